// Edits of entries: insert, remove, move, copy and rename them where a tree has them.
import type { TextEdit } from '../../base/pure/positions.ts';
import { insertLines, permuteChunks, readChunks, removeChunk, chunkText, type Chunk } from './block-entries.ts';
import { EditRefusal } from '../model/edit.ts';
import type { Path } from '../model/path.ts';
import { dropComma, flowLines, insertFlowEntry, permuteFlowEntries, removeFlowEntry } from './flow-entries.ts';
import { replaceValue } from './replace-value.ts';
import { findFirstLine, requireSpot, type Spot } from './spot.ts';
import { lineEnd, previousLineEnd } from './text/text-lines.ts';
import { listComments } from './text/comments.ts';
import type { Tree } from './text/read-tree.ts';
import type { Writer } from './writer.ts';
import { entryLines, itemLines, writeFlow, type ValuePlace } from './write/write-value.ts';
import { inQuotes, writeKey } from './write/write-scalar.ts';
import { editRefusals } from '../messages/refusals.ts';

/**
 * A new entry: its value, and its lines where they are taken from somewhere else, from column 0
 * on.
 */
export interface NewEntry {
  /** Its name, in a group. */
  key?: string;
  value: unknown;
  lines?: readonly string[];
}

/** @param at the place of the entry among those that are there */
export function insertEntry(writer: Writer, path: Path, { at, entry }: { at: number; entry: NewEntry }): TextEdit[] {
  const { tree } = writer;
  const spot = requireSpot(tree, path);
  const { part } = spot;
  const { key, value } = entry;
  if (part.entries.length === 0) return replaceValue(writer, spot, firstEntry(writer, spot, entry));
  const place = createPlace(spot, writer);
  if (part.isFlow) {
    const written =
      key === undefined ? writeFlow(value, place) : `${writeKey(key, writer.style)}: ${writeFlow(value, place)}`;
    return insertFlowEntry(tree, part, { at, written });
  }
  const chunks = readChunks(tree, part, findFirstLine(tree, spot));
  const [{ column }] = chunks as [Chunk];
  const own = { ...place, column };
  const lines = entry.lines ? indented(entry.lines, column) : newLines(writer, spot, { at, entry, place: own });
  const usualGap = path.length === 1 && part.kind === 'list' && hasLongEntries(tree, chunks, lines) ? 1 : 0;
  return [insertLines(tree, chunks, { at, lines, usualGap })];
}

/**
 * Checks that the entries of a file's list are like the sections of a page, with empty lines
 * between them.
 */
function hasLongEntries({ text }: Tree, [first]: readonly Chunk[], lines: readonly string[]): boolean {
  const minLines = 3;
  const there = text.slice(first!.start, first!.end).split('\n');
  return lines.length >= minLines && there.length >= minLines;
}

/** The first entry makes a list or group of a value that had none. */
function firstEntry({ style }: Writer, { name, inFlow, column }: Spot, { key, value, lines }: NewEntry) {
  const isList = key === undefined;
  const data = isList ? [value] : { [key]: value };
  const indent = column < 0 ? 0 : column + (isList ? style.listIndent : style.indent);
  if (lines && !inFlow) return { data, below: indented(lines, indent) };
  return { data, ...(!style.flowNames.has(name) && isList && { isFlow: false }) };
}

function createPlace({ name, inFlow, part, column }: Spot, { style, isCareful }: Writer): ValuePlace {
  return { name, inFlow: inFlow || part.isFlow, style, isCareful, column };
}

/** The lines of an entry as its neighbours are written. */
function newLines(
  { tree }: Writer,
  { part }: Spot,
  { at, entry, place }: { at: number; entry: NewEntry; place: ValuePlace },
): string[] {
  if (entry.key !== undefined) return entryLines(entry.key, entry.value, place);
  const neighbour = part.entries[at - 1] ?? part.entries[at]!;
  const { value, after } = neighbour;
  const gap = /^ +/.exec(tree.text.slice(after, value.start))?.[0] ?? ' ';
  const isSet = value.entries.length > 0;
  return itemLines(entry.value, { ...place, ...(isSet && { isFlow: value.isFlow }) }, gap);
}

function indented(lines: readonly string[], column: number): string[] {
  return lines.map((line) => (line.trim() === '' ? line : ' '.repeat(column) + line));
}

/** @returns the edits that take an entry out; a list or group without entries stays as [] or {} */
export function removeEntry({ tree }: Writer, path: Path): TextEdit[] {
  const { holder, index } = requireSpot(tree, path);
  if (!holder) throw new EditRefusal(editRefusals.removalOfFile());
  const { part } = holder;
  if (part.isFlow) return removeFlowEntry(tree, part, index);
  const chunks = readChunks(tree, part, findFirstLine(tree, holder));
  if (chunks.length > 1) return [removeChunk(tree, chunks, index)];
  return writeEmpty(tree.text, holder, chunks[0]!);
}

