// Interned keys: the same few keys come again and again, so each is cut out of a text only once.
import { colon, dash, isDigit, isLetter, newline, space, underscore } from './characters.ts';

/** A hash table that keeps the last key of each slot. */
const slots: string[] = Array.from({ length: 1024 }, () => '');

/**
 * @returns the key at an offset: a letter, then letters, digits, _ and -, with a colon after it
 * that a space or the end of the line follows; "" if there is none
 */
export function readKey(text: string, start: number): string {
  let code = text.charCodeAt(start);
  if (!isLetter(code)) return '';
  let end = start;
  let sum = 0;
  while (isLetter(code) || isDigit(code) || code === underscore || code === dash) {
    sum = (sum * 31 + code) & 0xffff;
    code = text.charCodeAt(++end);
  }
  if (code !== colon) return '';
  const next = text.charCodeAt(end + 1);
  if (next !== space && next !== newline && !Number.isNaN(next)) return '';
  const slot = sum & 1023;
  const known = slots[slot]!;
  if (known.length === end - start && text.startsWith(known, start)) return known;
  return (slots[slot] = text.slice(start, end));
}
