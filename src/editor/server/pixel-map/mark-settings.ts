// Marks the settings of a page or of site.yaml with characters that nobody sees, so that they can
// be found again in the HTML that the real components make of them.
import { findMarkedLinks } from '../../../base/addresses/link-marks.ts';
import { childPointer, isGroup } from '../../../base/pure/pointer.ts';
import type { Field } from '../../../edits/fields/field.ts';

/** A setting that can be seen on a page. */
export interface Leaf {
  /** The place of its block on the page; -1 for a setting of site.yaml. */
  block: number;
  /** Inside the block, or in site.yaml. */
  pointer: string;
  kind: Field['kind'];
  value: string | number;
}

/**
 * How a setting is marked: at each word, at its end, or not at all. The last two are for texts that
 * a component takes apart.
 */
export type Marking = 'words' | 'end' | 'none';

/** The two planes of Unicode that are free for private use: marks of blocks, and of site.yaml. */
const planes = { page: 0xf_0000, site: 0x10_0000 };
const maxLeaves = 0xfffd;

export const marks = /[\u{F0000}-\u{10FFFD}]/gu;

/** @returns the number of a leaf in the list of the page, or of site.yaml */
export function readMark(mark: string): { list: 'page' | 'site'; index: number } {
  const code = mark.codePointAt(0)!;
  return code >= planes.site
    ? { list: 'site', index: code - planes.site }
    : { list: 'page', index: code - planes.page };
}

export interface MarkOptions {
  list: 'page' | 'site';
  block: number;
  /** The list of leaves, which grows. */
  leaves: Leaf[];
  markingOf: (leaf: Leaf) => Marking;
}

/** @returns a copy of a group of settings with marks in all that can be seen */
export function markSettings<Value>(value: Value, fields: readonly Field[], options: MarkOptions): Value {
  return markGroup(value, fields, '', options) as Value;
}

function markGroup(value: unknown, fields: readonly Field[], pointer: string, options: MarkOptions): unknown {
  if (!isGroup(value)) return value;
  const marked: Record<string, unknown> = { ...value };
  for (const field of fields)
    if (marked[field.name] !== undefined)
      marked[field.name] = markValue(marked[field.name], field, childPointer(pointer, field.name), options);
  return marked;
}

function markValue(value: unknown, field: Field, pointer: string, options: MarkOptions): unknown {
  if (Array.isArray(value) && field.item)
    return value.map((entry, index) => markValue(entry, field.item!, childPointer(pointer, index), options));
  if (field.fields) return markGroup(value, field.fields, pointer, options);
  if (field.item && isGroup(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        markValue(entry, field.item!, childPointer(pointer, key), options),
      ]),
    );
  if (typeof value === 'number' && field.kind === 'number') {
    if (options.list === 'page') note({ block: options.block, pointer, kind: field.kind, value }, options);
    return value;
  }
  if (typeof value !== 'string' || !marked.has(field.kind)) return value;
  // Of the whole site, what must have a certain form is a language, a time zone, an address:
  // programs read it. In longer texts it is only links that must.
  if (options.list === 'site' && field.pattern !== undefined && field.kind !== 'rich-text') return value;
  const leaf: Leaf = { block: options.block, pointer, kind: field.kind, value };
  const mark = note(leaf, options);
  // An empty text with a mark would not be empty.
  const marking = mark === undefined || value === '' ? 'none' : options.markingOf(leaf);
  if (marking === 'none') return value;
  return atEnd.has(field.kind) ? value + mark : markText(value, mark!, marking);
}

const marked: ReadonlySet<Field['kind']> = new Set([
  'text',
  'rich-text',
  'icon',
  'image-file',
  'address',
  'date',
  'name',
]);

/** Names, whose words mean nothing by themselves. */
const atEnd: ReadonlySet<Field['kind']> = new Set(['icon', 'image-file', 'address']);

/** @returns the leaf's mark; undefined when there are more leaves than marks */
function note(leaf: Leaf, { leaves, list }: MarkOptions): string | undefined {
  const index = leaves.push(leaf) - 1;
  return index <= maxLeaves ? String.fromCodePoint(planes[list] + index) : undefined;
}

/**
 * A word up to its first letter or digit, with the signs that belong to the letter. Stepped over
 * are values that are put in and the numbers of points.
 */
const wordStart = /(\{[^{}]*\}|^\s*\d{1,2}\.(?=\s))|(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]\p{M}*/gmu;

/** Inside of words, because what begins and ends a line may be markup. */
function markText(text: string, mark: string, marking: Marking): string {
  const markWords = (part: string) =>
    part.replaceAll(wordStart, (found: string, skipped?: string) => found + (skipped === undefined ? mark : ''));
  let inWords = '';
  let end = 0;
  // What follows the words of a link is its address, and no part of the text.
  for (const link of findMarkedLinks(text)) {
    const target = text.lastIndexOf('](', link.addressStart);
    inWords += markWords(text.slice(end, target)) + text.slice(target, link.end);
    end = link.end;
  }
  inWords += markWords(text.slice(end));
  return marking === 'words' && inWords !== text ? inWords : text + mark;
}
