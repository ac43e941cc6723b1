// Changes in words: what is different between two states of a page or site.yaml, as its author
// would say it.
import { isSameData } from './engine/edit-data.ts';
import { isGroup } from '../base/pure/pointer.ts';

/**
 * @param before what the file said; undefined for a file that was not there
 * @param after what it says; undefined for one that is gone
 * @returns a sentence for each change
 */
export function describeChanges(before: unknown, after: unknown): string[] {
  if (before === undefined) return ['New file.'];
  if (after === undefined) return ['Removed.'];
  if (!isGroup(before) || !isGroup(after)) return isSameData(before, after) ? [] : ['Changed.'];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => key !== 'blocks' && !isSameData(before[key], after[key]));
  const settings = changed.map((key) => `${key}: ${wordFor(before[key], after[key])}.`);
  const all = [...settings, ...describeSections(listOf(before.blocks), listOf(after.blocks))];
  return all.length > 0 ? all : ['Only comments or the way of writing.'];
}

function wordFor(before: unknown, after: unknown): string {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (Array.isArray(before) || isGroup(before)) return wordForEntries(entriesOf(before), entriesOf(after));
  if (typeof before !== 'string' || typeof after !== 'string') return 'changed';
  return `"${shorten(before)}" is now "${shorten(after)}"`;
}

/** Describes added and removed entries of a list, or of a group whose names the author gives. */
function wordForEntries(before: readonly Named[], after: readonly Named[]): string {
  const without = (some: readonly Named[], others: readonly Named[]) =>
    some
      .filter(({ name, value }) => !others.some((other) => other.name === name && isSameData(other.value, value)))
      .map(({ name }) => name);
  const [come, gone] = [without(after, before), without(before, after)];
  const isClear = [...come, ...gone].every((name) => name !== '') && (come.length === 0) !== (gone.length === 0);
  if (!isClear) return 'changed';
  const names = (come.length > 0 ? come : gone).map((name) => `"${shorten(name)}"`);
  return `${names.join(', ')} ${come.length > 0 ? 'added' : 'removed'}`;
}

interface Named {
  name: string;
  value: unknown;
}

function entriesOf(value: unknown): Named[] {
  if (!Array.isArray(value))
    return Object.entries(isGroup(value) ? value : {}).map(([name, each]) => ({ name, value: each }));
  return (value as unknown[]).map((each) => {
    const { label, heading, name } = isGroup(each) ? each : {};
    const word = [label, heading, name, each].find((one) => typeof one === 'string');
    return { name: typeof word === 'string' ? word : '', value: each };
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
    const next = left.findIndex((each) => typeOf(each.block) === typeOf(block));
    if (next === -1) return [`Section ${index + 1}, ${nameOf(block)}: removed.`];
    const [found] = left.splice(next, 1);
    return [`Section ${found!.index + 1}, ${nameOf(found!.block)}: ${changedKeys(block, found!.block)} changed.`];
  });
  const isMoved = order.some((place, index) => index > 0 && place < order[index - 1]!);
  const added = left.map(({ block, index }) => `Section ${index + 1}, ${nameOf(block)}: added.`);
  return [...changed, ...added, ...(isMoved ? ['Sections are in another order.'] : [])];
}

function changedKeys(before: unknown, after: unknown): string {
  if (!isGroup(before) || !isGroup(after)) return 'it';
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.filter((key) => !isSameData(before[key], after[key])).join(', ');
}

function nameOf(block: unknown): string {
  const heading = isGroup(block) && typeof block.heading === 'string' ? ` "${shorten(block.heading)}"` : '';
  return `${typeOf(block)}${heading}`;
}

function typeOf(block: unknown): string {
  return isGroup(block) && typeof block.type === 'string' ? block.type : 'of no type';
}

function shorten(text: string): string {
  const maxShown = 60;
  return text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
