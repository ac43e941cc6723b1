// Finds {site.phone} and {param.heading} in texts, and puts values in their places.
import { child, isGroup } from './pointer.ts';

/** One placeholder as it stands in a text. */
export interface Placeholder {
  /** With its braces, as written. */
  written: string;
  root: string;
  path: string;
  /** Whether it is the whole text, so that a list or a number can take its place. */
  whole: boolean;
  /** How many of the same stand before it in the text. */
  nth: number;
}

/** Gives the value for a placeholder, or undefined to leave it as it is. */
export type Fill = (placeholder: Placeholder, pointer: string) => unknown;

const pattern = /\{\s*([A-Za-z]+)\.([^{}\s]*)\s*\}/g;

/** @returns a copy of the data with the placeholders of all texts filled in */
export function fillIn(value: unknown, fill: Fill, pointer = ''): unknown {
  if (typeof value === 'string') return value.includes('{') ? fillText(value, fill, pointer) : value;
  if (Array.isArray(value)) return value.map((item, index) => fillIn(item, fill, child(pointer, index)));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillIn(part, fill, child(pointer, key))]));
}

function fillText(text: string, fill: Fill, pointer: string): unknown {
  const found = placeholdersIn(text);
  if (found.length === 0) return text;
  if (found[0]!.whole) {
    const value = fill(found[0]!, pointer);
    return value === undefined ? text : value;
  }
  let index = 0;
  return text.replaceAll(pattern, (written) => {
    const value = fill(found[index++]!, pointer);
    return value === undefined || typeof value === 'object' ? written : String(value);
  });
}

/** @returns the placeholders of a text, in order */
export function placeholdersIn(text: string): Placeholder[] {
  const seen = new Map<string, number>();
  return Array.from(text.matchAll(pattern), ([written, root = '', path = '']) => {
    const nth = seen.get(written) ?? 0;
    seen.set(written, nth + 1);
    return { written, root, path, whole: written === text, nth };
  });
}
