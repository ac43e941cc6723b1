// Placeholders: finds {site.phone} and {param.heading} in texts, and replaces them by values.
import { childPointer, isGroup } from '../primitives/pointer.ts';

/** A placeholder in a text. */
export interface Placeholder {
  /** With its braces, as written. */
  written: string;
  root: string;
  path: string;
  /** Whether it is the whole text, so that a list or number can replace it. */
  whole: boolean;
  /** How many equal placeholders come before it in the text. */
  nth: number;
}

/** @returns the value of a placeholder; undefined leaves it as written */
export type Fill = (placeholder: Placeholder, pointer: string) => unknown;

const pattern = /\{\s*([A-Za-z]+)\.([^{}\s]*)\s*\}/g;

/** @returns a copy of the data with the placeholders in all texts filled in */
export function fillIn(value: unknown, fill: Fill, pointer = ''): unknown {
  if (typeof value === 'string') return value.includes('{') ? fillText(value, fill, pointer) : value;
  if (Array.isArray(value)) return value.map((item, index) => fillIn(item, fill, childPointer(pointer, index)));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillIn(part, fill, childPointer(pointer, key))]),
  );
}

function fillText(text: string, fill: Fill, pointer: string): unknown {
  const found = findPlaceholders(text);
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
export function findPlaceholders(text: string): Placeholder[] {
  const seen = new Map<string, number>();
  return Array.from(text.matchAll(pattern), ([written, root = '', path = '']) => {
    const nth = seen.get(written) ?? 0;
    seen.set(written, nth + 1);
    return { written, root, path, whole: written === text, nth };
  });
}
