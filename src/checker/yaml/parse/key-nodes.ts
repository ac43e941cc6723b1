// Keys of YAML maps: their text and their place.
import { isScalar, type Scalar } from 'yaml';
import type { Place } from '../../diagnostics/diagnostic.ts';

/** Creates a place from offsets in the repaired text. */
export type PlaceAt = (start: number, end: number) => Place;

/** @returns the text of a key */
export function toKeyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

/** @returns the place of a key */
export function placeKey({ range }: Scalar, placeAt: PlaceAt): Place {
  return placeAt(range?.[0] ?? 0, range?.[1] ?? 0);
}
