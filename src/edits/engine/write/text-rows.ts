// Rows of an edited text: the lines in which it is written, and the line breaks between them.
import { isDeeper, valueOf, type ScalarStyle } from '../text/read-scalar.ts';
import { newPieces, type EditedPiece } from './keep-pieces.ts';

export interface Row {
  pieces: EditedPiece[];
  /** The line break before it; undefined for the first row. */
  gap?: Gap;
}

/** The line break between two rows. */
export interface Gap {
  value: string;
  /** As it was written; null where it is new or was put together. */
  source: string | null;
  /** Whether it has the same neighbours as before. */
  isUntouched: boolean;
}

export interface RowPlace {
  style: ScalarStyle;
  /** The longest line that is not broken, in characters; null where lines are never broken. */
  width: number | null;
}

/**
 * Divides an edited text into rows. Lines that did not change keep their line breaks; a changed
 * line that is too long is broken, and where a line break cannot stay, a space takes its place.
 */
export function divideRows(pieces: readonly EditedPiece[], { style, width }: RowPlace): Row[] {
  const rows = joinRows(splitRows(pieces, style), style);
  return width === null || style === 'literal' ? rows : rows.flatMap((row) => wrapRow(row, width));
}

/** @returns a row up to each line break; in folded texts several breaks after each other are one */
function splitRows(pieces: readonly EditedPiece[], style: ScalarStyle): Row[] {
  const rows: Row[] = [{ pieces: [] }];
  for (const [index, piece] of pieces.entries()) {
    const current = rows.at(-1)!;
    if (!piece.isBreak) {
      current.pieces.push(piece);
      continue;
    }
    const { value, origin } = piece;
    if (style !== 'literal' && current.pieces.length === 0 && current.gap) {
      current.gap = { value: current.gap.value + value, source: null, isUntouched: false };
      continue;
    }
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    const isUntouched =
      origin !== null &&
      (before ? before.origin?.index === origin.index - 1 : origin.index === 0) &&
      (!after || after.origin?.index === origin.index + 1);
    rows.push({ pieces: [], gap: { value, source: origin && piece.source, isUntouched } });
  }
  return rows;
}

/** Joins rows whose line break cannot be folded any more, or stands between words that are all new. */
function joinRows(rows: readonly Row[], style: ScalarStyle): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    if (!before || !row.gap?.value.startsWith(' ') || canFold(before, row, style)) {
      joined.push({ ...row });
      continue;
    }
    const [space, ...others] = newPieces(row.gap.value);
    before.pieces = [...before.pieces, { ...space!, isBreak: false }];
    if (others.length === 0) before.pieces.push(...row.pieces);
    else joined.push({ pieces: row.pieces, gap: { value: valueOf(others), source: null, isUntouched: false } });
  }
  return joined;
}

function canFold(before: Row, row: Row, style: ScalarStyle): boolean {
  const gap = row.gap!;
  const [one, other] = [valueOf(before.pieces), valueOf(row.pieces)];
  if (gap.isUntouched && style !== 'folded') return true;
  if (gap.value !== ' ' || one === '' || other === '' || /^\s/.test(other)) return false;
  if (style === 'folded' ? isDeeper(one) : /\s$/.test(one)) return false;
  return gap.isUntouched || isMostlyKept(before) || isMostlyKept(row);
}

function isMostlyKept({ pieces }: Row): boolean {
  return pieces.filter(({ origin }) => origin !== null).length * 2 >= pieces.length;
}

/** Breaks a changed row that is too long at single spaces. */
function wrapRow(row: Row, width: number): Row[] {
  const lines = new Set(row.pieces.map(({ origin }) => origin?.line));
  const isKept = lines.size <= 1 && !lines.has(undefined);
  if (isKept || isDeeper(valueOf(row.pieces))) return [row];
  const rows: Row[] = [{ ...row, pieces: [] }];
  for (const word of wordsOf(row.pieces)) {
    const current = rows.at(-1)!;
    if (current.pieces.length === 0 || lengthOf(current.pieces) + lengthOf(word) <= width) current.pieces.push(...word);
    else rows.push({ pieces: word.slice(1), gap: { value: ' ', source: null, isUntouched: false } });
  }
  return rows;
}

/** @returns words, each but the first with the space before it, at which the row can be broken */
function wordsOf(pieces: readonly EditedPiece[]): EditedPiece[][] {
  const words: EditedPiece[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    const isSingle = piece.source === ' ' && before && after && /\S/.test(before.value) && /[^\s#]/.test(after.value);
    if (isSingle) words.push([]);
    words.at(-1)!.push(piece);
  }
  return words;
}

function lengthOf(pieces: readonly EditedPiece[]): number {
  return pieces.reduce((sum, { source }) => sum + source.length, 0);
}
