// The names of settings. The same few come again and again, so each is cut out of a text only once.

const shelves: string[] = Array.from({ length: 1024 }, () => '');

/**
 * @returns the name that begins here: a letter, then letters, digits, _ and -; "" when there is none.
 * A colon with a space or a line's end behind it has to follow.
 */
export function keyAt(text: string, start: number): string {
  let code = text.charCodeAt(start);
  if (!isLetter(code)) return '';
  let end = start;
  let sum = 0;
  while (isLetter(code) || (code >= 48 && code <= 57) || code === 95 || code === 45) {
    sum = (sum * 31 + code) & 0xffff;
    code = text.charCodeAt(++end);
  }
  if (code !== 58) return '';
  const next = text.charCodeAt(end + 1);
  if (next !== 32 && next !== 10 && !Number.isNaN(next)) return '';
  const shelf = sum & 1023;
  const known = shelves[shelf]!;
  if (known.length === end - start && text.startsWith(known, start)) return known;
  return (shelves[shelf] = text.slice(start, end));
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
