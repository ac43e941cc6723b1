// Model of a text with marks, between its source and the document that is edited: blocks of runs.
import type { ColumnAlign } from '../../../page/ui/text/parse-table.ts';

export type MarkKind = 'strong' | 'emphasis' | 'struck' | 'highlight' | 'code';

export type Mark = { kind: MarkKind } | { kind: 'link'; address: string; title: string | null };

/** Characters with the same marks; a line break is `\n`. */
export interface Run {
  text: string;
  marks: Mark[];
}

export type TextBlock =
  | { kind: 'paragraph' | 'heading' | 'sub-heading' | 'quote'; runs: Run[] }
  | { kind: 'list'; points: Run[][] }
  | { kind: 'numbers'; first: number; points: Run[][] }
  | { kind: 'picture'; alt: string; src: string }
  | { kind: 'table'; align: ColumnAlign[]; head: Run[][]; rows: Run[][][] };

/** Marks that a text takes, as its schema says (`x-marks`). */
export type TakenMarks = 'none' | 'words' | 'links' | 'long';

export function isSameMark(one: Mark, other: Mark): boolean {
  if (one.kind !== 'link' || other.kind !== 'link') return one.kind === other.kind;
  return one.address === other.address && one.title === other.title;
}

export function hasMark({ marks }: Run, mark: Mark): boolean {
  return marks.some((each) => isSameMark(each, mark));
}

/** Order in which marks are compared and, where nothing else decides, nested. */
const order = ['link', 'strong', 'struck', 'highlight', 'emphasis', 'code'];

export function sortMarks(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/**
 * @returns runs that say the same and can be written: no marks on blanks at the edge of what they
 *   mark, no blanks around line breaks or at the ends, neighbours with the same marks joined
 */
export function normalizeRuns(runs: readonly Run[], breaks: 'keep' | 'blank' = 'keep'): Run[] {
  const known = normalized[breaks].get(runs);
  if (known) return known;
  const normal = computeNormal(runs, breaks);
  normalized[breaks].set(runs, normal).set(normal, normal);
  return normal;
}

/** Results: at each key, only the runs of one part of a text are others than before. */
const normalized = {
  keep: new WeakMap<readonly Run[], Run[]>(),
  blank: new WeakMap<readonly Run[], Run[]>(),
};

function computeNormal(runs: readonly Run[], breaks: 'keep' | 'blank'): Run[] {
  const units = runs.flatMap(({ text, marks }) => {
    const sorted = sortMarks(marks);
    const words = text.replaceAll(breaks === 'blank' ? /[\t\n]/g : /\t/g, ' ').replaceAll('\r', ' ');
    return words.split('').map((unit): Run => ({ text: unit, marks: sorted }));
  });
  const text = units.map((unit) => unit.text).join('');
  const dropped = new Set<number>();
  for (const { index, 0: blanks } of text.matchAll(/^\s+|(?<=\n)[^\S\n]+|[^\S\n]+(?=\n)|\s+$/g))
    for (let at = index; at < index + blanks.length; at++) dropped.add(at);
  return joinRuns(withoutMarkedEdges(units.filter((_, index) => !dropped.has(index))));
}

/** Marks leave the blanks at the edges of what they mark. */
function withoutMarkedEdges(units: Run[]): Run[] {
  const unmark = (at: number, neighbour: Run | undefined) => {
    const { text, marks } = units[at]!;
    if (/\s/.test(text)) units[at] = { text, marks: marks.filter((mark) => neighbour && hasMark(neighbour, mark)) };
  };
  for (let at = 0; at < units.length; at++) unmark(at, units[at - 1]);
  for (let at = units.length - 1; at >= 0; at--) unmark(at, units[at + 1]);
  return units;
}

function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.marks.length === run.marks.length && last.marks.every((mark) => hasMark(run, mark)))
      last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

/** @returns blocks that say the same and can be written: none is empty, and lists below each other are one */
export function normalizeBlocks(blocks: readonly TextBlock[]): TextBlock[] {
  const normal: TextBlock[] = [];
  for (const block of blocks.map(normalizeBlock)) {
    const last = normal.at(-1);
    if ('points' in block && last && 'points' in last && last.kind === block.kind) last.points.push(...block.points);
    else if (!isEmpty(block)) normal.push(block);
  }
  return normal;
}

function normalizeBlock(block: TextBlock): TextBlock {
  if ('points' in block)
    return { ...block, points: block.points.map((runs) => normalizeRuns(runs)).filter(({ length }) => length > 0) };
  if (block.kind === 'picture') return { ...block, alt: block.alt.replaceAll(/\s+/g, ' ').trim() };
  const line = (runs: Run[]) => normalizeRuns(runs, 'blank');
  if (block.kind === 'table') {
    const width = Math.max(block.head.length, ...block.rows.map((row) => row.length));
    const fill = (row: Run[][]) => Array.from({ length: width }, (_, at) => line(row[at] ?? []));
    const align = Array.from({ length: width }, (_, at) => block.align[at] ?? 'start');
    return { ...block, align, head: fill(block.head), rows: block.rows.map(fill) };
  }
  const isLine = block.kind === 'heading' || block.kind === 'sub-heading';
  return { ...block, runs: isLine ? line(block.runs) : normalizeRuns(block.runs) };
}

/** @returns a block with other runs in each of its parts */
export function mapRuns(block: TextBlock, change: (runs: Run[]) => Run[]): TextBlock {
  if ('points' in block) return { ...block, points: block.points.map(change) };
  if ('runs' in block) return { ...block, runs: change(block.runs) };
  if (block.kind === 'picture') return block;
  return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) };
}

/** @returns the runs of each part of a block */
export function listParts(block: TextBlock): Run[][] {
  if ('points' in block) return block.points;
  if ('runs' in block) return [block.runs];
  return block.kind === 'picture' ? [] : [...block.head, ...block.rows.flat()];
}

function isEmpty(block: TextBlock): boolean {
  if ('points' in block) return block.points.length === 0;
  if ('runs' in block) return block.runs.length === 0;
  return block.kind === 'picture' ? block.src === '' : block.head.length === 0;
}
