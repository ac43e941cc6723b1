// Paths into the data of a file.
import type { Edit } from '../../../edits/engine/edit.ts';
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

/**
 * Puts an entry at a place of a list, into a copy of some data.
 * @returns undefined where there is no such list
 */
export function withEntry(data: unknown, path: Path, entry: unknown): unknown {
  const around = path.slice(0, -1);
  const list = valueAt(data, around);
  if (!Array.isArray(list)) return undefined;
  return withValueAt(data, around, (list as unknown[]).toSpliced(Number(path.at(-1)), 0, entry));
}

/**
 * Gives a setting another key in its place, in a copy of some data.
 * @returns undefined where there is no such setting
 */
export function withKey(data: unknown, path: Path, key: string): unknown {
  const around = path.slice(0, -1);
  const group = valueAt(data, around);
  if (valueAt(data, path) === undefined || typeof group !== 'object' || group === null) return undefined;
  const renamed = Object.entries(group).map(([name, value]) => [name === path.at(-1) ? key : name, value as unknown]);
  return withValueAt(data, around, Object.fromEntries(renamed));
}

/** @returns where a value is after an edit; null for one that the edit removes */
export function shiftPath(edit: Edit, path: Path): Path | null {
  switch (edit.kind) {
    case 'remove':
      return closeUp(path, edit.path);
    case 'insert':
      return shift(path, [...edit.path, edit.at], 1);
    case 'duplicate':
      return edit.key === undefined ? shift(path, nextTo(edit.path), 1) : path;
    case 'move': {
      if (isWithin(path, edit.from)) return [...edit.to, ...path.slice(edit.from.length)];
      const closed = closeUp(path, edit.from);
      return closed && shift(closed, edit.to, 1);
    }
    case 'rename':
      return isWithin(path, edit.path) ? [...edit.path.slice(0, -1), edit.key, ...path.slice(edit.path.length)] : path;
    default:
      return path;
  }
}

/** @returns the place below an entry of a list */
export function nextTo(path: Path): Path {
  return [...path.slice(0, -1), Number(path.at(-1)) + 1];
}

function closeUp(path: Path, gone: Path): Path | null {
  return isWithin(path, gone) ? null : shift(path, gone, -1);
}

function shift(path: Path, at: Path, by: 1 | -1): Path {
  const depth = at.length - 1;
  const [index, first] = [path[depth], at[depth]];
  if (typeof index !== 'number' || typeof first !== 'number' || !isWithin(path, at.slice(0, -1))) return path;
  return index >= first ? [...path.slice(0, depth), index + by, ...path.slice(depth + 1)] : path;
}
