// Lines of a text by offsets: where they start and end, and what they begin with.

/** @returns where the line of an offset starts; a byte order mark belongs to no line */
export function lineStart(text: string, at: number): number {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return start === 0 && text.startsWith('\uFEFF') ? 1 : start;
}

/** @returns where the line of an offset ends, before its line break */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end === -1) return text.length;
  return end > at && text[end - 1] === '\r' ? end - 1 : end;
}

/** @returns where the next line starts; the end of the text after the last one */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** @returns the end of the line before the one of an offset, before its line break */
export function previousLineEnd(text: string, at: number): number {
  const start = lineStart(text, at);
  if (start === 0 || text[start - 1] !== '\n') return start;
  return text[start - 2] === '\r' ? start - 2 : start - 1;
}

/** @returns the column of an offset, from 0 */
export function toColumn(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** @returns true if its line has only spaces before an offset */
export function isFirstInLine(text: string, at: number): boolean {
  return text.slice(lineStart(text, at), at).trim() === '';
}

/** @returns the line break that the text uses */
export function detectLineBreak(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** @returns lines with so many spaces before each, but for empty ones */
export function indentLines(lines: readonly string[], spaces: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line));
}
