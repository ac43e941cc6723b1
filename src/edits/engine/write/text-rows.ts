// Rows of an edited text: the lines in which it is written, and the line breaks between them.
import { isDeeper, joinValues, type ScalarStyle } from '../text/read-scalar.ts';
import { newPieces, type EditedPiece } from './keep-pieces.ts';

export interface Row {
  pieces: EditedPiece[];
  /** Number of pieces that were there before. */
  kept: number;
  /** The line break before it; undefined for the first row. */
  gap?: Gap;
}

/** The line break between two rows. */
export interface Gap {
  value: string;
  /** Its source; null if it is new or was joined from parts. */
  source: string | null;
  /** True if it has the same neighbours as before. */
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
  const rows: Row[] = [{ pieces: [], kept: 0 }];
  for (const [index, piece] of pieces.entries()) {
    const current = rows.at(-1)!;
    if (!piece.isBreak) {
      current.pieces.push(piece);
      if (piece.origin) current.kept++;
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
    rows.push({ pieces: [], kept: 0, gap: { value, source: origin && piece.source, isUntouched } });
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
    before.pieces.push({ ...space!, isBreak: false });
    if (others.length > 0) {
      joined.push({ ...row, gap: { value: joinValues(others), source: null, isUntouched: false } });
      continue;
    }
    for (const piece of row.pieces) before.pieces.push(piece);
    before.kept += row.kept;
  }
  return joined;
}

function canFold(before: Row, row: Row, style: ScalarStyle): boolean {
  const gap = row.gap!;
  const [start, end, next] = [before.pieces[0], before.pieces.at(-1), row.pieces[0]];
  if (gap.isUntouched && style !== 'folded') return true;
  if (gap.value !== ' ' || !start || !end || !next || isSpace(next)) return false;
  if (isSpace(style === 'folded' ? start : end)) return false;
  return gap.isUntouched || isMostlyKept(before) || isMostlyKept(row);
}

function isSpace({ value }: EditedPiece): boolean {
  return /^\s/.test(value);
}

function isMostlyKept({ pieces, kept }: Row): boolean {
  return kept * 2 >= pieces.length;
}

/** Breaks a changed row that is too long at single spaces. */
function wrapRow(row: Row, width: number): Row[] {
  const lines = new Set(row.pieces.map(({ origin }) => origin?.line));
  const isKept = lines.size <= 1 && !lines.has(undefined);
  if (isKept || isDeeper(joinValues(row.pieces))) return [row];
  const rows: Row[] = [{ ...row, pieces: [] }];
  let length = 0;
  for (const word of splitWords(row.pieces)) {
    const current = rows.at(-1)!;
    const isFirst = current.pieces.length === 0;
    if (isFirst || length + measure(word) <= width) {
      current.pieces.push(...word);
      length = isFirst ? measure(word) : length + measure(word);
      continue;
    }
    const pieces = word.slice(1);
    rows.push({ pieces, kept: row.kept, gap: { value: ' ', source: null, isUntouched: false } });
    length = measure(pieces);
  }
  return rows;
}

/** @returns words, each but the first with the space before it, at which the row can be broken */
function splitWords(pieces: readonly EditedPiece[]): EditedPiece[][] {
  const words: EditedPiece[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    const isSingle = piece.source === ' ' && before && after && /\S/.test(before.value) && /[^\s#]/.test(after.value);
    if (isSingle) words.push([]);
    words.at(-1)!.push(piece);
  }
  return words;
}

function measure(pieces: readonly EditedPiece[]): number {
  return pieces.reduce((sum, { source }) => sum + source.length, 0);
}
