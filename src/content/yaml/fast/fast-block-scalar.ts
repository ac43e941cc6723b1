// Texts of several lines after | or >.
import { declined, type Declined } from './declined.ts';
import { folded, endOfLine } from './lines.ts';

interface BlockText {
  value: string;
  /** The offset of the first line that is not part of it. */
  end: number;
}

/**
 * Reads the lines below a | or > at `start`.
 * @param outer the indentation of the line with the mark
 */
export function blockText(text: string, start: number, outer: number): BlockText | Declined {
  const header = /[|>]-?[ ]*\n/y;
  header.lastIndex = start;
  const [mark] = header.exec(text) ?? [];
  if (mark === undefined) return declined;
  const { lines, end } = linesBelow(text, start + mark.length, outer);
  // An empty first line and one that is indented more have rules of their own.
  if (lines.length === 0 || lines[0] === '' || lines.some((line) => line.startsWith(' '))) return declined;
  // A line that looks like a setting may be one that the text has swallowed.
  if (lines.some((line) => /^(?:- )*["']?[a-z][\w-]*["']?\s*:(?: |$)/.test(line))) return declined;
  const last = lines.findLastIndex((line) => line !== '');
  const body = mark.startsWith('|') ? lines.slice(0, last + 1).join('\n') : folded(lines.slice(0, last + 1));
  return { value: mark.includes('-') ? body : `${body}\n`, end };
}

function linesBelow(text: string, start: number, outer: number): { lines: string[]; end: number } {
  const lines: string[] = [];
  let indent = -1;
  let at = start;
  while (at < text.length) {
    const end = endOfLine(text, at);
    let first = at;
    while (first < end && text.charCodeAt(first) === 32) first++;
    if (first < end) {
      if (indent === -1) indent = first - at;
      if (first - at <= outer || first - at < indent) break;
    }
    lines.push(first < end ? text.slice(at + indent, end) : '');
    at = end + 1;
  }
  return { lines, end: Math.min(at, text.length) };
}
