// Signs of a language, as Intl has them: its digits, and the signs in and around its numbers.

/** Marks of direction, which nobody sees. */
const unseen = /[\u200e\u200f\u061c\u2066-\u2069]/g;

const digitsOf = new Map<string, readonly string[]>();

/** @returns the text with its digits as 0 to 9, in small letters, without unseen marks and odd spaces */
export function normalizeTyped(text: string, lang: string): string {
  const known = digitsOf.get(lang) ?? listDigits(lang);
  digitsOf.set(lang, known);
  const digits = [...text.replaceAll(unseen, '').normalize('NFKC')].map((sign) => {
    const digit = known.indexOf(sign);
    return digit === -1 ? sign : String(digit);
  });
  return digits.join('').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase(lang);
}

function listDigits(lang: string): string[] {
  const format = new Intl.NumberFormat(lang, { useGrouping: false });
  return Array.from({ length: 10 }, (_, digit) => format.format(digit));
}

/** @returns the words of a text: runs of letters */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}
