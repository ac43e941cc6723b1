// Random edits for the data of a file, each of which leads somewhere.
import fc from 'fast-check';
import type { Edit } from '../../../src/edits/model/edit.ts';
import type { Path } from '../../../src/edits/model/path.ts';
import { isGroup } from '../../../src/base/pure/pointer.ts';

const long =
  'A long text that goes on and on about nothing in particular, so that it does not fit into one line at all.';
// prettier-ignore
const words = fc.constantFrom(
  'word', 'Two words', 'yes', '12', '1.10', 'a: b', 'a #b', '# c', '- d', '{site.name}', '[[mark]]', "it's", 'say "so"',
  '', ' lead', 'trail ', 'two  spaces', 'line\nbreak', 'end\n', 'para\n\ngraph', 'tab\there', 'é ü 日本語', '🙂', '*', '&a',
  '!b', 'a, b', 'x]', '%', '@at', '`tick', '? q', 'null', '~', '2024-01-01', '/path', '\\', 'no\u00a0break', 'a:', '|',
  '>-', '---', long,
);
const numbers = fc.constantFrom(0, 1, -2, 1.5, true, false, null);
const keys = fc.constantFrom('alt', 'newKey', 'text', 'yes', 'two words', 'x: y');

const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 5, arbitrary: words },
    { weight: 1, arbitrary: numbers },
    { weight: 2, arbitrary: fc.dictionary(keys, tie('value'), { maxKeys: 3, noNullPrototype: true }) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
  ),
}));

export interface Dice {
  place: number;
  other: number;
  kind: number;
  value: unknown;
  key: string;
}

/** Dice that choose an edit in whatever data there is. */
export const dice: fc.Arbitrary<Dice> = fc.record({
  place: fc.nat(100_000),
  other: fc.nat(100_000),
  kind: fc.nat(100_000),
  value: anyValue,
  key: keys,
});

/** @returns all paths in the data but [] */
export function listPaths(data: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(data)
    ? data.map((each, index) => [index, each] as const)
    : isGroup(data)
      ? Object.entries(data)
      : [];
  return inner.flatMap(([key, value]) => [[...path, key], ...listPaths(value, [...path, key])]);
}

/** @returns the value at a path */
export function findValue(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null)?.[key], data);
}

/** @returns an edit of the data; when a kind is wanted, of this kind where there is one */
export function chooseEdit(data: unknown, { place, other, kind, value, key }: Dice, wanted?: Edit['kind']): Edit {
  const paths = listPaths(data);
  const path = paths[place % paths.length];
  if (!path) return { kind: 'set', path: data === null ? [key] : [], value };
  const own = findValue(data, path);
  const holder = path.slice(0, -1);
  const at = path.at(-1)!;
  const edits: Edit[] = [
    { kind: 'set', path, value },
    { kind: 'set', path, value: typeof own === 'string' ? `${own} more` : value },
    { kind: 'remove', path },
    typeof at === 'number'
      ? { kind: 'insert', path: holder, at: at + (other % 2), value }
      : insertKey(data, holder, { key, value }),
    ...(Array.isArray(own) ? [{ kind: 'insert', path, at: own.length, value } as const] : []),
    ...(isGroup(own) ? [insertKey(data, path, { key, value })] : []),
    planMove(data, path, other),
    typeof at === 'number'
      ? { kind: 'duplicate', path }
      : { kind: 'rename', path, key: freeKey(findValue(data, holder), key) },
    { kind: 'wrap', path },
    { kind: 'expand', path, key },
    ...(isGroup(own) && Object.keys(own).length === 1
      ? [{ kind: 'shorten', path, key: Object.keys(own)[0]! } as const]
      : []),
  ];
  const fits = wanted ? edits.filter((edit) => edit.kind === wanted) : edits;
  return fits.length > 0 ? fits[kind % fits.length]! : edits[0]!;
}

function insertKey(data: unknown, path: Path, { key, value }: { key: string; value: unknown }): Edit {
  return { kind: 'insert', path, at: freeKey(findValue(data, path), key), value };
}

function freeKey(group: unknown, key: string): string {
  return Object.hasOwn(group as object, key) ? freeKey(group, `${key}2`) : key;
}

/** Moves an entry to another place of its list, or to another list. */
function planMove(data: unknown, path: Path, other: number): Edit {
  const [holder, at] = [path.slice(0, -1), path.at(-1)!];
  if (typeof at !== 'number') return { kind: 'rename', path, key: freeKey(findValue(data, holder), 'moved') };
  const lists = [[], ...listPaths(data)].filter((each) => Array.isArray(findValue(data, each)));
  const fits = lists.filter((list) => isUntouched(list, path));
  const target = other % 3 === 0 ? fits[other % fits.length]! : holder;
  const length = (findValue(data, target) as unknown[]).length - (target.join() === holder.join() ? 1 : 0);
  return { kind: 'move', from: path, to: [...target, other % (length + 1)] };
}

/** Tells whether a list is outside an entry, and its path is the same without the entry. */
function isUntouched(list: Path, path: Path): boolean {
  const [holder, at] = [path.slice(0, -1), Number(path.at(-1))];
  const isBelow = list.length > holder.length && holder.every((key, index) => list[index] === key);
  return !isBelow || Number(list[holder.length]) < at;
}
