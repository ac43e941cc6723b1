// Telephone numbers within texts, which are broken only where a line has no room for
// one, and run from left to right in every language.
import type { ReactNode } from 'react';

/**
 * From the code of a country on, with the signs that people write between digits, and perhaps the
 * editor's marks, which are in private use.
 */
const number = /(\+\d(?:\p{Co}?[\d ()./-]){5,20}\p{Co}?\d\p{Co}?)/u;

/** @returns the text, its international telephone numbers isolated and with no-break spaces */
export function keepNumbers(text: string): ReactNode {
  // Quicker than the pattern, and most texts have none.
  if (!text.includes('+')) return text;
  const parts = text.split(number);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi key={index} dir="ltr">
        {part.replaceAll(' ', '\u00a0')}
      </bdi>
    ),
  );
}
