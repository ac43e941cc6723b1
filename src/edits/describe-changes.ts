// Changes in words: what is different between two states of a page or site.yaml, as its author
// would say it.
import { isSameData } from './model/edit-data.ts';
import { summarize, summarizeSection } from './model/summary.ts';
import { isGroup } from '../base/pure/pointer.ts';
import { changeWords } from './messages/changes.ts';

/**
 * @param before what the file said; undefined for a file that was not there
 * @param after what it says; undefined for one that is gone
 * @returns a sentence for each change
 */
export function describeChanges(before: unknown, after: unknown): string[] {
  if (before === undefined) return [changeWords.newFile()];
  if (after === undefined) return [changeWords.removedFile()];
  if (!isGroup(before) || !isGroup(after)) return isSameData(before, after) ? [] : [changeWords.changedFile()];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => key !== 'blocks' && !isSameData(before[key], after[key]));
  const settings = changed.map((key) =>
    changeWords.setting({ name: key, change: describeChange(before[key], after[key]) }),
  );
  const all = [...settings, ...describeSections(toList(before.blocks), toList(after.blocks))];
  return all.length > 0 ? all : [changeWords.onlyWriting()];
}

function describeChange(before: unknown, after: unknown): string {
  if (before === undefined) return changeWords.added();
  if (after === undefined) return changeWords.removed();
  if (Array.isArray(before) || isGroup(before)) return describeEntries(toNamedValues(before), toNamedValues(after));
  if (typeof before !== 'string' || typeof after !== 'string') return changeWords.changed();
  return changeWords.newText({ before: shorten(before), after: shorten(after) });
}

/** Describes added and removed entries of a list, or of a group whose names the author gives. */
function describeEntries(before: readonly NamedValue[], after: readonly NamedValue[]): string {
  const without = (some: readonly NamedValue[], others: readonly NamedValue[]) =>
    some
      .filter(({ name, value }) => !others.some((other) => other.name === name && isSameData(other.value, value)))
      .map(({ name }) => name);
  const [come, gone] = [without(after, before), without(before, after)];
  const isClear = [...come, ...gone].every((name) => name !== '') && (come.length === 0) !== (gone.length === 0);
  if (!isClear) return changeWords.changed();
  const isAdded = come.length > 0;
  return changeWords.entries({ names: (isAdded ? come : gone).map(shorten), isAdded });
}

interface NamedValue {
  name: string;
  value: unknown;
}

function toNamedValues(value: unknown): NamedValue[] {
  if (!Array.isArray(value))
    return Object.entries(isGroup(value) ? value : {}).map(([name, each]) => ({ name, value: each }));
  return (value as unknown[]).map((each) => {
    return { name: summarize(each), value: each };
  });
}

function describeSections(before: readonly unknown[], after: readonly unknown[]): string[] {
  const left = after.map((block, index) => ({ block, index }));
  const gone: { block: unknown; index: number }[] = [];
  const order: number[] = [];
  for (const [index, block] of before.entries()) {
    const same = left.findIndex((each) => isSameData(each.block, block));
    if (same === -1) gone.push({ block, index });
    else order.push(left.splice(same, 1)[0]!.index);
  }
  const changed = gone.flatMap(({ block, index }) => {
    const next = left.findIndex((each) => readType(each.block) === readType(block));
    if (next === -1) return [changeWords.removedSection({ number: index + 1, name: nameSection(block) })];
    const [found] = left.splice(next, 1);
    const settings = changedKeys(block, found!.block);
    return [changeWords.changedSection({ number: found!.index + 1, name: nameSection(found!.block), settings })];
  });
  const isMoved = order.some((place, index) => index > 0 && place < order[index - 1]!);
  const added = left.map(({ block, index }) =>
    changeWords.addedSection({ number: index + 1, name: nameSection(block) }),
  );
  return [...changed, ...added, ...(isMoved ? [changeWords.otherOrder()] : [])];
}

function changedKeys(before: unknown, after: unknown): string[] | undefined {
  if (!isGroup(before) || !isGroup(after)) return undefined;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.filter((key) => !isSameData(before[key], after[key]));
}

function nameSection(block: unknown): string {
  const words = summarizeSection(block);
  return changeWords.section({ type: readType(block), heading: words === '' ? null : shorten(words) });
}

function readType(block: unknown): string {
  return isGroup(block) && typeof block.type === 'string' ? block.type : changeWords.noType();
}

function shorten(text: string): string {
  const maxShown = 60;
  return text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
