// Entries of lists and groups in brackets or braces.
import type { TextEdit } from '../../base/pure/positions.ts';
import type { Part, Tree } from './text/read-tree.ts';
import { toColumn, isFirstInLine, detectLineBreak, lineEnd, lineStart, nextLine } from './text/text-lines.ts';

/** @returns the edits that take an entry out */
export function removeFlowEntry({ text }: Tree, part: Part, index: number): TextEdit[] {
  const { entries } = part;
  const [before, own, after] = [entries[index - 1], entries[index]!, entries[index + 1]];
  const comma = /^\s*,/.exec(text.slice(own.end))?.[0].length ?? 0;
  if (!before && !after) {
    const around = text.slice(part.start + 1, own.head) + text.slice(own.end, part.end - 1);
    if (!around.includes('#')) return [{ start: part.start + 1, end: part.end - 1, text: '' }];
    return [{ start: own.head, end: own.end + comma, text: '' }];
  }
  const close = lineEnd(text, own.end + comma);
  const hasOwnLines =
    isFirstInLine(text, own.head) && /^\s*(#.*)?$/.test(text.slice(own.end + comma, close)) && close < part.end;
  if (hasOwnLines) {
    const start = findLead(text, own.head, before?.end ?? part.start);
    const lines = { start, end: nextLine(text, own.end + comma), text: '' };
    const hangs = before && !after && comma === 0;
    return hangs ? [removeComma(text, before.end), lines] : [lines];
  }
  if (after) return [{ start: own.head, end: after.head, text: '' }];
  return [{ start: before!.end, end: own.end, text: '' }];
}

/** The lines of an entry with the comments above and beside it; where it has none, the entry. */
export function flowLines(
  { text }: Tree,
  { entries, start, end }: Part,
  index: number,
): { start: number; end: number; column: number } {
  const own = entries[index]!;
  const comma = /^\s*,/.exec(text.slice(own.end))?.[0].length ?? 0;
  const close = lineEnd(text, own.end + comma);
  const column = toColumn(text, own.head);
  const hasOwnLines =
    isFirstInLine(text, own.head) && /^\s*(#.*)?$/.test(text.slice(own.end + comma, close)) && close < end;
  if (!hasOwnLines) return { start: own.head, end: own.head, column };
  return { start: findLead(text, own.head, entries[index - 1]?.end ?? start), end: close, column };
}

/** @returns the edit that takes the comma before the last entry out, where none is behind that one */
export function dropComma({ text }: Tree, { entries }: Part, index: number): TextEdit[] {
  return /^\s*,/.test(text.slice(entries[index]!.end)) ? [] : [removeComma(text, entries[index - 1]!.end)];
}

/** Finds the start of the comments directly above an entry. */
function findLead(text: string, head: number, limit: number): number {
  let start = lineStart(text, head);
  while (start > limit) {
    const above = lineStart(text, start - 1);
    if (above <= limit || !/^\s*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

function removeComma(text: string, end: number): TextEdit {
  const comma = /^\s*,/.exec(text.slice(end))![0].length;
  return { start: end + comma - 1, end: end + comma, text: '' };
}

/** @returns the edits that put an entry into brackets that have some already */
export function insertFlowEntry(
  { text }: Tree,
  part: Part,
  { at, written }: { at: number; written: string },
): TextEdit[] {
  const { entries } = part;
  const next = entries[at];
  const lineBreak = detectLineBreak(text);
  if (next) {
    if (!isFirstInLine(text, next.head)) return [{ start: next.head, end: next.head, text: `${written}, ` }];
    const start = findLead(text, next.head, entries[at - 1]?.end ?? part.start);
    return [{ start, end: start, text: `${' '.repeat(toColumn(text, next.head))}${written},${lineBreak}` }];
  }
  const last = entries.at(-1)!;
  if (!isFirstInLine(text, last.head)) return [{ start: last.end, end: last.end, text: `, ${written}` }];
  const comma = /^\s*,/.exec(text.slice(last.end))?.[0].length ?? 0;
  const close = lineEnd(text, last.end + comma);
  const hasRest = !/^\s*(#.*)?$/.test(text.slice(last.end + comma, close));
  const line = `${lineBreak}${' '.repeat(toColumn(text, last.head))}${written}${comma > 0 && !hasRest ? ',' : ''}`;
  if (hasRest) return [{ start: last.end, end: last.end, text: `,${line}` }];
  const added = { start: close, end: close, text: line };
  return comma > 0 ? [added] : [added, { start: last.end, end: last.end, text: ',' }];
}

/**
 * @returns the edits that give the places of entries other entries, each with the comment beside
 * it
 */
export function permuteFlowEntries({ text }: Tree, { entries }: Part, order: readonly number[]): TextEdit[] {
  const besides = entries.map(({ end }, index) => removeComment(text, end, entries[index + 1]?.head));
  return order.flatMap((from, to) => {
    if (from === to) return [];
    const [place, moved] = [entries[to]!, entries[from]!];
    const value = { start: place.head, end: place.end, text: text.slice(moved.head, moved.end) };
    const [beside, own] = [besides[to]!, besides[from]!];
    if (beside.text === own.text) return [value];
    return [value, { start: beside.start, end: beside.end, text: own.text }];
  });
}

/** The comment behind an entry and its comma, with the spaces before it. */
function removeComment(text: string, end: number, next: number | undefined): TextEdit {
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  const start = end + comma;
  const found = /^[ \t]+#.*/.exec(text.slice(start, Math.min(next ?? text.length, lineEnd(text, start))))?.[0] ?? '';
  return { start, end: start + found.length, text: found };
}
