// Pieces of a text that stay when it becomes another one: what was not typed.
import { compareLists } from '../../model/compare-lists.ts';
import { joinValues, type Piece } from '../text/read-scalar.ts';

/** A piece of the new text. */
export interface EditedPiece extends Piece {
  /** Its number among the old pieces, and that of its line in the old source; null for what is new. */
  origin: { index: number; line: number } | null;
}

/** Offsets in two texts between which they differ. */
interface Hunk {
  old: [number, number];
  new: [number, number];
}

/** @returns the pieces of the new text: old ones where it says the same, else one for each character */
export function keepPieces(pieces: readonly Piece[], value: string): EditedPiece[] {
  const old = joinValues(pieces);
  const pieceAt = pieces.flatMap((piece) => Array.from({ length: piece.value.length }, () => piece));
  const hunks = compareTexts(old, value).map((hunk) => slideHunk(pieceAt, hunk));
  const edited: EditedPiece[] = [];
  let [at, line, written, passed] = [0, 0, 0, 0];
  for (const [index, piece] of pieces.entries()) {
    const end = at + piece.value.length;
    if (piece.isBreak) line++;
    while (passed < hunks.length && hunks[passed]!.old[1] <= at) passed++;
    const isCut = passed < hunks.length && hunks[passed]!.old[0] < end;
    if (!isCut) {
      const before = hunks[passed - 1];
      const place = before ? at - before.old[1] + before.new[1] : at;
      edited.push(...newPieces(value.slice(written, place)), { ...piece, origin: { index, line } });
      written = place + piece.value.length;
    }
    at = end;
  }
  return [...edited, ...newPieces(value.slice(written))];
}

/** @returns a piece for each character of a text */
export function newPieces(text: string): EditedPiece[] {
  return Array.from(text, (value) => ({ source: value, value, isBreak: value === '\n', origin: null }));
}

/** Compares two texts word by word. */
function compareTexts(old: string, value: string): Hunk[] {
  const [before, after] = [splitWords(old), splitWords(value)];
  const [oldAt, newAt] = [listOffsets(before), listOffsets(after)];
  return compareLists(before, after).flatMap(([from, gone, to, come]) => {
    // The number of words is the same: each replaces the one at its place, in its line.
    const pairs = gone === come ? Array.from({ length: gone }, (_each, index) => index) : null;
    const between = (start: number, end: number): Hunk => ({
      old: [oldAt[from + start]!, oldAt[pairs ? from + end : from + gone]!],
      new: [newAt[to + start]!, newAt[pairs ? to + end : to + come]!],
    });
    return (pairs ?? [0]).map((index) => shortenHunk(old, value, between(index, index + 1)));
  });
}

/** @returns each word with the spaces before it */
function splitWords(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

function listOffsets(words: readonly string[]): number[] {
  const offsets = [0];
  for (const word of words) offsets.push(offsets.at(-1)! + word.length);
  return offsets;
}

/** Leaves out what both sides begin and end with. */
function shortenHunk(old: string, value: string, hunk: Hunk): Hunk {
  let [[oldStart, oldEnd], [start, end]] = [hunk.old, hunk.new];
  while (oldStart < oldEnd && start < end && old[oldStart] === value[start])
    [oldStart, start] = [oldStart + 1, start + 1];
  while (oldStart < oldEnd && start < end && old[oldEnd - 1] === value[end - 1]) [oldEnd, end] = [oldEnd - 1, end - 1];
  return { old: [oldStart, oldEnd], new: [start, end] };
}

/**
 * The first words of a folded line that go leave the line break before them, and take the space
 * behind them along.
 */
function slideHunk(pieceAt: readonly Piece[], hunk: Hunk): Hunk {
  const [start, end] = hunk.old;
  if (hunk.new[0] !== hunk.new[1] || start === end) return hunk;
  const [first, behind] = [pieceAt[start]!, pieceAt[end]];
  if (!first.isBreak || first.value !== ' ' || behind?.value !== ' ' || behind.isBreak) return hunk;
  return { old: [start + 1, end + 1], new: [hunk.new[0] + 1, hunk.new[1] + 1] };
}
