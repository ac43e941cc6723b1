// Encoding Windows-1252, which programs guess for a file whose encoding they do not know.

/** The characters of the bytes 0x80 to 0x9F. Those without one stand for themselves, as in browsers. */
const upper = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** @returns the character of a byte */
export function decodeWindows1252(byte: number): string {
  return byte >= 0x80 && byte <= 0x9f ? upper.charAt(byte - 0x80) : String.fromCharCode(byte);
}

/** @returns the byte of a character that has one in this encoding, or in Latin-1 */
export function encodeWindows1252(character: string): number {
  const index = upper.indexOf(character);
  return index === -1 ? character.charCodeAt(0) : 0x80 + index;
}
