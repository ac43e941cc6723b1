// Paths into the data of a file.
import type { Path } from '../../protocol/page.ts';

/** @returns the value at a path; undefined when there is none */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Record<string | number, unknown>)[key];
  }, data);
}

export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}

/** Those in columns are changed as other entries are. */
export function isSectionOfPage(path: Path): boolean {
  return path[0] === 'blocks' && path.length === 2;
}

/** @returns whether a path leads to a value or to something inside of it */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, index) => key === path[index]);
}

/**
 * Puts a value at a path into a copy of some data, as an edit does in the file; groups on the way
 * are made.
 * @param value undefined takes the entry away
 */
export function withValueAt(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const copy = [...(data as unknown[])];
    if (rest.length === 0 && value === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = withValueAt(copy[Number(key)], rest, value);
    return copy;
  }
  const group = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const { [key]: inner, ...others } = group;
  if (rest.length === 0 && value === undefined) return others;
  return { ...group, [key]: withValueAt(inner, rest, value) };
}
