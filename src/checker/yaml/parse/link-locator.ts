// Link locator: the place of a link's address in a text, written [words](address).
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Locator } from './locate.ts';

/** @returns the place of a link's address; `nth` counts links that start the same, from 0 */
export function locateLink(
  locator: Locator,
  pointer: string,
  { address, nth }: { address: string; nth: number },
): Place {
  const place = locator.word(pointer, `](${address}`, nth);
  const { start, end } = place.range;
  // A text that a shared section's parameter or site.yaml has filled in has no place in the file.
  if (end.offset - start.offset !== address.length + 2) return place;
  const moved = { line: start.line, column: start.column + 2, offset: start.offset + 2 };
  return { ...place, range: { start: moved, end } };
}
