// Texts of several lines after | or >.
import { declined, type Declined } from './declined.ts';

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
    const newline = text.indexOf('\n', at);
    const lineEnd = newline === -1 ? text.length : newline;
    let first = at;
    while (first < lineEnd && text.charCodeAt(first) === 32) first++;
    if (first < lineEnd) {
      if (indent === -1) indent = first - at;
      if (first - at <= outer || first - at < indent) break;
    }
    lines.push(first < lineEnd ? text.slice(at + indent, lineEnd) : '');
    at = lineEnd + 1;
  }
  return { lines, end: Math.min(at, text.length) };
}

/** One line break is a space, each further one a line break. */
function folded(lines: string[]): string {
  let result = lines[0]!;
  let breaks = 0;
  for (const line of lines.slice(1)) {
    if (line === '') {
      breaks++;
      continue;
    }
    result += (breaks > 0 ? '\n'.repeat(breaks) : ' ') + line;
    breaks = 0;
  }
  return result;
}
