// The code frame: the source line with carets below the range. Plain text, for the terminal and the browser's overlay.
import type { Range } from '../../content/diagnostic.ts';

const longest = 110;
const before = 40;

/** @returns the line of the range with its number, and carets below the range */
export function codeFrame(text: string, { start, end }: Range): string {
  const [first = ''] = text.split('\n').slice(start.line - 1);
  const line = first.replace(/\r$/, '').replace(/^\uFEFF/, '');
  const last = end.line === start.line ? end.column - 1 : line.length;
  const window = cropped(line, start.column - 1);
  const [from, to] = [start.column - 1 - window.from, Math.min(last - window.from, window.text.length)];
  const gutter = String(start.line);
  const carets =
    ' '.repeat(widthOf(window.lead + visible(window.text.slice(0, from)))) +
    '^'.repeat(Math.max(1, widthOf(visible(window.text.slice(from, to)))));
  return `${gutter} | ${window.lead}${visible(window.text)}${window.tail}\n${' '.repeat(gutter.length)} | ${carets}`;
}

interface Window {
  text: string;
  from: number;
  lead: string;
  tail: string;
}

/** The part of a long line that has the range in it. */
function cropped(line: string, column: number): Window {
  if (line.length <= longest) return { text: line, from: 0, lead: '', tail: '' };
  const from = column < longest - before ? 0 : column - before;
  const text = line.slice(from, from + longest);
  return { text, from, lead: from > 0 ? '… ' : '', tail: from + longest < line.length ? ' …' : '' };
}

/** Tabs become spaces, and characters that could move the cursor become visible ones. */
function visible(text: string): string {
  return text.replaceAll('\t', '    ').replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

/** How many columns of a terminal a text takes. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += /[\p{Mn}\p{Me}\p{Cf}]/u.test(character) ? 0 : isWide(character) ? 2 : 1;
  return width;
}

function isWide(character: string): boolean {
  const code = character.codePointAt(0)!;
  return (
    /\p{Emoji_Presentation}/u.test(character) ||
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x20000 && code <= 0x3fffd)
  );
}
