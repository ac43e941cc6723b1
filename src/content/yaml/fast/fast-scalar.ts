// Single values in plainly written YAML: texts with and without quotes, numbers, true, false, nothing.
import { declined, type Declined } from './declined.ts';
import { folded } from './lines.ts';

/** A value, and the offset behind it. */
export interface Read {
  value: unknown;
  end: number;
}

/** Numbers as people write them. Everything else that YAML takes for a number is declined, not guessed. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const numberOfAnyKind =
  /^[-+]?(?:0o[0-7]+|0x[\dA-Fa-f]+|(?:\.\d+|\d+\.?\d*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF))$|^\.(?:nan|NaN|NAN)$/;
/** The escapes that programs write for what people write; all others are declined. */
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  ' ': ' ',
  n: '\n',
  t: '\t',
};
const words: ReadonlyMap<string, boolean | null> = new Map([
  ...['null', 'Null', 'NULL', '~'].map((word): [string, null] => [word, null]),
  ...['true', 'True', 'TRUE'].map((word): [string, boolean] => [word, true]),
  ...['false', 'False', 'FALSE'].map((word): [string, boolean] => [word, false]),
]);

/** @returns what a text without quotes stands for in YAML 1.2's core schema */
export function plainValue(text: string): unknown {
  const first = text.charCodeAt(0);
  // Digits, plus, minus and dot can begin a number; n, t, f and ~ a word.
  if ((first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46) {
    if (number.test(text)) return Number(text);
    return numberOfAnyKind.test(text) ? declined : text;
  }
  if (text.length <= 5) {
    const word = words.get(text);
    if (word !== undefined) return word;
  }
  return text;
}

/**
 * Reads a text in quotes.
 * @param indent how far the name is indented whose value it is: its lines are indented further. Between braces, where
 * there is no such name, a text has one line
 */
export function quoted(text: string, start: number, indent?: number): Read | Declined {
  const isDouble = text.charCodeAt(start) === 34;
  const end = isDouble ? doubleEnd(text, start) : singleEnd(text, start);
  if (end === -1) return declined;
  const lines = text.slice(start + 1, end);
  const isOneLine = !lines.includes('\n');
  if (!isOneLine && !goesOn(lines, indent)) return declined;
  const inner = isOneLine ? lines : folded((isDouble ? lines.replaceAll(joint, '$1') : lines).split(/ *\n */));
  const value = isDouble ? withoutEscapes(inner) : inner.replaceAll("''", "'");
  return value === null ? declined : { value, end: end + 1 };
}

function singleEnd(text: string, start: number): number {
  let end = text.indexOf("'", start + 1);
  while (end !== -1 && text.charCodeAt(end + 1) === 39) end = text.indexOf("'", end + 2);
  return end;
}

function doubleEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === 92) backslashes++;
  return backslashes % 2 === 1;
}

/** @returns null when there is an escape that only the full parser knows, or a path that was never meant to have one */
function withoutEscapes(inner: string): string | null {
  if (!inner.includes('\\')) return inner;
  const marks = [...inner.matchAll(/\\(.)/g)].map(([, mark]) => mark!);
  if (/^[A-Za-z]:\\/.test(inner) || !marks.every((mark) => mark in escapes)) return null;
  return inner.replaceAll(/\\(.)/g, (_, mark: string) => escapes[mark]!);
}

/** A backslash at a line's end that no other one escapes, and the space that the next line is indented by: both are left out. */
const joint = /(?<!\\)((?:\\\\)*)\\\n */g;

/** @returns whether a text in quotes goes on over its lines; not where one is no deeper, as when a quote was forgotten before it */
function goesOn(lines: string, indent = Infinity): boolean {
  const [first = '', ...others] = lines.split('\n');
  const isDeeper = (line: string, index: number) => {
    const lead = line.search(/[^ ]/);
    return lead === -1 ? index < others.length - 1 : lead > indent;
  };
  return first.trim() !== '' && !/\\(?: +\n|\n *\n)/.test(lines) && others.every(isDeeper);
}

/**
 * @returns the end of a text without quotes that begins at `start`, spaces and a comment behind it left out;
 * declined when it has something that YAML reads otherwise or that a person should hear about
 */
export function plainEnd(text: string, start: number, lineEnd: number): number | Declined {
  let end = lineEnd;
  // Character by character: a search would run on to the end of the file for every line without a find.
  for (let at = start; at < lineEnd; at++) {
    const code = text.charCodeAt(at);
    if (code === 58 && (at + 1 === lineEnd || text.charCodeAt(at + 1) === 32)) return declined;
    if (code !== 35 || text.charCodeAt(at - 1) !== 32) continue;
    if (!isComment(text, at)) return declined;
    end = at;
    break;
  }
  while (end > start && text.charCodeAt(end - 1) === 32) end--;
  return end;
}

/** @returns whether a hash begins a remark; one with a letter right behind it may be a text cut off */
export function isComment(text: string, hash: number): boolean {
  const next = text.charCodeAt(hash + 1);
  return next === 32 || next === 10 || Number.isNaN(next) || next === 35;
}

/** @returns whether a text without quotes can begin with this character: no mark of YAML's own */
export function startsPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 47 && code <= 57)) return true;
  if (Number.isNaN(code) || code <= 32) return false;
  return !'-?:,[]{}#&*!|>\'"%@`='.includes(text[at]!) || isNegative(text, at);
}

function isNegative(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return text.charCodeAt(at) === 45 && next >= 48 && next <= 57;
}
