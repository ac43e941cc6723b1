// Block scalars on the fast path: texts of several lines after | or >.
import { space } from './characters.ts';
import { findLineEnd, foldLines } from './fast-lines.ts';
import { findFoldedPart } from '../folded-parts.ts';
import type { ParsedValue } from './fast-scalar.ts';
import { unsupported, type Unsupported } from './unsupported.ts';

/**
 * Reads the lines below the | or > at `start`.
 * @param outer the indentation of the line with the mark
 * @returns the text, and the offset of the first line after it
 */
export function readBlockScalar(text: string, start: number, outer: number): ParsedValue<string> | Unsupported {
  const header = /[|>]-?[ ]*\n/y;
  header.lastIndex = start;
  const [mark] = header.exec(text) ?? [];
  if (mark === undefined) return unsupported;
  const { lines, end } = readLinesBelow(text, start + mark.length, outer);
  // An empty first line and lines that are indented further follow special rules.
  if (lines.length === 0 || lines[0] === '' || lines.some((line) => line.startsWith(' '))) return unsupported;
  // A line that looks like a setting may have become part of the text by mistake.
  if (lines.some((line) => /^(?:- )*["']?[a-z][\w-]*["']?\s*:(?: |$)/.test(line))) return unsupported;
  // What it joins may have been meant as paragraphs, a list or a table.
  if (mark.startsWith('>') && findFoldedPart(lines) !== null) return unsupported;
  const last = lines.findLastIndex((line) => line !== '');
  const body = mark.startsWith('|') ? lines.slice(0, last + 1).join('\n') : foldLines(lines.slice(0, last + 1));
  return { value: mark.includes('-') ? body : `${body}\n`, end };
}

function readLinesBelow(text: string, start: number, outer: number): { lines: string[]; end: number } {
  const lines: string[] = [];
  let indent = -1;
  let at = start;
  while (at < text.length) {
    const end = findLineEnd(text, at);
    let first = at;
    while (first < end && text.charCodeAt(first) === space) first++;
    if (first < end) {
      if (indent === -1) indent = first - at;
      if (first - at <= outer || first - at < indent) break;
    }
    // In a line of spaces, those beyond the indentation are part of the text.
    lines.push(first < end || (indent !== -1 && end - at > indent) ? text.slice(at + indent, end) : '');
    at = end + 1;
  }
  return { lines, end: Math.min(at, text.length) };
}
