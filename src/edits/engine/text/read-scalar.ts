// Pieces of a text: each character and line break of a scalar, as written and as read. Edits keep
// the pieces that do not change.
import { CST } from 'yaml';
import type { Part } from './read-tree.ts';

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** One character, or the end of one line up to the first character of the next. */
export interface Piece {
  source: string;
  /** '' for a line end that YAML drops, ' ' for one that it folds. */
  value: string;
  isBreak: boolean;
}

/** The header of a text below `|` or `>`, and the line breaks with which the text ends. */
export interface BlockFrame {
  /** The mark with its indicators, as they are written. */
  mark: string;
  /** The indentation indicator, or ''. */
  digit: string;
  chomping: '' | '+' | '-';
  /** The comment in the header's line, with the spaces before it. */
  comment: string;
  /** Column of the key or dash, in spaces, from which an indentation indicator counts. */
  column: number;
  /** The line break behind the header, with the spaces in front of the first line. */
  opening: string;
  /** The empty lines below the last line that belong to the text. */
  ending: string;
  /** Number of line breaks at the end of the text. */
  breaks: number;
}

export interface ScalarText {
  style: ScalarStyle;
  /** Without quotes; of a block text without the line breaks at its end. */
  pieces: Piece[];
  /** In front of each line of a block text, of others in front of the second and later lines. */
  indent: string;
  /** Null for plain and quoted texts. */
  frame: BlockFrame | null;
  /** The offset behind all of it. */
  end: number;
}

/**
 * @param usualIndent of a block text that has no lines, in spaces
 * @returns a text in pieces; null for what is no text
 */
export function readScalar(text: string, part: Part, usualIndent: number): ScalarText | null {
  const { token, start, end } = part;
  const source = text.slice(start, end);
  if (token?.type === 'block-scalar') return readBlock(text, token, { start, usualIndent });
  if (token?.type === 'scalar' && source !== '') return readFlowText('plain', source, end);
  if (token?.type === 'single-quoted-scalar') return readFlowText('single', source.slice(1, -1), end);
  if (token?.type === 'double-quoted-scalar') return readFlowText('double', source.slice(1, -1), end);
  return null;
}

/** @returns the text that the pieces are read as */
export function joinValues(pieces: readonly Piece[]): string {
  return pieces.map(({ value }) => value).join('');
}

const flowBreak = /[ \t]*\r?\n(?:[ \t]*\r?\n)*[ \t]*/y;
const escapedBreak = /\\\r?\n(?:[ \t]*\r?\n)*[ \t]*/y;
const escapeSequence = /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|[^])/iy;

function readFlowText(style: 'plain' | 'single' | 'double', source: string, end: number): ScalarText {
  const pieces: Piece[] = [];
  for (let at = 0; at < source.length; at += pieces.at(-1)!.source.length) pieces.push(readPiece(style, source, at));
  const second = pieces.find(({ isBreak }) => isBreak)?.source ?? '';
  return { style, pieces, indent: /[ \t]*$/.exec(second)![0], frame: null, end };
}

function readPiece(style: 'plain' | 'single' | 'double', source: string, at: number): Piece {
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  const folded = take(flowBreak);
  if (folded !== undefined) {
    const breaks = countBreaks(folded);
    return { source: folded, value: breaks === 1 ? ' ' : '\n'.repeat(breaks - 1), isBreak: true };
  }
  const dropped = style === 'double' ? take(escapedBreak) : undefined;
  if (dropped !== undefined) return { source: dropped, value: '\n'.repeat(countBreaks(dropped) - 1), isBreak: true };
  const escaped = style === 'double' ? take(escapeSequence) : undefined;
  if (escaped !== undefined) return { source: escaped, value: readEscape(escaped.slice(1)), isBreak: false };
  if (style === 'single' && source.startsWith("''", at)) return { source: "''", value: "'", isBreak: false };
  const character = String.fromCodePoint(source.codePointAt(at)!);
  return { source: character, value: character, isBreak: false };
}

/** @see https://yaml.org/spec/1.2.2/#57-escaped-characters */
const namedEscapes: Record<string, string> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
};

function readEscape(name: string): string {
  if (name.length > 1) return String.fromCodePoint(Number.parseInt(name.slice(1), 16));
  return namedEscapes[name] ?? name;
}