/** @returns the comments beside a setting, directly above it and below it, but none in a group or list */
export function commentsOfSetting({ tree }: Writer, path: Path): string[] {
  const { holder, index, entry } = requireSpot(tree, path);
  if (!holder || !entry || holder.part.kind !== 'group') return [];
  const { text } = tree;
  const { value } = entry;
  const { start, end } = holder.part.isFlow
    ? flowLines(tree, holder.part, index)
    : readChunks(tree, holder.part, findFirstLine(tree, holder))[index]!;
  if (value.entries.length === 0) return listComments(text.slice(start, end));
  const key = listComments(text.slice(start, Math.min(value.start, end)));
  return value.isFlow ? [...key, ...listComments(text.slice(value.end, end))] : key;
}

/**
 * @returns the edits that replace a setting by its comments, each on a separate line; null if it
 *   has none
 */
export function removeSetting(writer: Writer, path: Path): TextEdit[] | null {
  const comments = commentsOfSetting(writer, path);
  const { tree, style } = writer;
  const { holder, index } = requireSpot(tree, path);
  if (comments.length === 0 || !holder) return null;
  const { part } = holder;
  if (part.isFlow) {
    const { start, end, column } = flowLines(tree, part, index);
    const isLast = index > 0 && index === part.entries.length - 1;
    const lines = comments.map((comment) => ' '.repeat(column) + comment).join(style.lineBreak);
    return [{ start, end, text: lines }, ...(isLast ? dropComma(tree, part, index) : [])];
  }
  const chunk = readChunks(tree, part, findFirstLine(tree, holder))[index]!;
  const indent = ' '.repeat(chunk.column);
  const isOnly = part.entries.length === 1;
  const lines = comments.map((comment, at) => (at === 0 && chunk.isInline && !isOnly ? '' : indent) + comment);
  const kept: TextEdit = { start: chunk.start, end: chunk.end, text: lines.join(style.lineBreak) };
  if (!isOnly) return [kept];
  if (chunk.isInline || !holder.entry) return [{ ...kept, text: ['{}', kept.text].join(style.lineBreak) }];
  const mark = markEnd(tree.text, holder.entry.after, part.withMarks < part.start ? part.start : holder.entry.after);
  return [kept, { start: mark, end: mark, text: ' {}' }];
}

function writeEmpty(text: string, { part, entry }: Spot, { start, end, isInline }: Chunk): TextEdit[] {
  const empty = part.kind === 'list' ? '[]' : '{}';
  if (isInline || !entry) return [{ start, end, text: empty }];
  const before = Math.max(previousLineEnd(text, start), lineEnd(text, entry.after));
  const mark = markEnd(text, entry.after, part.withMarks < part.start ? part.start : entry.after);
  return [
    { start: before, end, text: '' },
    { start: mark, end: mark, text: ` ${empty}` },
  ];
}

/** Finds the end of an anchor or tag behind a colon. */
function markEnd(text: string, after: number, start: number): number {
  const line = text.slice(after, Math.min(start, lineEnd(text, after)));
  return after + (/^(?:[ \t]+[&!][^\s#]*)*/.exec(line)?.[0].length ?? 0);
}

/** @returns the edits that move an entry inside its list */
export function moveInList({ tree }: Writer, listPath: Path, { from, to }: { from: number; to: number }): TextEdit[] {
  const spot = requireSpot(tree, listPath);
  const { part } = spot;
  const order = part.entries.map((_entry, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  if (from === to) return [];
  if (part.isFlow) return permuteFlowEntries(tree, part, order);
  return [permuteChunks(tree, readChunks(tree, part, findFirstLine(tree, spot)), order)];
}

/**
 * @returns the lines of an entry with its comments, from column 0 on; null where it is in braces
 * or brackets
 */
export function linesOfEntry({ tree }: Writer, path: Path): string[] | null {
  const { holder, index } = requireSpot(tree, path);
  if (!holder || holder.part.isFlow) return null;
  const chunk = readChunks(tree, holder.part, findFirstLine(tree, holder))[index]!;
  const lines = chunkText(tree.text, chunk, false).split(/\r?\n/);
  return lines.map((line) => line.slice(Math.min(chunk.column, /^ */.exec(line)![0].length)));
}

/** @returns the edit that puts a copy of a list's entry below it */
export function duplicateEntry(writer: Writer, path: Path, value: unknown): TextEdit[] {
  const { tree } = writer;
  const { holder, index, entry } = requireSpot(tree, path);
  const list = path.slice(0, -1);
  if (holder?.part.isFlow) {
    const written = tree.text.slice(entry!.head, entry!.end);
    return insertFlowEntry(tree, holder.part, { at: index + 1, written });
  }
  const lines = writer.isCareful ? null : linesOfEntry(writer, path);
  return insertEntry(writer, list, { at: index + 1, entry: { value, ...(lines && { lines }) } });
}

/** @returns the edit that gives a setting another key */
export function renameEntry({ tree, style }: Writer, path: Path, key: string): TextEdit[] {
  const { text } = tree;
  const { keyStart, keyEnd } = requireSpot(tree, path).entry!;
  const old = text.slice(keyStart, keyEnd);
  const isQuotedInVain = /^["']/.test(old) && writeKey(old.slice(1, -1), style) === old.slice(1, -1);
  const written = isQuotedInVain ? inQuotes(key, old[0] as '"' | "'") : writeKey(key, style);
  return [{ start: keyStart, end: keyEnd, text: written }];
}
