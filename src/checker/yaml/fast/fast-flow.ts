// Flow maps and lists on the fast path, on one line: { label: Contact us, href: /contact }.
import {
  closeBrace,
  closeBracket,
  colon,
  comma,
  doubleQuote,
  hash,
  newline,
  openBrace,
  openBracket,
  singleQuote,
  space,
} from './characters.ts';
import { skipSpaces } from './fast-lines.ts';
import { parsePlainScalar, readQuoted, startsPlainScalar, type ParsedValue } from './fast-scalar.ts';
import { readKey } from './intern-key.ts';
import { unsupported, type Unsupported } from './unsupported.ts';

const maxDepth = 10;

/** Reads a map, a list, or a value inside them. */
export function readFlow(text: string, start: number, depth = 0): ParsedValue | Unsupported {
  const code = text.charCodeAt(start);
  if (depth > maxDepth) return unsupported;
  if (code === openBrace) return readFlowMap(text, start + 1, depth);
  if (code === openBracket) return readFlowList(text, start + 1, depth);
  if (code === doubleQuote || code === singleQuote) return readQuoted(text, start);
  return startsPlainScalar(text, start) ? readFlowPlain(text, start) : unsupported;
}

function readFlowMap(text: string, start: number, depth: number): ParsedValue | Unsupported {
  const value: Record<string, unknown> = {};
  let at = skipSpaces(text, start);
  if (text.charCodeAt(at) === closeBrace) return { value, end: at + 1 };
  for (;;) {
    const name = readKey(text, at);
    if (name === '' || Object.hasOwn(value, name)) return unsupported;
    const part = readFlow(text, skipSpaces(text, at + name.length + 1), depth + 1);
    if (part === unsupported) return unsupported;
    value[name] = part.value;
    at = skipSpaces(text, part.end);
    const mark = text.charCodeAt(at);
    if (mark === closeBrace) return { value, end: at + 1 };
    if (mark !== comma) return unsupported;
    at = skipSpaces(text, at + 1);
  }
}

function readFlowList(text: string, start: number, depth: number): ParsedValue | Unsupported {
  const value: unknown[] = [];
  let at = skipSpaces(text, start);
  if (text.charCodeAt(at) === closeBracket) return { value, end: at + 1 };
  for (;;) {
    const part = readFlow(text, at, depth + 1);
    if (part === unsupported) return unsupported;
    value.push(part.value);
    at = skipSpaces(text, part.end);
    const mark = text.charCodeAt(at);
    if (mark === closeBracket) return { value, end: at + 1 };
    if (mark !== comma) return unsupported;
    at = skipSpaces(text, at + 1);
  }
}

function readFlowPlain(text: string, start: number): ParsedValue | Unsupported {
  let at = start;
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === comma || code === closeBracket || code === closeBrace) break;
    if (code === newline || Number.isNaN(code) || code === openBracket || code === openBrace) return unsupported;
    if (code === hash && text.charCodeAt(at - 1) === space) return unsupported;
    if (code === colon && endsKey(text.charCodeAt(at + 1))) return unsupported;
  }
  let end = at;
  while (text.charCodeAt(end - 1) === space) end--;
  const value = parsePlainScalar(text.slice(start, end));
  return value === unsupported ? unsupported : { value, end: at };
}

/** @returns whether a colon before this character would end a key */
function endsKey(next: number): boolean {
  return (
    next === space ||
    next === comma ||
    next === closeBracket ||
    next === closeBrace ||
    next === newline ||
    Number.isNaN(next)
  );
}
