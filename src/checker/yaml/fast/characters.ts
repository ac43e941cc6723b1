// Character codes, as the fast path compares them.

export const newline = 10;
export const space = 32;
export const doubleQuote = 34;
export const hash = 35;
export const singleQuote = 39;
export const plus = 43;
export const comma = 44;
export const dash = 45;
export const dot = 46;
export const slash = 47;
export const colon = 58;
export const greaterThan = 62;
export const openBracket = 91;
export const backslash = 92;
export const closeBracket = 93;
export const underscore = 95;
export const openBrace = 123;
export const pipe = 124;
export const closeBrace = 125;

/** @returns whether a code is that of 0 to 9 */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** @returns whether a code is that of a to z or A to Z */
export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** @returns whether a code is that of “ ” „ « or » */
export function isTypographicQuote(code: number): boolean {
  return (code >= 0x201c && code <= 0x201e) || code === 0xab || code === 0xbb;
}
