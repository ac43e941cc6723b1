// Reads YAML that is written plainly, as almost all pages are, many times faster than a parser of all of YAML.
// It never says that something is wrong: whatever it does not know for sure it declines, and the full parser decides.
import { blockText } from './block-text.ts';
import { declined, type Declined } from './declined.ts';
import { flow } from './flow.ts';
import { keyAt } from './key.ts';
import { endOfLine } from './lines.ts';
import { isComment, plainEnd, plainValue, quoted, startsPlain } from './scalar.ts';

export { declined } from './declined.ts';

/** Tabs, other line ends and spaces, marks of byte order, characters that could not be read. */
// oxlint-disable-next-line no-control-regex
const odd = /[\0-\x09\x0b-\x1f\x7f-\xa0\xad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff\ufffd]/;
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})/m;
const deepest = 20;

/**
 * @param text a file's text; line ends of Windows are taken as line ends
 * @returns its data, or `declined`
 */
export function readPlain(text: string): unknown {
  const plain = text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text;
  if (odd.test(plain) || conflict.test(plain)) return declined;
  const reader: Reader = { text: plain, next: 0, start: 0, indent: 0, end: 0, depth: 0 };
  if (!toNextLine(reader) || reader.indent !== 0) return declined;
  const value = group(reader, 0);
  return reader.start === plain.length ? value : declined;
}

/** Stands at the first character of a line's content, or at the text's end. */
interface Reader {
  text: string;
  /** Where the next line begins. */
  next: number;
  start: number;
  indent: number;
  /** The end of the line. */
  end: number;
  depth: number;
}

/** Goes on to the next line that has content. @returns false at the end, where the indentation is -1 */
function toNextLine(reader: Reader): boolean {
  const { text } = reader;
  while (reader.next < text.length) {
    const end = endOfLine(text, reader.next);
    let start = reader.next;
    while (start < end && text.charCodeAt(start) === 32) start++;
    const indent = start - reader.next;
    reader.next = end + 1;
    if (start === end || text.charCodeAt(start) === 35) continue;
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

function group(reader: Reader, indent: number): Record<string, unknown> | Declined {
  const { text } = reader;
  const result: Record<string, unknown> = {};
  if (++reader.depth > deepest) return declined;
  while (reader.indent === indent) {
    const name = keyAt(text, reader.start);
    if (name === '' || Object.hasOwn(result, name)) return declined;
    reader.start = skipSpaces(text, reader.start + name.length + 1);
    const value = valueOf(reader, indent, true);
    if (value === declined) return declined;
    result[name] = value;
  }
  reader.depth--;
  return reader.indent > indent ? declined : result;
}

function list(reader: Reader, indent: number): unknown[] | Declined {
  const { text } = reader;
  const result: unknown[] = [];
  if (++reader.depth > deepest) return declined;
  while (reader.indent === indent && isDash(reader)) {
    const content = skipSpaces(text, reader.start + 1);
    const column = indent + content - reader.start;
    reader.start = content;
    let value: unknown;
    if (content < reader.end && keyAt(text, content) !== '') {
      reader.indent = column;
      value = group(reader, column);
    } else value = valueOf(reader, indent, false);
    if (value === declined) return declined;
    result.push(value);
  }
  reader.depth--;
  return reader.indent > indent ? declined : result;
}

/** Reads the value that begins at the reader's place, and goes on to the line after it. */
function valueOf(reader: Reader, indent: number, isInGroup: boolean): unknown {
  const { text, start, end } = reader;
  const code = text.charCodeAt(start);
  if (start >= end || code === 35) {
    if (start < end && !isComment(text, start)) return declined;
    return valueBelow(reader, indent, isInGroup);
  }
  if (code === 34 || code === 39) return ended(reader, quoted(text, start, indent));
  if (code === 123 || code === 91) return ended(reader, flow(text, start));
  if (code === 124 || code === 62) {
    const read = blockText(text, start, indent);
    if (read === declined) return declined;
    reader.next = read.end;
    toNextLine(reader);
    return read.value;
  }
  return startsPlain(text, start) ? plainText(reader, indent) : declined;
}

function valueBelow(reader: Reader, indent: number, isInGroup: boolean): unknown {
  toNextLine(reader);
  if (reader.indent > indent) return isDash(reader) ? list(reader, reader.indent) : group(reader, reader.indent);
  return isInGroup && reader.indent === indent && isDash(reader) ? list(reader, indent) : null;
}

/** A text without quotes, with the lines below that go on with it. */
function plainText(reader: Reader, indent: number): unknown {
  const { text } = reader;
  const end = plainEnd(text, reader.start, reader.end);
  if (end === declined) return declined;
  let value = text.slice(reader.start, end);
  const hasComment = end < reader.end && text.slice(end, reader.end).includes('#');
  let previousEnd = reader.end;
  toNextLine(reader);
  while (reader.indent > indent) {
    // A gap or a remark between the lines has rules of its own; a dash may be a point of a list.
    const lineStart = reader.start - reader.indent;
    if (hasComment || lineStart !== previousEnd + 1 || isDash(reader) || !startsPlain(text, reader.start))
      return declined;
    const lineEnd = plainEnd(text, reader.start, reader.end);
    if (lineEnd === declined || text.slice(lineEnd, reader.end).includes('#')) return declined;
    value += ` ${text.slice(reader.start, lineEnd)}`;
    previousEnd = reader.end;
    toNextLine(reader);
  }
  return plainValue(value);
}

/** Goes on to the next line when nothing but a remark stands behind a value. */
function ended(reader: Reader, read: { value: unknown; end: number } | Declined): unknown {
  if (read === declined) return declined;
  const { text } = reader;
  if (read.end > reader.end) {
    reader.end = endOfLine(text, read.end);
    reader.next = reader.end + 1;
  }
  const { end } = reader;
  const after = skipSpaces(text, read.end);
  if (after < end && !(text.charCodeAt(after) === 35 && after > read.end && isComment(text, after))) return declined;
  toNextLine(reader);
  // A deeper line behind a finished value is a mistake that the full parser words.
  return read.value;
}

function isDash({ text, start }: Reader): boolean {
  if (text.charCodeAt(start) !== 45) return false;
  const next = text.charCodeAt(start + 1);
  return next === 32 || next === 10 || Number.isNaN(next);
}

function skipSpaces(text: string, at: number): number {
  while (text.charCodeAt(at) === 32) at++;
  return at;
}
