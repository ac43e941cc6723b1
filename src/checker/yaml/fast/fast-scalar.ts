// Scalars on the fast path: texts with and without quotes, numbers, true, false, null.
import {
  backslash,
  colon,
  dash,
  dot,
  doubleQuote,
  hash,
  isDigit,
  isLetter,
  isTypographicQuote,
  newline,
  plus,
  singleQuote,
  slash,
  space,
} from './characters.ts';
import { findFoldedPart, readFoldedLines } from '../folded-parts.ts';
import { foldLines } from './fast-lines.ts';
import { unsupported, type Unsupported } from './unsupported.ts';

/** A value, and the offset after it. */
export interface ParsedValue<Value = unknown> {
  value: Value;
  end: number;
}

/** Numbers as people write them. Everything else that YAML reads as a number is unsupported. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const anyNumber =
  /^[-+]?(?:0o[0-7]+|0x[\dA-Fa-f]+|(?:\.\d+|\d+\.?\d*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF))$|^\.(?:nan|NaN|NAN)$/;
/** The escapes that programs write in texts of people; all others are unsupported. */
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  ' ': ' ',
  n: '\n',
  t: '\t',
};
const keywords: ReadonlyMap<string, boolean | null> = new Map([
  ...['null', 'Null', 'NULL', '~'].map((word): [string, null] => [word, null]),
  ...['true', 'True', 'TRUE'].map((word): [string, boolean] => [word, true]),
  ...['false', 'False', 'FALSE'].map((word): [string, boolean] => [word, false]),
]);

/** @returns the value of a text without quotes in YAML 1.2's core schema */
export function parsePlainScalar(text: string): unknown {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  // A quote at one end only may have lost its partner.
  if (last === doubleQuote || last === singleQuote || isTypographicQuote(first) || isTypographicQuote(last))
    return unsupported;
  if (isDigit(first) || first === plus || first === dash || first === dot) {
    if (number.test(text)) return Number(text);
    return anyNumber.test(text) ? unsupported : text;
  }
  if (text.length <= 5) {
    const word = keywords.get(text);
    if (word !== undefined) return word;
  }
  return text;
}

/**
 * Reads a text in quotes.
 * @param indent the indentation of its key; further lines have to be indented further. Without it,
 * in braces and brackets, the text has one line
 */
export function readQuoted(text: string, start: number, indent?: number): ParsedValue | Unsupported {
  const isDouble = text.charCodeAt(start) === doubleQuote;
  const end = isDouble ? findDoubleQuote(text, start) : findSingleQuote(text, start);
  if (end === -1) return unsupported;
  const lines = text.slice(start + 1, end);
  const isOneLine = !lines.includes('\n');
  if (!isOneLine && !isContinued(lines, indent)) return unsupported;
  if (!isOneLine && findFoldedPart(readFoldedLines(text.slice(start, end))) !== null) return unsupported;
  const inner = isOneLine ? lines : foldLines((isDouble ? lines.replaceAll(lineJoin, '$1') : lines).split(/ *\n */));
  const value = isDouble ? replaceEscapes(inner) : inner.replaceAll("''", "'");
  return value === null ? unsupported : { value, end: end + 1 };
}

function findSingleQuote(text: string, start: number): number {
  let end = text.indexOf("'", start + 1);
  while (end !== -1 && text.charCodeAt(end + 1) === singleQuote) end = text.indexOf("'", end + 2);
  return end;
}

function findDoubleQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === backslash) backslashes++;
  return backslashes % 2 === 1;
}

/** @returns null for an escape that is not in the table, and for a Windows path */
function replaceEscapes(inner: string): string | null {
  if (!inner.includes('\\')) return inner;
  const marks = [...inner.matchAll(/\\(.)/g)].map(([, mark]) => mark!);
  if (/^[A-Za-z]:\\/.test(inner) || !marks.every((mark) => mark in escapes)) return null;
  return inner.replaceAll(/\\(.)/g, (_, mark: string) => escapes[mark]!);
}

/** An unescaped backslash at the end of a line, with the indentation of the next line. */
const lineJoin = /(?<!\\)((?:\\\\)*)\\\n */g;

/** @returns whether lines in quotes are one text; if not, a quote may be missing above */
function isContinued(lines: string, indent = Infinity): boolean {
  const [first = '', ...others] = lines.split('\n');
  const isDeeper = (line: string, index: number) => {
    const lead = line.search(/[^ ]/);
    return lead === -1 ? index < others.length - 1 : lead > indent;
  };
  return first.trim() !== '' && !/\\(?: +\n|\n *\n)/.test(lines) && others.every(isDeeper);
}

/**
 * @returns the end of a text without quotes, before spaces and a comment; unsupported if something
 * in it has a meaning in YAML or may be a mistake
 */
export function findPlainEnd(text: string, start: number, lineEnd: number): number | Unsupported {
  let end = lineEnd;
  // Character by character: indexOf would search the whole file for every line.
  for (let at = start; at < lineEnd; at++) {
    const code = text.charCodeAt(at);
    if (code === colon && (at + 1 === lineEnd || text.charCodeAt(at + 1) === space)) return unsupported;
    if (code !== hash || text.charCodeAt(at - 1) !== space) continue;
    if (!isComment(text, at)) return unsupported;
    end = at;
    break;
  }
  while (end > start && text.charCodeAt(end - 1) === space) end--;
  return end;
}

/** @returns whether the hash at an offset starts a comment; before a letter it may not */
export function isComment(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return next === space || next === newline || Number.isNaN(next) || next === hash;
}

/** @returns whether a text without quotes can start here: no character of YAML's own */
export function startsPlainScalar(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (isLetter(code) || isDigit(code) || code === slash) return true;
  if (Number.isNaN(code) || code <= space) return false;
  if (code === dash) return isDigit(text.charCodeAt(at + 1));
  return !'?:,[]{}#&*!|>\'"%@`='.includes(text[at]!);
}
