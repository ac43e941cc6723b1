// Entries of lists and groups in lines: each with the comments that belong to it, and the gaps
// between them.
import type { TextEdit } from '../../base/pure/positions.ts';
import type { Part, Tree } from './text/read-tree.ts';
import {
  toColumn,
  previousLineEnd,
  isFirstInLine,
  detectLineBreak,
  lineEnd,
  lineStart,
  nextLine,
} from './text/text-lines.ts';

/** The lines of an entry: with the comments directly above it, and deeper ones below it. */
export interface Chunk {
  start: number;
  /** Before the line break. */
  end: number;
  /** True if its line begins with something else: the dash of the entry around it. */
  isInline: boolean;
  /** The column of its dash or key. */
  column: number;
}

/** @param floor where the lines of the list or group start: nothing above belongs to its entries */
export function readChunks({ text }: Tree, part: Part, floor: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [index, { head, end }] of part.entries.entries()) {
    const column = toColumn(text, head);
    const isInline = !isFirstInLine(text, head);
    const limit = chunks[index - 1]?.end ?? floor;
    const start = isInline ? head : findLead(text, { head, column, limit });
    const next = part.entries[index + 1]?.head ?? text.length;
    chunks.push({ start, end: findTail(text, { end, column, next }), isInline, column });
  }
  return chunks;
}

/**
 * Comments directly above an entry belong to it; those at the start of the file belong to the
 * file.
 */
function findLead(text: string, { head, column, limit }: { head: number; column: number; limit: number }): number {
  const own = lineStart(text, head);
  let start = own;
  while (start > limit) {
    const above = lineStart(text, start - 1);
    const [, lead = ''] = /^([ \t]*)#/.exec(text.slice(above, lineEnd(text, above))) ?? [undefined, null];
    if (lead === null || above < limit || lead.length > column || above === start) break;
    start = above;
  }
  return start <= lineStart(text, 0) ? own : start;
}

/** A comment beside an entry belongs to it, and comments below it that are deeper than its key. */
function findTail(text: string, { end, column, next }: { end: number; column: number; next: number }): number {
  let tail = lineEnd(text, end);
  for (let line = nextLine(text, end); line < next && line < text.length; line = nextLine(text, line)) {
    const content = text.slice(line, lineEnd(text, line));
    const [, lead] = /^([ \t]*)#/.exec(content) ?? [];
    if (lead === undefined ? content.trim() !== '' : lead.length <= column) break;
    if (lead !== undefined) tail = lineEnd(text, line);
  }
  return tail;
}

/** @returns the edit that takes an entry out that is not the only one */
export function removeChunk({ text }: Tree, chunks: readonly Chunk[], index: number): TextEdit {
  const [before, own, after] = [chunks[index - 1], chunks[index]!, chunks[index + 1]];
  if (own.isInline) return { start: own.start, end: own.end + /^\s*/.exec(text.slice(own.end))![0].length, text: '' };
  if (before && isBlank(text, before.end, own.start)) return { start: before.end, end: own.end, text: '' };
  if (after && isBlank(text, own.end, after.start)) return { start: own.start, end: after.start, text: '' };
  const end = nextLine(text, own.end);
  return end === own.end
    ? { start: previousLineEnd(text, own.start), end, text: '' }
    : { start: own.start, end, text: '' };
}

function isBlank(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === '';
}

/**
 * @param usualGap empty lines between entries where no two are there to show it
 * @returns the edit that puts lines before an entry, or after the last one, as far apart as the
 * others are
 */
export function insertLines(
  { text }: Tree,
  chunks: readonly Chunk[],
  { at, lines, usualGap = 0 }: { at: number; lines: readonly string[]; usualGap?: number },
): TextEdit {
  const lineBreak = detectLineBreak(text);
  const gap = lineBreak.repeat(countBlankLines(text, chunks, at) ?? usualGap);
  const [first] = chunks as [Chunk];
  if (at > 0) {
    const { end } = chunks[at - 1]!;
    return { start: end, end, text: lineBreak + gap + lines.join(lineBreak) };
  }
  const { start, column, isInline } = first;
  const [line = '', ...rest] = lines;
  if (!isInline) return { start, end: start, text: lines.join(lineBreak) + lineBreak + gap };
  const whole = [line.trimStart(), ...rest, ' '.repeat(column)].join(lineBreak);
  return { start, end: start, text: whole };
}

/** Counts the empty lines between the entries around a place; undefined if no two show it. */
function countBlankLines(text: string, chunks: readonly Chunk[], at: number): number | undefined {
  const gaps = chunks.slice(1).flatMap((chunk, index) => {
    const gap = text.slice(chunks[index]!.end, chunk.start);
    return chunk.isInline || gap.trim() !== '' ? [] : [{ place: index + 1, lines: gap.split('\n').length - 2 }];
  });
  const near = gaps.sort((a, b) => Math.abs(a.place - at) - Math.abs(b.place - at))[0];
  return near && Math.max(0, near.lines);
}

/** @returns the edit that gives the places of entries other entries; the gaps between them stay */
export function permuteChunks({ text }: Tree, chunks: readonly Chunk[], order: readonly number[]): TextEdit {
  const changed = order.flatMap((from, to) => (from === to ? [] : [to]));
  const [low, high] = [changed[0]!, changed.at(-1)!];
  const pieces: string[] = [];
  for (let place = low; place <= high; place++) {
    pieces.push(chunkText(text, chunks[order[place]!]!, chunks[place]!.isInline));
    if (place < high) pieces.push(text.slice(chunks[place]!.end, chunks[place + 1]!.start));
  }
  return { start: chunks[low]!.start, end: chunks[high]!.end, text: pieces.join('') };
}

/** @param isInline true if its line begins with the dash of the entry around it */
export function chunkText(text: string, chunk: Chunk, isInline: boolean): string {
  const own = text.slice(chunk.start, chunk.end);
  if (isInline) return own.trimStart();
  return chunk.isInline ? ' '.repeat(chunk.column) + own : own;
}