/** @returns how many line breaks a text has */
export function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}

interface BlockLine {
  /** The line break before it, and the spaces that are no part of the text. */
  before: string;
  content: string;
}

function readBlock(
  text: string,
  token: CST.BlockScalar,
  { start, usualIndent }: { start: number; usualIndent: number },
): ScalarText {
  const headEnd = text.slice(start).search(/\r?\n|$/) + start;
  const [, mark = '', comment = ''] = /^([|>][-+\d]*)(.*)$/.exec(text.slice(start, headEnd)) ?? [];
  const digit = /\d/.exec(mark)?.[0] ?? '';
  const chomping = (/[-+]/.exec(mark)?.[0] ?? '') as BlockFrame['chomping'];
  const raw = text.slice(headEnd, headEnd + measureLineBreak(text, headEnd) + token.source.length);
  const lines = raw.split(/(?=\r\n)|(?<!\r)(?=\n)/).filter((line) => line !== '');
  const first = lines.map((line) => /^\r?\n( *)[^ \r\n]/.exec(line)).find((found) => found !== null);
  const indent = digit === '' ? (first?.[1]!.length ?? usualIndent) : token.indent + Number(digit);
  const read = lines.map((line) => splitLine(line, indent));
  const last = read.findLastIndex(({ content }) => content !== '');
  const body = read.slice(0, last + 1);
  const blank = read.slice(last + 1).map(({ before }) => before);
  // The line break behind the last line belongs to the line below the text.
  const ending = chomping === '+' ? blank.slice(0, raw.endsWith('\n') ? -1 : undefined).join('') : '';
  const breaks = /\n*$/.exec(CST.resolveAsScalar(token, false)!.value)![0].length;
  const source = body.map(({ before, content }) => before + content).join('');
  return {
    style: mark.startsWith('|') ? 'literal' : 'folded',
    pieces: mark.startsWith('|') ? literalPieces(body) : foldedPieces(body),
    indent: ' '.repeat(indent),
    frame: { mark, digit, chomping, comment, column: token.indent, opening: body[0]?.before ?? '', ending, breaks },
    end: headEnd + source.length + ending.length,
  };
}

function measureLineBreak(text: string, at: number): number {
  return text.startsWith('\r\n', at) ? 2 : text.startsWith('\n', at) ? 1 : 0;
}

function splitLine(line: string, indent: number): BlockLine {
  const start = line.startsWith('\r') ? 2 : 1;
  const spaces = Math.min(indent, /^ */.exec(line.slice(start))![0].length);
  return { before: line.slice(0, start + spaces), content: line.slice(start + spaces) };
}

function literalPieces(lines: readonly BlockLine[]): Piece[] {
  return lines.flatMap(({ before, content }, index) => [
    ...(index === 0 ? [] : [{ source: before, value: '\n', isBreak: true }]),
    ...characters(content),
  ]);
}

/** @see https://yaml.org/spec/1.2.2/#813-folded-style */
function foldedPieces(lines: readonly BlockLine[]): Piece[] {
  const pieces: Piece[] = [];
  let previous: string | null = null;
  let blank = '';
  for (const [index, { before, content }] of lines.entries()) {
    // The line break behind the header is no part of the text.
    const own = index === 0 ? before.replace(/^\r?\n/, '') : before;
    if (content === '') {
      blank += own;
      continue;
    }
    const breaks = countBreaks(blank + own);
    if (previous === null) {
      if (index > 0) pieces.push({ source: blank + own, value: '\n'.repeat(breaks), isBreak: true });
    } else pieces.push({ source: blank + own, value: foldedValue(breaks, previous, content), isBreak: true });
    pieces.push(...characters(content));
    [previous, blank] = [content, ''];
  }
  return pieces;
}

/** Lines that begin with a space or tab are not folded. */
function foldedValue(breaks: number, before: string, after: string): string {
  if (isDeeper(before) || isDeeper(after)) return '\n'.repeat(breaks);
  return breaks === 1 ? ' ' : '\n'.repeat(breaks - 1);
}

/** @returns whether a line of a folded text keeps the line breaks around it */
export function isDeeper(line: string): boolean {
  return /^[ \t]/.test(line);
}

function characters(content: string): Piece[] {
  return Array.from(content, (each) => ({ source: each, value: each, isBreak: false }));
}
