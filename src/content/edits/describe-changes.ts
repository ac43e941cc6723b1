// Changes in words: what is different between two states of a page or site.yaml, as its author
// would say it.
import { isSameData } from './engine/edit-data.ts';
import { isGroup } from '../primitives/pointer.ts';

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
  if (typeof before !== 'string' || typeof after !== 'string') return 'changed';
  return `"${shorten(before)}" is now "${shorten(after)}"`;
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
