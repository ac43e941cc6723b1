// Digits of all scripts as 0 to 9.

/** @returns the text with the digits of every script (Unicode category Nd) as 0 to 9 */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(readDigit(digit.codePointAt(0)!)));
}

/** Each script has its ten digits in a row, from its zero on (The Unicode Standard, 4.6). */
function readDigit(codePoint: number): number {
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (codePoint - zero) % 10;
}
