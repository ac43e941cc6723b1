// Rows of a text as YAML, in the style that the text has.
import {
  countBreaks,
  isDeeper,
  joinValues,
  type Piece,
  type ScalarStyle,
  type ScalarText,
} from '../text/read-scalar.ts';
import type { EditedPiece } from './keep-pieces.ts';
import type { Row } from './text-rows.ts';
import { escapeCharacter, mustEscape } from './write-scalar.ts';

export interface RowLayout {
  style: ScalarStyle;
  /** In front of each row but the first. */
  indent: string;
  lineBreak: string;
}

/** @returns the rows with their line breaks; null where a character cannot be written in this style */
export function writeRows(rows: readonly Row[], layout: RowLayout): string | null {
  const { style } = layout;
  if (style !== 'double' && rows.some(({ pieces }) => pieces.some((each) => !each.origin && mustEscape(each.value))))
    return null;
  return rows
    .map((row, index) => {
      const isFirst = index === 0;
      const own = style === 'double' ? guardEdges(rows, index) : row.pieces;
      return (isFirst ? '' : writeGap(rows, index, layout)) + own.map((piece) => writePiece(piece, style)).join('');
    })
    .join('');
}

function writePiece({ source, value, origin }: EditedPiece, style: ScalarStyle): string {
  if (origin) return source;
  if (style === 'double') return escapeCharacter(value);
  return style === 'single' && value === "'" ? "''" : source;
}

/** Spaces at the start and the end of a line do not count in quotes, unless they are escaped. */
function guardEdges(rows: readonly Row[], index: number): EditedPiece[] {
  const { pieces, gap } = rows[index]!;
  const next = rows[index + 1]?.gap;
  const isEscapedBreak = next?.source?.startsWith('\\') ?? false;
  return pieces.map((piece, at) => {
    const isEdge = (at === 0 && gap) || (at === pieces.length - 1 && next && !isEscapedBreak);
    if (!isEdge || !/^[ \t]$/.test(piece.source)) return piece;
    return { ...piece, source: piece.source === ' ' ? '\\ ' : '\\t', origin: piece.origin ?? { index: -1, line: -1 } };
  });
}

function writeGap(rows: readonly Row[], index: number, { style, indent, lineBreak }: RowLayout): string {
  const [before, { pieces, gap }] = [rows[index - 1]!, rows[index]!];
  const { value, source, isUntouched } = gap!;
  const isEmpty = pieces.length === 0;
  if (style === 'literal') {
    const fits = source !== null && (isEmpty ? isUntouched : countTrailingSpaces(source) === indent.length);
    return fits ? source : lineBreak + (isEmpty ? '' : indent);
  }
  if (style !== 'folded') return source ?? lineBreak.repeat(value === ' ' ? 1 : value.length + 1) + indent;
  const isLead = index === 1 && before.pieces.length === 0;
  const keepsBreaks = isLead || isDeeper(joinValues(before.pieces)) || isDeeper(joinValues(pieces));
  const breaks = value === ' ' ? 1 : value.length + (keepsBreaks ? 0 : 1);
  const fits = source !== null && countBreaks(source) === breaks && countTrailingSpaces(source) === indent.length;
  return fits ? source : lineBreak.repeat(breaks) + indent;
}

function countTrailingSpaces(source: string): number {
  return / *$/.exec(source)![0].length;
}

/** The header of a block text with its line breaks at the end, as they may be written. */
export interface BlockEnds {
  header: string;
  ending: string;
}

/**
 * @param breaks how many line breaks the text ends with
 * @returns the ways to end a block text, the one of the old text first
 */
export function blockEnds(
  { style, frame, indent }: ScalarText,
  { body, breaks, lineBreak }: { body: string; breaks: number; lineBreak: string },
): BlockEnds[] {
  const { digit, chomping, comment, column, ending } = frame!;
  const needsDigit = digit === '' && /^\n*[ \t]/.test(body);
  const own = needsDigit ? String(indent.length - Math.max(0, column)) : digit;
  const usual = breaks === 0 ? '-' : breaks === 1 && body !== '' ? '' : '+';
  const added = lineBreak.repeat(Math.max(0, body === '' ? breaks : breaks - 1));
  const old = needsDigit ? frame!.mark[0]! + own + chomping : frame!.mark;
  const other = (style === 'literal' ? '|' : '>') + own + usual;
  return [old, other].flatMap((mark) => [ending, added].map((end) => ({ header: mark + comment, ending: end })));
}

/** @returns a text without the line breaks at its end, and how many these are */
export function splitEnding(value: string): { body: string; breaks: number } {
  const body = value.replace(/\n+$/, '');
  return { body, breaks: value.length - body.length };
}

/** Checks that a quoted text writes its line breaks as `\n`, and not as empty lines. */
export function escapesBreaks(pieces: readonly Piece[]): boolean {
  return !pieces.some(({ isBreak }) => isBreak) || pieces.some(({ value, isBreak }) => value === '\n' && !isBreak);
}
