// Telephone numbers within texts, which are broken only where a line has no room for one.
import type { ReactNode } from 'react';

/** From the code of a country on, with the signs that people write between digits. */
const number = /(\+\d[\d ()./\-\u00a0]{5,20}\d)/;

/** @returns the text, with each international telephone number in an element that moves as one */
export function keepNumbers(text: string): ReactNode {
  // Quicker than the pattern, and most texts have none.
  if (!text.includes('+') || !number.test(text)) return text;
  return text.split(number).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block">
        {part}
      </span>
    ),
  );
}
