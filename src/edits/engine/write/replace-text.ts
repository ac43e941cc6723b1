// Texts in place: a changed text keeps the style of the one before, and each line that did not
// change as it is written.
import { isMap, isScalar, isSeq } from 'yaml';
import { parseYaml } from '../../../checker/yaml/parse/parse-yaml.ts';
import type { Part } from '../text/read-tree.ts';
import { readScalar, joinValues, type Piece, type ScalarText } from '../text/read-scalar.ts';
import { keepPieces, newPieces, type EditedPiece } from './keep-pieces.ts';
import { divideRows } from './text-rows.ts';
import { blockEnds, escapesBreaks, splitEnding, writeRows } from './write-rows.ts';
import { looksOtherwise, type ScalarPlace } from './write-scalar.ts';

/** A text in place of another one. */
export interface RewrittenText {
  source: string;
  /** The offset up to which it replaces the old one. */
  end: number;
}

/**
 * Writes a new text in the style of the old one. What is not typed stays byte for byte: the line
 * breaks of folded lines, escapes, quotes that are not needed, the indentation indicator and the
 * sign for the line breaks at the end.
 *
 * The style changes only where it has to:
 * - without quotes: to quotes, where YAML would read the new text as something else;
 * - in single quotes, below `|` and below `>`: to double quotes, for characters that need escapes;
 * - in one line, without line breaks: to `|`, or in braces and brackets to `\n` in double quotes,
 *   for a line break;
 * - without quotes or in single quotes over several lines: to double quotes, for lines that begin
 *   or end with spaces.
 * An empty text in quotes has no style to keep.
 * @param place of the value; `indent` counts for a block text without lines
 * @returns null where the style has to change
 */
export function rewriteText(text: string, part: Part, value: string, place: ScalarPlace): RewrittenText | null {
  const old = readScalar(text, part, place.indent);
  if (!old || (!old.frame && old.pieces.length === 0)) return null;
  const write = old.frame ? writeBlock : writeFlowText;
  const { body } = old.frame ? splitEnding(value) : { body: value };
  const isFirstBreak = !old.frame && body.includes('\n') && !joinValues(old.pieces).includes('\n');
  if (isFirstBreak && !place.inFlow && !old.pieces.some(({ isBreak }) => isBreak)) return null;
  for (const pieces of [keepPieces(old.pieces, body), newPieces(body)]) {
    for (const source of write(old, pieces, { value, place })) {
      const behind = old.frame ? text.slice(old.end) : '';
      if (readsAs(value, source, { place, behind })) return { source, end: old.end };
    }
  }
  return null;
}

interface NewText {
  value: string;
  place: ScalarPlace;
}

function longestLine(pieces: readonly Piece[]): number {
  const lines = pieces.map(({ source, isBreak }) => (isBreak ? '\n' : source)).join('');
  return Math.max(...lines.split('\n').map((line) => line.length));
}

function writeBlock(old: ScalarText, pieces: readonly EditedPiece[], { value, place }: NewText): string[] {
  const { style, indent } = old;
  const { lineBreak, width } = place.style;
  const rows = divideRows(pieces, { style, width: Math.max(30, width - indent.length, longestLine(old.pieces)) });
  const written = writeRows(rows, { style, indent, lineBreak });
  if (written === null) return [];
  const opening = rows[0]!.pieces.length === 0 ? lineBreak : lineBreak + indent;
  const { body, breaks } = splitEnding(value);
  const lines = body === '' ? '' : opening + written;
  return blockEnds(old, { body, breaks, lineBreak }).map(({ header, ending }) => header + lines + ending);
}

const quotes = { plain: '', single: "'", double: '"' };

function writeFlowText(old: ScalarText, pieces: readonly EditedPiece[], { value, place }: NewText): string[] {
  const { indent, pieces: before } = old;
  const style = old.style as keyof typeof quotes;
  if (style === 'plain' && looksOtherwise(value)) return [];
  const isOneLine = !before.some(({ isBreak }) => isBreak);
  if (isOneLine && style !== 'double' && value.includes('\n')) return [];
  const isEscaped = style === 'double' && escapesBreaks(before);
  const own = isEscaped ? pieces.map((each) => (each.origin ? each : { ...each, isBreak: false })) : pieces;
  const { lineBreak, width } = place.style;
  const limit = isOneLine ? null : Math.max(30, width - indent.length, longestLine(before));
  const written = writeRows(divideRows(own, { style, width: limit }), { style, indent, lineBreak });
  return written === null ? [] : [quotes[style] + written + quotes[style]];
}

/**
 * Checks that YAML reads a written text as the value at its place.
 * @param behind text after a block text, whose empty lines may belong to it
 */
function readsAs(value: string, source: string, { place, behind }: { place: ScalarPlace; behind: string }): boolean {
  const before = ' '.repeat(Math.max(0, place.keyColumn));
  const blank = /^(?:[ \t]*\r?\n)*/.exec(behind)![0];
  const next = blank === behind ? '' : `${before}next: setting`;
  const text = place.inFlow ? `text: [${source}\n  ]` : `${before}text: ${source}${blank}${next}`;
  const { contents, errors } = parseYaml(text);
  if (errors.length > 0 || !isMap(contents)) return false;
  const read = contents.get('text', true);
  const scalar = isSeq(read) ? read.get(0, true) : read;
  return isScalar(scalar) && scalar.value === value;
}
