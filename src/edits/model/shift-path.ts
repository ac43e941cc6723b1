// Paths after an edit: they lead to the same value as before it.
import type { Edit } from './edit.ts';
import { isWithin, type Path } from './path.ts';

/** @returns where a value is after an edit; null for one that the edit removes */
export function shiftPath(edit: Edit, path: Path): Path | null {
  switch (edit.kind) {
    case 'remove':
      return shiftAfterRemoval(path, edit.path);
    case 'insert':
      return shift(path, [...edit.path, edit.at], 1);
    case 'duplicate':
      return edit.key === undefined ? shift(path, nextPath(edit.path), 1) : path;
    case 'move': {
      if (isWithin(path, edit.from)) return [...edit.to, ...path.slice(edit.from.length)];
      const closed = shiftAfterRemoval(path, edit.from);
      return closed && shift(closed, edit.to, 1);
    }
    case 'rename':
      return isWithin(path, edit.path) ? [...edit.path.slice(0, -1), edit.key, ...path.slice(edit.path.length)] : path;
    default:
      return path;
  }
}

/** @returns the place below an entry of a list */
export function nextPath(path: Path): Path {
  return [...path.slice(0, -1), Number(path.at(-1)) + 1];
}

function shiftAfterRemoval(path: Path, gone: Path): Path | null {
  return isWithin(path, gone) ? null : shift(path, gone, -1);
}

function shift(path: Path, at: Path, by: 1 | -1): Path {
  const depth = at.length - 1;
  const [index, first] = [path[depth], at[depth]];
  if (typeof index !== 'number' || typeof first !== 'number' || !isWithin(path, at.slice(0, -1))) return path;
  return index >= first ? [...path.slice(0, depth), index + by, ...path.slice(depth + 1)] : path;
}
