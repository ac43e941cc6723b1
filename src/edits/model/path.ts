// Paths into the data of a file.
import { ownValue, parsePointer } from '../../base/pure/pointer.ts';

/** The keys, and the places in lists, that lead to a value; [] is the whole file. */
export type Path = readonly (string | number)[];

/** A value of a file. */
export interface Place {
  file: string;
  path: Path;
}

/** @returns the value at a path; undefined when there is none */
export function getAtPath(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(ownValue, data);
}

/**
 * @param data what the file says: it alone tells a place in a list from a name such as "2024"
 * @returns the path that a JSON pointer (RFC 6901) leads along
 */
export function toPath(pointer: string, data: unknown): Path {
  let around = data;
  return parsePointer(pointer).map((key) => {
    const own = Array.isArray(around) ? Number(key) : key;
    around = ownValue(around, own);
    return own;
  });
}

export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && isWithin(one, other);
}

/** @returns whether a path leads to a value or to something in it */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, index) => key === path[index]);
}

/** Those in columns are changed as other entries are. */
export function isSectionOfPage(path: Path): boolean {
  return path[0] === 'blocks' && path.length === 2;
}
