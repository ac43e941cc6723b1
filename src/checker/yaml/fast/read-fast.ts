// The fast path from text to data: a parser of the part of YAML that nearly all pages are written
// in, many times faster than a parser of all of YAML. It reports nothing: what it does not surely
// read as the author meant it is unsupported, and the general path (read-yaml.ts) reads the text.
import {
  dash,
  doubleQuote,
  greaterThan,
  hash,
  newline,
  openBrace,
  openBracket,
  pipe,
  singleQuote,
  space,
} from './characters.ts';
import { readBlockScalar } from './fast-block-scalar.ts';
import { readFlow } from './fast-flow.ts';
import { findFoldedPart } from '../folded-parts.ts';
import { findLineEnd, skipSpaces } from './fast-lines.ts';
import {
  findPlainEnd,
  isComment,
  parsePlainScalar,
  readQuoted,
  startsPlainScalar,
  type ParsedValue,
} from './fast-scalar.ts';
import { readKey } from './intern-key.ts';
import { unsupported, type Unsupported } from './unsupported.ts';

/** Tabs, unusual line ends and spaces, byte order marks, characters that could not be decoded. */
// oxlint-disable-next-line no-control-regex
const unusual = /[\0-\x09\x0b-\x1f\x7f-\xa0\xad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff\ufffd]/;
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})/m;
const maxDepth = 20;

/**
 * @param text the text of a file, with line ends of Unix or Windows
 * @returns its data, or `unsupported`
 */
export function readFast(text: string): unknown {
  const plain = text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text;
  if (unusual.test(plain) || conflict.test(plain)) return unsupported;
  const reader: Reader = { text: plain, next: 0, start: 0, indent: 0, end: 0, depth: 0 };
  if (!toNextLine(reader) || reader.indent !== 0) return unsupported;
  const value = readMap(reader, 0);
  return reader.start === plain.length ? value : unsupported;
}

/** The position in the text: at the content of a line, or at the end of the text. */
interface Reader {
  text: string;
  /** The offset of the next line. */
  next: number;
  /** The offset of the line's content that is not read yet. */
  start: number;
  indent: number;
  /** The offset of the line's end. */
  end: number;
  depth: number;
}

/** Moves to the next line with content. @returns false at the end, where `indent` is -1 */
function toNextLine(reader: Reader): boolean {
  const { text } = reader;
  while (reader.next < text.length) {
    const end = findLineEnd(text, reader.next);
    let start = reader.next;
    while (start < end && text.charCodeAt(start) === space) start++;
    const indent = start - reader.next;
    reader.next = end + 1;
    if (start === end || text.charCodeAt(start) === hash) continue;
    reader.start = start;
    reader.indent = indent;
    reader.end = end;
    return true;
  }
  reader.start = text.length;
  reader.indent = -1;
  reader.end = text.length;
  return false;
}

function readMap(reader: Reader, indent: number): Record<string, unknown> | Unsupported {
  const { text } = reader;
  const result: Record<string, unknown> = {};
  if (++reader.depth > maxDepth) return unsupported;
  while (reader.indent === indent) {
    const name = readKey(text, reader.start);
    if (name === '' || Object.hasOwn(result, name)) return unsupported;
    reader.start = skipSpaces(text, reader.start + name.length + 1);
    const value = readValue(reader, indent, true);
    if (value === unsupported) return unsupported;
    result[name] = value;
  }
  reader.depth--;
  return reader.indent > indent ? unsupported : result;
}

function readList(reader: Reader, indent: number): unknown[] | Unsupported {
  const { text } = reader;
  const result: unknown[] = [];
  if (++reader.depth > maxDepth) return unsupported;
  while (reader.indent === indent && isDash(reader)) {
    const content = skipSpaces(text, reader.start + 1);
    const column = indent + content - reader.start;
    reader.start = content;
    let value: unknown;
    if (content < reader.end && isDash(reader)) {
      reader.indent = column;
      value = readList(reader, column);
    } else if (content < reader.end && readKey(text, content) !== '') {
      reader.indent = column;
      value = readMap(reader, column);
    } else value = readValue(reader, indent, false);
    if (value === unsupported) return unsupported;
    result.push(value);
  }
  reader.depth--;
  return reader.indent > indent ? unsupported : result;
}

