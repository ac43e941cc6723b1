// Finds what somebody saw when they chose it: the page may have changed since, and other sections
// may stand at its place.
import type { Path } from '../../protocol/page.ts';
import { valueAt } from './paths.ts';

/**
 * @param shown the data of a file as it was shown
 * @param now its data now
 * @returns the path that leads to the same entry now; null where it cannot be told, or is gone
 */
export function findShown(shown: unknown, now: unknown, path: Path): Path | null {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const at = Array.isArray(shown) && Array.isArray(now) ? placeOf(shown, now, Number(key)) : key;
  if (at === null) return null;
  const inner = findShown(valueAt(shown, [key]), valueAt(now, [at]), rest);
  return inner && [at, ...inner];
}

/** @returns where an entry of a list is in the list that there is now */
function placeOf(shown: unknown[], now: unknown[], place: number): number | null {
  if (place >= shown.length) return null;
  const [before, after] = [shown, now].map((list) => list.map((entry) => JSON.stringify(entry)));
  if (before!.length === after!.length && before!.every((entry, index) => index === place || entry === after![index]))
    return place;
  const wanted = before![place]!;
  const places = after!.flatMap((entry, index) => (entry === wanted ? [index] : []));
  const twins = before!.flatMap((entry, index) => (entry === wanted ? [index] : []));
  // Of twins, each is the one that has as many of them above it.
  return places.length === twins.length ? places[twins.indexOf(place)]! : null;
}
