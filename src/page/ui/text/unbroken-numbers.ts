// Telephone numbers within texts, which are broken only where a line has no room for one.

/** From the code of a country on, with the signs that people write between digits. */
const number = /\+\d[\d ()./-]{5,20}\d/g;

/** @returns the text, with no-break spaces in its international telephone numbers */
export function keepNumbers(text: string): string {
  // Quicker than the pattern, and most texts have none.
  return text.includes('+') ? text.replaceAll(number, (found) => found.replaceAll(' ', '\u00a0')) : text;
}