/** Reads the value at the reader's position, and moves to the line after it. */
function readValue(reader: Reader, indent: number, isInGroup: boolean): unknown {
  const { text, start, end } = reader;
  const code = text.charCodeAt(start);
  if (start >= end || code === hash) {
    if (start < end && !isComment(text, start)) return unsupported;
    return readValueBelow(reader, indent, isInGroup);
  }
  if (code === doubleQuote || code === singleQuote) return finishLine(reader, readQuoted(text, start, indent));
  if (code === openBrace || code === openBracket) return finishLine(reader, readFlow(text, start));
  if (code === pipe || code === greaterThan) {
    const read = readBlockScalar(text, start, indent);
    if (read === unsupported) return unsupported;
    reader.next = read.end;
    toNextLine(reader);
    return read.value;
  }
  return startsPlainScalar(text, start) ? readPlainScalar(reader, indent) : unsupported;
}

function readValueBelow(reader: Reader, indent: number, isInGroup: boolean): unknown {
  toNextLine(reader);
  if (reader.indent > indent) return isDash(reader) ? readList(reader, reader.indent) : readMap(reader, reader.indent);
  return isInGroup && reader.indent === indent && isDash(reader) ? readList(reader, indent) : null;
}

/** Reads a value without quotes, with the lines below that continue it. */
function readPlainScalar(reader: Reader, indent: number): unknown {
  const { text } = reader;
  const end = findPlainEnd(text, reader.start, reader.end);
  if (end === unsupported) return unsupported;
  const lines = [text.slice(reader.start, end)];
  const hasComment = end < reader.end && text.slice(end, reader.end).includes('#');
  let previousEnd = reader.end;
  toNextLine(reader);
  while (reader.indent > indent) {
    // Blank lines and comments between follow special rules; a dash may be a list entry.
    const lineStart = reader.start - reader.indent;
    if (hasComment || lineStart !== previousEnd + 1 || isDash(reader) || !startsPlainScalar(text, reader.start))
      return unsupported;
    // The mark of a block text, mistyped.
    if (lines.length === 1 && /^[<=~_.+-][<>|=~_.+-]*$/.test(lines[0]!)) return unsupported;
    const lineEnd = findPlainEnd(text, reader.start, reader.end);
    if (lineEnd === unsupported || text.slice(lineEnd, reader.end).includes('#')) return unsupported;
    lines.push(text.slice(reader.start, lineEnd));
    previousEnd = reader.end;
    toNextLine(reader);
  }
  if (lines.length === 1) return parsePlainScalar(lines[0]!);
  return findFoldedPart(lines) === null ? parsePlainScalar(lines.join(' ')) : unsupported;
}

/** Moves to the next line if nothing but a comment follows a value. */
function finishLine(reader: Reader, read: ParsedValue | Unsupported): unknown {
  if (read === unsupported) return unsupported;
  const { text } = reader;
  if (read.end > reader.end) {
    reader.end = findLineEnd(text, read.end);
    reader.next = reader.end + 1;
  }
  const { end } = reader;
  const after = skipSpaces(text, read.end);
  const isFree = after >= end || (text.charCodeAt(after) === hash && after > read.end && isComment(text, after));
  if (!isFree) return unsupported;
  toNextLine(reader);
  // The caller finds a deeper line after a finished value unsupported.
  return read.value;
}

function isDash({ text, start }: Reader): boolean {
  if (text.charCodeAt(start) !== dash) return false;
  const next = text.charCodeAt(start + 1);
  return next === space || next === newline || Number.isNaN(next);
}
