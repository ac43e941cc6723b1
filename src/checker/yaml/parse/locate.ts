// The locator: from a JSON pointer to the place of the key or the value in the file.
import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { Place, Where } from '../../diagnostics/diagnostic.ts';
import type { TextRange } from '../../../base/pure/positions.ts';
import { isGroup, parsePointer, getAtPointer } from '../../../base/pure/pointer.ts';
import { toRoute } from '../../../base/pure/route.ts';
import type { SourceFile } from './source-file.ts';
import { placeAddress, type WrittenLink } from './written-link.ts';

/** Part of a setting: its key, its value, or the first key of a group. */
export type PlacePart = 'key' | 'value' | 'firstKey';

/** Finds places for the pointers of some data. */
export interface Locator {
  place(pointer: string, part: PlacePart): Place;
  /**
   * @returns what the author wrote, such as 1.10, or the comment instead of a value; null if there
   * is nothing, or more than one line
   */
  sourceText(pointer: string): string | null;
  /**
   * @returns the indentation of each line of a setting, the line of its key first; none if
   * something else shares that line
   */
  lines(pointer: string): TextRange[];
  /** @returns the place of the n-th occurrence of a word in a text, from 0 */
  word(pointer: string, word: string, nth: number): Place;
  /** @returns the place of the address of a link in a text */
  link(pointer: string, link: WrittenLink): Place;
}

/** The nodes of a setting, or of a list entry, which has no key. */
interface FoundNodes {
  key: Scalar | null;
  value: Node | null;
}

/** @returns the locator of a file's own data */
export function createLocator(source: SourceFile): Locator {
  const placeAt = (pointer: string, [start, end]: [number, number]): Place => {
    return { file: source.file, range: source.toRange(start, end), pointer, where: findWhere(source, pointer) };
  };
  const placeWord = (pointer: string, word: string, nth: number) =>
    placeAt(pointer, findWordOffsets(source, pointer, { word, nth }) ?? findOffsets(source, pointer, 'value'));
  return {
    place: (pointer, part) => placeAt(pointer, findOffsets(source, pointer, part)),
    word: placeWord,
    link: (pointer, link) => placeAddress(placeWord(pointer, link.mark, link.nth), link),
    lines: (pointer) => findIndentations(source, pointer),
    sourceText: (pointer) => {
      const { key, value } = findNodes(source.root, pointer);
      if (hasNoValue(key, value)) return readValueComment(source.repaired, key);
      const text = value?.range ? source.repaired.slice(value.range[0], value.range[1]).trimEnd() : null;
      return isScalar(value) || !text?.includes('\n') ? text : null;
    },
  };
}

function hasNoValue(key: Scalar | null, value: Node | null): key is Scalar {
  return key !== null && (!value || (isScalar(value) && value.range?.[0] === value.range?.[1]));
}

/** @returns the comment after a key without a value, which may be meant as the value */
function readValueComment(text: string, { range }: Scalar): string | null {
  const line = text.slice(range?.[1], text.indexOf('\n', range?.[1]));
  return /^["']?\s*:\s*(#.*\S)/.exec(line)?.[1] ?? null;
}

function findIndentations(source: SourceFile, pointer: string): TextRange[] {
  const { key, value } = findNodes(source.root, pointer);
  // A repaired text has other offsets than the file, and a repair may have moved the lines already.
  if (!key?.range || source.repaired !== source.text) return [];
  const start = source.repaired.lastIndexOf('\n', key.range[0] - 1) + 1;
  const end = Math.max(key.range[1], value?.range?.[1] ?? 0);
  if (/\S/.test(source.repaired.slice(start, key.range[0]))) return [];
  const lines = source.repaired.slice(start, end).matchAll(/^( *)\S/gm);
  return Array.from(lines, ({ 1: lead = '', index }) => source.toRange(start + index, start + index + lead.length));
}

function findOffsets(source: SourceFile, pointer: string, part: PlacePart): [number, number] {
  const spot = findNodes(source.root, pointer);
  if (part === 'key' && spot.key?.range) return [spot.key.range[0], spot.key.range[1]];
  if (part === 'firstKey') {
    const key = firstKey(spot.value);
    if (key?.range) return [key.range[0], key.range[1]];
  }
  return findValueOffsets(source.repaired, spot);
}

function findWordOffsets(
  source: SourceFile,
  pointer: string,
  { word, nth }: { word: string; nth: number },
): [number, number] | null {
  const [start, end] = findNodes(source.root, pointer).value?.range ?? [0, 0];
  let found = start - 1;
  for (let seen = 0; seen <= nth; seen++) {
    found = source.repaired.indexOf(word, found + 1);
    if (found === -1 || found >= end) return null;
  }
  return [found, found + word.length];
}

/** @returns the first line of the value, or the offset after the colon if there is no value */
function findValueOffsets(text: string, { key, value }: FoundNodes): [number, number] {
  const [start, end] = value?.range ?? [0, 0];
  const isEmpty = !value || (isScalar(value) && start === end);
  if (isEmpty && key?.range) {
    // In braces a key may have no colon.
    const colon = /^\s*:/.exec(text.slice(key.range[1]));
    const after = key.range[1] + (colon?.[0].length ?? 0);
    return colon ? [after, after] : [key.range[0], key.range[1]];
  }
  const lineEnd = text.slice(start, end).search(/\r?\n/);
  return [start, lineEnd === -1 ? end : start + lineEnd];
}

/** @returns the nodes at a pointer, or the last ones on the way if it leads nowhere */
export function findNodes(root: Node | null, pointer: string): FoundNodes {
  let spot: FoundNodes = { key: null, value: root };
  for (const key of parsePointer(pointer)) {
    const next = findChild(spot.value, key);
    if (!next) return spot;
    spot = next;
  }
  return spot;
}

function findChild(node: Node | null, key: string): FoundNodes | null {
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

function findWhere(source: SourceFile, pointer: string): Where {
  const route = toRoute(source.file);
  const [list, index] = parsePointer(pointer);
  const where: Where = route === null ? {} : { route };
  if (list !== 'blocks' || index === undefined) return where;
  const block = getAtPointer(source.value, `/blocks/${index}`);
  const type = isGroup(block) && typeof block.type === 'string' ? { type: block.type } : {};
  return { ...where, section: Number(index) + 1, ...type };
}
