// Text positions and edits: offsets to lines and columns, edited texts, and offsets mapped back.

/** Replaces the text between two offsets. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/**
 * Finds the lines of a text once.
 * @returns a function from offsets to positions; a byte order mark counts as no column
 */
export function createPositionFinder(text: string): (offset: number) => Position {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  // Some old programs end lines with a carriage return alone, which editors show as a line break.
  const end = text.includes('\r') ? /\r\n?|\n/g : /\n/g;
  for (const { 0: lineBreak, index } of text.matchAll(end)) starts.push(index + lineBreak.length);
  return (offset) => {
    const line = findLineIndex(starts, offset);
    return { line: line + 1, column: Math.max(0, offset - starts[line]!) + 1, offset };
  };
}

function findLineIndex(starts: number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @returns the text after the edits, which must not overlap and may come in any order */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: inserted } of sortByStart(edits)) {
    parts.push(text.slice(from, start), inserted);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/** @returns the offset before the edits of a place in the edited text */
export function offsetBeforeEdits(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { start, end, text } of sortByStart(edits)) {
    const from = start + shift;
    if (offset < from) break;
    if (offset < from + text.length) return Math.min(start + (offset - from), end);
    shift += text.length - (end - start);
  }
  return offset - shift;
}

/** Sorts edits by their start; at one offset the later one in the list comes first. */
function sortByStart(edits: readonly TextEdit[]): TextEdit[] {
  return edits.toReversed().sort((a, b) => a.start - b.start);
}

/** @returns the range between two offsets; an `end` before `start` counts as `start` */
export function rangeBetween(at: (offset: number) => Position, start: number, end: number): TextRange {
  return { start: at(start), end: at(Math.max(start, end)) };
}

/** @returns the range of `text` without its quotes, so that a fix keeps them */
export function rangeInsideQuotes({ start, end }: TextRange, text: string): TextRange {
  if (end.offset - start.offset !== text.length + 2) return { start, end };
  return {
    start: { ...start, column: start.column + 1, offset: start.offset + 1 },
    end: { ...end, column: end.column - 1, offset: end.offset - 1 },
  };
}

/** @returns how many UTF-16 units a range holds: more than its value where that is written with escapes */
export function measureRange({ start, end }: TextRange): number {
  return end.offset - start.offset;
}

/** @returns how often a text has the mark before a place, so that the one there can be located */
export function countBefore(text: string, mark: string, index: number): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1 && at < index; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

/** A position in a text. Lines and columns count from 1; columns and offsets are UTF-16 units. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** A part of a text; `end` is exclusive. */
export interface TextRange {
  start: Position;
  end: Position;
}
