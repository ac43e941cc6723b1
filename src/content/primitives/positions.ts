// Turns offsets in a text into lines and columns, and remembers how a repaired text maps back to the one on disk.
import type { Position, Range } from './diagnostic.ts';

/** A replacement of text between two offsets. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** @returns a function from offsets to positions; a byte order mark takes no column */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  // Old programs end lines with a return alone, and editors show that as a line, too.
  const end = text.includes('\r') ? /\r\n?|\n/g : /\n/g;
  for (const { 0: written, index } of text.matchAll(end)) starts.push(index + written.length);
  return (offset) => {
    const line = lineAt(starts, offset);
    return { line: line + 1, column: Math.max(0, offset - starts[line]!) + 1, offset };
  };
}

function lineAt(starts: number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @returns the text with the edits made; they must not overlap */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: inserted } of fromTheEnd(edits).toReversed()) {
    parts.push(text.slice(from, start), inserted);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/** Maps an offset in an edited text to the offset in the text before the edits. */
export function beforeEdits(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { start, end, text } of fromTheEnd(edits).toReversed()) {
    const from = start + shift;
    if (offset < from) break;
    if (offset < from + text.length) return Math.min(start + (offset - from), end);
    shift += text.length - (end - start);
  }
  return offset - shift;
}

function fromTheEnd(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((a, b) => b.start - a.start);
}

/** @returns the range between two offsets; never empty unless the text ends there */
export function rangeBetween(at: (offset: number) => Position, start: number, end: number): Range {
  return { start: at(start), end: at(Math.max(start, end)) };
}

/** @returns the range of a text inside its quotes, so that a fix can leave them; the range itself when there are none */
export function withoutQuotes({ start, end }: Range, text: string): Range {
  if (end.offset - start.offset !== text.length + 2) return { start, end };
  return {
    start: { ...start, column: start.column + 1, offset: start.offset + 1 },
    end: { ...end, column: end.column - 1, offset: end.offset - 1 },
  };
}
