// Finds entries of lists again after the page has changed: what somebody saw when they chose it,
// and what is shown now.
import { getAtPath, type Path } from '../../../edits/model/path.ts';

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
  const inner = findShown(getAtPath(shown, [key]), getAtPath(now, [at]), rest);
  return inner && [at, ...inner];
}

/** @returns where an entry of a list is in the list that there is now */
function placeOf(shown: unknown[], now: unknown[], place: number): number | null {
  if (place >= shown.length) return null;
  const [before, after] = [shown, now].map((list) => list.map((entry) => JSON.stringify(entry)));
  const isEdited = (index: number) => sharesSetting(shown[index], now[index]) && !after!.includes(before![index]!);
  const isSame = (index: number) => before![index] === after![index];
  const isInPlace =
    before!.every((_, index) => index === place || isSame(index)) ||
    before!.every((_, index) => isSame(index) || isEdited(index));
  if (isInPlace && before!.length === after!.length) return place;
  const wanted = before![place]!;
  const places = after!.flatMap((entry, index) => (entry === wanted ? [index] : []));
  const twins = before!.flatMap((entry, index) => (entry === wanted ? [index] : []));
  // Of twins, each is the one that has as many of them above it.
  return places.length === twins.length ? places[twins.indexOf(place)]! : null;
}

/** Checks that two sections or entries are of one kind and have a setting in common. */
function sharesSetting(one: unknown, other: unknown): boolean {
  const settings = Object.entries(Object(one) as Record<string, unknown>).filter(([key]) => key !== 'type');
  const isShared = (key: string, value: unknown) => JSON.stringify(value) === JSON.stringify(getAtPath(other, [key]));
  return kindOf(one) === kindOf(other) && settings.some(([key, value]) => isShared(key, value));
}

/**
 * Pairs the entries of a list with those that it had before: what is the same first, then
 * what was edited, by its neighbours, then in order.
 * @returns for each entry its place before; null for a new one
 */
export function matchEntries(before: readonly unknown[], now: readonly unknown[]): (number | null)[] {
  const [old, texts] = [before, now].map((list) => list.map((entry) => JSON.stringify(entry)));
  const places: (number | null)[] = texts!.map((text, index) => (old![index] === text ? index : null));
  const free = new Set(old!.keys());
  for (const place of places) if (place !== null) free.delete(place);
  const pair = (isSame: (place: number, index: number) => boolean) => {
    for (const [index, known] of places.entries()) {
      if (known !== null) continue;
      const found = [...free].find((place) => isSame(place, index));
      if (found === undefined) continue;
      places[index] = found;
      free.delete(found);
    }
  };
  pair((place, index) => old![place] === texts![index]);
  const isAlike = (place: number, index: number) => kindOf(before[place]) === kindOf(now[index]);
  // Of those of a kind, one that has a neighbour still.
  pair((place, index) => isAlike(place, index) && (places[index - 1] === place - 1 || places[index + 1] === place + 1));
  pair(isAlike);
  return places;
}

function kindOf(entry: unknown): string {
  return String(getAtPath(entry, ['type']) ?? typeof entry);
}

/** @returns where a value is after its file has changed; where it is gone, what was around it */
export function followPath(before: unknown, now: unknown, [key, ...rest]: Path): Path {
  if (key === undefined) return [];
  const isList = Array.isArray(before) && Array.isArray(now);
  const at = isList ? matchEntries(before, now).indexOf(Number(key)) : key;
  const [old, value] = [getAtPath(before, [key]), getAtPath(now, [at])];
  // A setting can be chosen that is not set.
  if (at === -1 || (typeof old === 'object' && value === undefined)) return [];
  return [at, ...followPath(old, value, rest)];
}

/** @returns the first entry of a list that is new, or else edited; null where none is */
export function findChanged(before: readonly unknown[], now: readonly unknown[]): number | null {
  const places = matchEntries(before, now);
  const isEdited = (place: number | null, index: number) =>
    place !== null && JSON.stringify(before[place]) !== JSON.stringify(now[index]);
  const at = places.includes(null) ? places.indexOf(null) : places.findIndex(isEdited);
  return at === -1 ? null : at;
}
