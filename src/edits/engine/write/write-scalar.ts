// Texts, numbers and keys as YAML: plain, in quotes, or as lines below `>-` and `|-`.
import type { WritingStyle } from './writing-style.ts';

/**
 * Source of a value: the part behind the dash or colon, and the lines below it, without
 * indentation.
 */
export interface ScalarSource {
  inline: string;
  below: string[];
}

export interface ScalarPlace {
  inFlow: boolean;
  style: WritingStyle;
  /** Number of characters before the value in its line. */
  column: number;
  /** Number of spaces before the lines below. */
  indent: number;
  /** Column of the key or dash of the value; -1 for the whole file. */
  keyColumn: number;
  /** Puts every text into quotes. */
  isCareful: boolean;
}

/** @param value a text, a number, true, false or null */
export function writeScalar(value: unknown, place: ScalarPlace): ScalarSource {
  if (typeof value !== 'string') return { inline: value === undefined ? 'null' : JSON.stringify(value), below: [] };
  const below = place.inFlow || place.isCareful ? null : writeBlockText(value, place);
  return below ?? { inline: writeInline(value, place), below: [] };
}

function writeBlockText(text: string, { style, column, indent, keyColumn }: ScalarPlace): ScalarSource | null {
  const isLong = column + text.length > style.width && text.includes(' ');
  if (text.includes('\n')) {
    const lines = literalLines(text);
    // If the first line begins with a space, YAML needs the indentation of the others as a digit.
    const digit = /^\n*[ \t]/.test(text) ? String(indent - Math.max(0, keyColumn)) : '';
    return lines && { inline: `|${digit}${chomping(text)}`, below: lines };
  }
  const lines = isLong && style.folds ? foldText(text, style.width - indent) : null;
  return lines && { inline: '>-', below: lines };
}

/** @returns the mark for the line breaks with which a text ends */
export function chomping(text: string): '' | '+' | '-' {
  const breaks = /\n*$/.exec(text)![0].length;
  return breaks === 0 ? '-' : breaks === 1 ? '' : '+';
}

/** @returns the lines of a text below `|`; null when it cannot be written so */
export function literalLines(text: string): string[] | null {
  return /\S/.test(text) && !mustEscape(text) ? text.replace(/\n$/, '').split('\n') : null;
}

/**
 * @returns the lines of a text below `>`, as long as they may be; null when it cannot be written
 * so
 */
export function foldText(text: string, width: number): string[] | null {
  const body = text.replace(/\n+$/, '');
  if (isUnprintable(text) || body === '' || /(?:^|\n)[ \t]|[ \t](?:\n|$)|\n\n\n/.test(body) || body.startsWith('\n'))
    return null;
  // n line breaks of a text are n empty lines of the folded one.
  return body.split(/(\n+)/).flatMap((piece) => {
    return piece.startsWith('\n') ? Array.from(piece, () => '') : wrapWords(piece, width);
  });
}

/** Breaks a line at single spaces; others stay in their line. */
export function wrapWords(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<=\S) (?=\S)/)) {
    if (current !== '' && current.length + 1 + word.length > Math.max(width, 30)) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

/** @returns a text in one line */
export function writeInline(
  text: string,
  { inFlow, style, isCareful }: Pick<ScalarPlace, 'inFlow' | 'style' | 'isCareful'>,
): string {
  if (!isCareful && !style.quotesAll && isPlain(text, inFlow)) return text;
  return inQuotes(text, style.quote);
}

/** @returns a text in quotes: in the other ones, or with escapes, where it asks for them */
export function inQuotes(text: string, quote: '"' | "'"): string {
  const needsEscapes = isUnprintable(text) || text.includes('\n');
  if (!needsEscapes && quote === "'") return `'${text.replaceAll("'", "''")}'`;
  if (!needsEscapes && /["\\]/.test(text) && !text.includes("'")) return `'${text}'`;
  return `"${escapeCharacter(text)}"`;
}

/** @returns characters as they are written in double quotes */
export function escapeCharacter(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(unprintable, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// Both halves of a character beyond the first 65,536 are fine together.
const unprintable =
  // oxlint-disable-next-line no-control-regex
  /[\0-\x08\x0b-\x1f\x7f-\xa0\xad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff\ufffd\ud800-\udfff]/gu;

/** Checks that a text has invisible characters, or some that YAML does not allow unescaped. */
function isUnprintable(text: string): boolean {
  return text.search(unprintable) !== -1 || text.includes('\t');
}

/**
 * @returns whether a text has characters that YAML reads in double quotes alone, as escapes
 * @see https://yaml.org/spec/1.2.2/#51-character-set
 */
export function mustEscape(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]/u.test(text);
}

const keywords = /^(?:true|false|null|yes|no|on|off|y|n|~)$/i;

/** @returns whether YAML surely reads a text without quotes as this text */
export function isPlain(text: string, inFlow: boolean): boolean {
  if (!/^[\p{L}\p{N}/(]/u.test(text) || text !== text.trim() || isUnprintable(text) || text.includes('\n'))
    return false;
  if (looksOtherwise(text)) return false;
  return !/:(?:\s|$)|\s#/.test(text) && !(inFlow && /[,[\]{}]/.test(text));
}

/** @returns whether other programs may read a text without quotes as a number, a switch or a date */
export function looksOtherwise(text: string): boolean {
  // YAML 1.2 reads a date as a text, and so do authors.
  if (/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/.test(text)) return false;
  return /^\d[\d.,:_+\-eExXobT/ ]*$/.test(text) || keywords.test(text) || /^0[xob]/i.test(text);
}

/** @returns the name of a setting as YAML */
export function writeKey(key: string, style: WritingStyle): string {
  return /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key) && !keywords.test(key) ? key : inQuotes(key, style.quote);
}
