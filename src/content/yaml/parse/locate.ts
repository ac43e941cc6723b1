// Leads from a JSON pointer to the place in the file: of the key, or of the value.
import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { Place, Range, Where } from './diagnostic.ts';
import { isGroup, keysOf, valueAt } from './pointer.ts';
import { routeOf } from './route.ts';
import type { SourceFile } from './source.ts';

export type Part = 'key' | 'value' | 'firstKey';

/** Finds places for the pointers of some data. */
export interface Locator {
  place(pointer: string, part: Part): Place;
  /** What the author wrote, for example 1.10, or a comment instead of a value; null when there is nothing, or several lines. */
  written(pointer: string): string | null;
  /** The spaces before each line of a setting of its own, from that of its name on; none when others share its line. */
  lines(pointer: string): Range[];
  /** The place of a word inside a text: of the n-th one, counted from 0. */
  word(pointer: string, word: string, nth: number): Place;
}

interface Spot {
  key: Scalar | null;
  value: Node | null;
}

/** @returns the locator of a file's own data */
export function locatorOf(source: SourceFile): Locator {
  const placeAt = (pointer: string, [start, end]: [number, number]): Place => {
    return { file: source.file, range: source.rangeOf(start, end), pointer, where: whereOf(source, pointer) };
  };
  return {
    place: (pointer, part) => placeAt(pointer, offsets(source, pointer, part)),
    word: (pointer, word, nth) =>
      placeAt(pointer, wordOffsets(source, pointer, { word, nth }) ?? offsets(source, pointer, 'value')),
    lines: (pointer) => indentations(source, pointer),
    written: (pointer) => {
      const { key, value } = spotAt(source.root, pointer);
      if (isEmptyAfter(key, value)) return commentAfter(source.mended, key);
      const text = value?.range ? source.mended.slice(value.range[0], value.range[1]).trimEnd() : null;
      return isScalar(value) || !text?.includes('\n') ? text : null;
    },
  };
}

function isEmptyAfter(key: Scalar | null, value: Node | null): key is Scalar {
  return key !== null && (!value || (isScalar(value) && value.range?.[0] === value.range?.[1]));
}

/** What stands behind a name without a value: nothing, or a comment that may have been meant as the value. */
function commentAfter(text: string, { range }: Scalar): string | null {
  const line = text.slice(range?.[1], text.indexOf('\n', range?.[1]));
  return /^["']?\s*:\s*(#.*\S)/.exec(line)?.[1] ?? null;
}

function indentations(source: SourceFile, pointer: string): Range[] {
  const { key, value } = spotAt(source.root, pointer);
  // What was mended stands at other offsets than on disk, and its lines may have moved already.
  if (!key?.range || source.mended !== source.text) return [];
  const start = source.mended.lastIndexOf('\n', key.range[0] - 1) + 1;
  const end = Math.max(key.range[1], value?.range?.[1] ?? 0);
  if (/\S/.test(source.mended.slice(start, key.range[0]))) return [];
  const lines = source.mended.slice(start, end).matchAll(/^( *)\S/gm);
  return Array.from(lines, ({ 1: lead = '', index }) => source.rangeOf(start + index, start + index + lead.length));
}

function offsets(source: SourceFile, pointer: string, part: Part): [number, number] {
  const spot = spotAt(source.root, pointer);
  if (part === 'key' && spot.key?.range) return [spot.key.range[0], spot.key.range[1]];
  if (part === 'firstKey') {
    const key = firstKey(spot.value);
    if (key?.range) return [key.range[0], key.range[1]];
  }
  return valueOffsets(source.mended, spot);
}

function wordOffsets(
  source: SourceFile,
  pointer: string,
  { word, nth }: { word: string; nth: number },
): [number, number] | null {
  const [start, end] = spotAt(source.root, pointer).value?.range ?? [0, 0];
  let found = start - 1;
  for (let seen = 0; seen <= nth; seen++) {
    found = source.mended.indexOf(word, found + 1);
    if (found === -1 || found >= end) return null;
  }
  return [found, found + word.length];
}

/** The value's first line, or the spot after the colon when there is no value. */
function valueOffsets(text: string, { key, value }: Spot): [number, number] {
  const [start, end] = value?.range ?? [0, 0];
  const isEmpty = !value || (isScalar(value) && start === end);
  if (isEmpty && key?.range) {
    // Between braces a name may stand without a colon.
    const colon = /^\s*:/.exec(text.slice(key.range[1]));
    const after = key.range[1] + (colon?.[0].length ?? 0);
    return colon ? [after, after] : [key.range[0], key.range[1]];
  }
  const lineEnd = text.slice(start, end).search(/\r?\n/);
  return [start, lineEnd === -1 ? end : start + lineEnd];
}

/** Follows a pointer as far as it leads; beyond that the last node stands for it. */
export function spotAt(root: Node | null, pointer: string): Spot {
  let spot: Spot = { key: null, value: root };
  for (const key of keysOf(pointer)) {
    const next = step(spot.value, key);
    if (!next) return spot;
    spot = next;
  }
  return spot;
}

function step(node: Node | null, key: string): Spot | null {
  if (isMap(node)) {
    const pairs = node.items as Pair<Scalar, Node | null>[];
    const pair = pairs.findLast(({ key: name }) => isScalar(name) && String(name.value) === key);
    return pair ? { key: pair.key, value: pair.value } : null;
  }
  const item = isSeq(node) ? (node.items[Number(key)] as Node | undefined) : undefined;
  return item ? { key: null, value: item } : null;
}

function firstKey(node: Node | null): Scalar | null {
  const first = isMap(node) ? (node.items[0] as Pair<Scalar> | undefined) : undefined;
  return first?.key ?? null;
}

function whereOf(source: SourceFile, pointer: string): Where {
  const route = routeOf(source.file);
  const [list, index] = keysOf(pointer);
  const where: Where = route === null ? {} : { route };
  if (list !== 'blocks' || index === undefined) return where;
  const block = valueAt(source.value, `/blocks/${index}`);
  const type = isGroup(block) && typeof block.type === 'string' ? { type: block.type } : {};
  return { ...where, section: Number(index) + 1, ...type };
}
