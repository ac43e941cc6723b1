// Where the address of a link in a text stands: [words](address).
import type { Place } from './diagnostic.ts';
import type { Locator } from './locate.ts';

/** @returns the place of the address of a link in a text, written [words](address) */
export function linkPlace(
  locator: Locator,
  pointer: string,
  { address, nth }: { address: string; nth: number },
): Place {
  const place = locator.word(pointer, `](${address}`, nth);
  const { start, end } = place.range;
  // The words of a text that was put in from elsewhere stand nowhere in this file.
  if (end.offset - start.offset !== address.length + 2) return place;
  const moved = { line: start.line, column: start.column + 2, offset: start.offset + 2 };
  return { ...place, range: { start: moved, end } };
}
