// Code frames: the source line of a diagnostic with carets below its range, as plain text for the
// terminal and the browser's overlay.
import type { TextRange } from '../../base/pure/positions.ts';

const maxColumns = 110;
/** Columns of a long line that are shown before the range. */
const columnsBefore = 40;

/** @returns the line of the range with its number, and carets below the range */
export function formatCodeFrame(text: string, { start, end }: TextRange): string {
  const [first = ''] = text.split('\n').slice(start.line - 1);
  const line = first.replace(/\r$/, '').replace(/^\uFEFF/, '');
  const last = end.line === start.line ? end.column - 1 : line.length;
  const excerpt = cropLine(line, start.column - 1);
  const [from, to] = [start.column - 1 - excerpt.from, Math.min(last - excerpt.from, excerpt.text.length)];
  const gutter = String(start.line);
  const carets =
    ' '.repeat(measureWidth(excerpt.lead + showControlCharacters(excerpt.text.slice(0, from)))) +
    '^'.repeat(Math.max(1, measureWidth(showControlCharacters(excerpt.text.slice(from, to)))));
  return `${gutter} | ${excerpt.lead}${showControlCharacters(excerpt.text)}${excerpt.tail}\n${' '.repeat(gutter.length)} | ${carets}`;
}

interface Excerpt {
  text: string;
  from: number;
  lead: string;
  tail: string;
}

/** @returns the part of a long line that contains the column, with marks where it was cut */
function cropLine(line: string, column: number): Excerpt {
  if (line.length <= maxColumns) return { text: line, from: 0, lead: '', tail: '' };
  const from = column < maxColumns - columnsBefore ? 0 : column - columnsBefore;
  const text = line.slice(from, from + maxColumns);
  return { text, from, lead: from > 0 ? '… ' : '', tail: from + maxColumns < line.length ? ' …' : '' };
}

/** Tabs become spaces, and characters that could move the cursor become U+FFFD. */
function showControlCharacters(text: string): string {
  return text.replaceAll('\t', '    ').replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

/** @returns how many columns of a terminal a text takes */
function measureWidth(text: string): number {
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
