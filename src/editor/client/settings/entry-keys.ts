// Keys of the entries of a list, which stay with them while the list changes: what is held in an
// entry or dragged goes with it.
import { useState } from 'react';
import { matchEntries } from '../changes/shown-place.ts';

let made = 0;

/** @returns a new key, which nothing else has */
export function newKey(): string {
  return `entry ${(made += 1)}`;
}

/** @returns a key for each entry of a list, which has to be the same array while nothing changes */
export function useEntryKeys(entries: readonly unknown[]): string[] {
  const [known, setKnown] = useState(() => ({ entries, keys: entries.map(newKey) }));
  if (known.entries === entries) return known.keys;
  const places = matchEntries(known.entries, entries);
  const keys = places.map((place) => (place === null ? newKey() : known.keys[place]!));
  setKnown({ entries, keys });
  return keys;
}
