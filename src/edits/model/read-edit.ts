// Reads an edit of unknown shape, and refuses the keys that lead out of a file's data.
import { isGroup } from '../../base/pure/pointer.ts';
import { editRefusals } from '../messages/refusals.ts';
import { EditRefusal, type Edit } from './edit.ts';
import type { Path } from './path.ts';

/** Keys that every object of JavaScript has, or that change what all of them have. */
const foreignKeys: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

type Reader = (given: Record<string, unknown>) => boolean;

const isPlace = (value: unknown): value is string | number =>
  typeof value === 'string' || (Number.isInteger(value) && (value as number) >= 0);
const isPath = (value: unknown): value is Path => Array.isArray(value) && value.every(isPlace);
const hasPath: Reader = ({ path }) => isPath(path);
const hasKey: Reader = ({ path, key }) => isPath(path) && typeof key === 'string';

/** Shapes of the edits, by their kinds. */
const shapes: Record<Edit['kind'], Reader> = {
  set: hasPath,
  insert: ({ path, at }) => isPath(path) && isPlace(at),
  remove: hasPath,
  move: ({ from, to }) => isPath(from) && isPath(to) && from.length > 0 && to.length > 0,
  duplicate: ({ path, key }) => isPath(path) && (key === undefined || typeof key === 'string'),
  rename: hasKey,
  wrap: hasPath,
  expand: hasKey,
  shorten: hasKey,
};

/** @returns the edit; null for what is none */
export function readEdit(given: unknown): Edit | null {
  if (!isGroup(given) || typeof given.kind !== 'string' || !Object.hasOwn(shapes, given.kind)) return null;
  return shapes[given.kind as Edit['kind']](given) ? (given as Edit) : null;
}

/** @throws EditRefusal if a path, a key or a value of an edit has a name that no setting can have */
export function refuseForeignKeys(edit: Edit): void {
  const parts: unknown[] =
    edit.kind === 'move'
      ? [...edit.from, ...edit.to]
      : [...edit.path, 'key' in edit ? edit.key : undefined, 'at' in edit ? edit.at : undefined];
  const found =
    parts.find((part) => foreignKeys.has(part)) ?? ('value' in edit ? findForeignKey(edit.value) : undefined);
  if (found !== undefined) throw new EditRefusal(editRefusals.foreignKey(String(found)));
}

function findForeignKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (foreignKeys.has(key)) return key;
    const found = findForeignKey(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
