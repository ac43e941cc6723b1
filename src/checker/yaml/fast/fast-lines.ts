// Lines and spaces for the fast path: where lines end, and how several of them are one text.
import { space } from './characters.ts';

/** @returns the offset of the line break that ends the line, or of the end of the text */
export function findLineEnd(text: string, from: number): number {
  const lineBreak = text.indexOf('\n', from);
  return lineBreak === -1 ? text.length : lineBreak;
}

/** @returns the offset of the next character that is not a space */
export function skipSpaces(text: string, at: number): number {
  while (text.charCodeAt(at) === space) at++;
  return at;
}

/** @returns the lines as one text: a line break becomes a space, each empty line a line break */
export function foldLines(lines: string[]): string {
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
