// Plans of edits: which text edits make a file say what it should.
import type { TextEdit } from '../../base/pure/positions.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { isSameData } from '../model/edit-data.ts';
import { EditRefusal, type Edit, type EditHints } from '../model/edit.ts';
import { getAtPath, type Path } from '../model/path.ts';
import {
  duplicateEntry,
  insertEntry,
  linesOfEntry,
  moveInList,
  removeEntry,
  removeSetting,
  renameEntry,
  type NewEntry,
} from './list-edits.ts';
import { replaceValue } from './replace-value.ts';
import { findSpot, requireSpot } from './spot.ts';
import type { Writer } from './writer.ts';
import { wrapInGroup, wrapInList } from './wrap.ts';
import { editRefusals } from '../messages/refusals.ts';

/** An edit of one place, with what only the text of another place has. */
export type Step =
  | Edit
  | { kind: 'put'; path: Path; at: string | number; entry: NewEntry }
  /** Removes an entry with its comments, which are put elsewhere. */
  | { kind: 'take'; path: Path };

/**
 * Divides an edit into steps, each planned on the text that the one before has made: a group that
 * changes in one setting changes there alone, and a move between lists is a removal and an
 * insertion.
 */
export function divideEdit(writer: Writer, data: unknown, edit: Edit): Step[] {
  if (edit.kind === 'set' && !writer.isCareful) return divideSet(edit.path, getAtPath(data, edit.path), edit.value);
  if (edit.kind !== 'move' || isInList(edit.from, edit.to)) return [edit];
  const [key, at] = [edit.from.at(-1), edit.to.at(-1)!];
  const lines =
    writer.isCareful || typeof key !== typeof at || (typeof at === 'string' && key !== at)
      ? null
      : linesOfEntry(writer, edit.from);
  const entry = { value: getAtPath(data, edit.from), ...(lines && { lines }) };
  return [
    { kind: 'take', path: edit.from },
    { kind: 'put', path: edit.to.slice(0, -1), at, entry },
  ];
}

function isInList(from: Path, to: Path): boolean {
  return typeof to.at(-1) === 'number' && from.length === to.length && isSameData(from.slice(0, -1), to.slice(0, -1));
}

function divideSet(path: Path, old: unknown, value: unknown): Step[] {
  if (isSameData(old, value)) return [];
  if (isGroup(old) && isGroup(value) && Object.keys(old).some((key) => Object.hasOwn(value, key))) {
    const [before, after] = [Object.keys(old), Object.keys(value).filter((key) => value[key] !== undefined)];
    return [
      ...after.flatMap((key) => (Object.hasOwn(old, key) ? divideSet([...path, key], old[key], value[key]) : [])),
      ...after.flatMap((key): Step[] =>
        Object.hasOwn(old, key) ? [] : [{ kind: 'insert', path, at: key, value: value[key] }],
      ),
      ...before.flatMap((key): Step[] => (after.includes(key) ? [] : [{ kind: 'remove', path: [...path, key] }])),
    ];
  }
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && value.length > 0)
    return divideList(path, old, value);
  return [{ kind: 'set', path, value }];
}

function divideList(path: Path, old: readonly unknown[], value: readonly unknown[]): Step[] {
  let head = 0;
  while (head < Math.min(old.length, value.length) && isSameData(old[head], value[head])) head++;
  let tail = 0;
  while (tail < Math.min(old.length, value.length) - head && isSameData(old.at(-1 - tail), value.at(-1 - tail))) tail++;
  const [before, after] = [old.length - tail, value.length - tail];
  const steps: Step[] = [];
  for (let at = head; at < Math.min(before, after); at++) steps.push(...divideSet([...path, at], old[at], value[at]));
  for (let at = before; at < after; at++) steps.push({ kind: 'insert', path, at, value: value[at] });
  for (let at = before - 1; at >= after; at--) steps.push({ kind: 'remove', path: [...path, at] });
  return steps;
}

/** @returns the text edits of one step */
export function planStep(writer: Writer, data: unknown, step: Step, hints: EditHints): TextEdit[] {
  const { tree } = writer;
  if (step.kind === 'put') return planInsert(writer, step, hints);
  if (step.kind === 'insert') return planInsert(writer, { ...step, entry: { value: step.value } }, hints);
  if (step.kind === 'take') return removeEntry(writer, step.path);
  if (step.kind === 'remove') return removeSetting(writer, step.path) ?? removeEntry(writer, step.path);
  if (step.kind === 'set') return planSet(writer, step, hints);
  if (step.kind === 'rename') return renameEntry(writer, step.path, step.key);
  if (step.kind === 'duplicate') return planCopy(writer, data, step);
  if (step.kind === 'move') {
    const to = Number(step.to.at(-1));
    return moveInList(writer, step.from.slice(0, -1), { from: Number(step.from.at(-1)), to });
  }
  const spot = requireSpot(tree, step.path);
  const value = getAtPath(data, step.path);
  if (step.kind === 'wrap') return wrapInList(writer, spot, value);
  if (step.kind === 'expand') return wrapInGroup(writer, spot, { key: step.key, value });
  return replaceValue(writer, spot, { data: isGroup(value) ? value[step.key] : value });
}

function planInsert(
  writer: Writer,
  { path, at, entry }: { path: Path; at: string | number; entry: NewEntry },
  { keyOrder }: EditHints,
): TextEdit[] {
  if (typeof at === 'number') return insertEntry(writer, path, { at, entry });
  const { entries } = requireSpot(writer.tree, path).part;
  const keys = entries.map(({ key }) => key ?? '');
  return insertEntry(writer, path, { at: choosePlace(at, keys, keyOrder), entry: { ...entry, key: at } });
}

/** A key goes behind the nearest one that comes before it in the order, or else to the end. */
function choosePlace(key: string, keys: readonly string[], order: readonly string[] = []): number {
  const rank = order.indexOf(key);
  if (rank === -1) return keys.length;
  const before = keys.findLastIndex((each) => order.includes(each) && order.indexOf(each) < rank);
  const after = keys.findIndex((each) => order.indexOf(each) > rank);
  return before === -1 && after !== -1 ? after : before === -1 ? keys.length : before + 1;
}

/** Sets a value; where the way to it is not written yet, the missing groups come with it. */
function planSet(writer: Writer, { path, value }: { path: Path; value: unknown }, hints: EditHints): TextEdit[] {
  const spot = findSpot(writer.tree, path);
  if (spot) return replaceValue(writer, spot, { data: value });
  const [at, holder] = [path.at(-1)!, path.slice(0, -1)];
  const around = findSpot(writer.tree, holder);
  if (around) return planInsert(writer, { path: holder, at, entry: { value } }, hints);
  return planSet(writer, { path: holder, value: typeof at === 'number' ? [value] : { [at]: value } }, hints);
}

function planCopy(writer: Writer, data: unknown, { path, key }: { path: Path; key?: string }): TextEdit[] {
  const value = getAtPath(data, path);
  if (key === undefined) return duplicateEntry(writer, path, value);
  const { index, holder } = requireSpot(writer.tree, path);
  if (!holder) throw new EditRefusal(editRefusals.copyOfFile());
  return insertEntry(writer, path.slice(0, -1), { at: index + 1, entry: { key, value } });
}
