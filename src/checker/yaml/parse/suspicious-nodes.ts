// Suspicious nodes: valid YAML that most likely means something else, such as shorthands, tags,
// braces and text cut off by a comment.
import { isAlias, isCollection, isMap, isScalar, type Node, type Scalar } from 'yaml';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { findDashInText } from './dash-in-text.ts';
import { findFlowEnd } from './flow-parts.ts';
import type { SuspiciousNode } from './suspicious-node.ts';
import { findStrayQuote } from './stray-quote.ts';
import { quoteText, stripComment } from './quoting.ts';
import { characters } from '../../diagnostics/messages/names.ts';

/** The anchors of a document that an alias uses. */
export type UsedAnchors = ReadonlySet<string>;

/** @returns what is suspicious about a node, or null */
export function inspectNode(node: Node, text: string, used: UsedAnchors): SuspiciousNode | null {
  // A used anchor is reported once for all its aliases, at the anchor.
  if (isAlias(node)) return used.has(node.source) ? null : inspectStart('*', node.range![0], text);
  const { anchor, tag, range } = node as Node & { anchor?: string; tag?: string };
  if (anchor !== undefined) return inspectAnchor(node, anchor, text, used);
  if (tag !== undefined && range) return inspectStart('!', findMarkStart(text, '!', range[0]), text);
  if (isMap(node) && node.flow && node.items.length > 0 && node.items.every(({ value }) => value === null))
    return inspectBraces(node, text);
  return isScalar(node) ? inspectScalar(node, text) : null;
}

function inspectAnchor(node: Node, name: string, text: string, used: UsedAnchors): SuspiciousNode {
  const start = findMarkStart(text, '&', node.range![0]);
  if (!used.has(name) && !isCollection(node)) return inspectStart('&', start, text);
  return {
    start,
    end: start + name.length + 1,
    report: (place, fixes) => diagnose('yaml/alias', place, { mark: '&', name, fixes }),
  };
}

/** A text that starts with a character of YAML's own; it ends with the line or the flow value. */
function inspectStart(mark: string, start: number, text: string): SuspiciousNode {
  return createQuoted(mark, start, stripComment(readRestOfValue(text, start)).trimEnd());
}

/** `{site.phone}` without quotes, which YAML reads as a group of settings. */
function inspectBraces(node: Node, text: string): SuspiciousNode | null {
  const [start, end] = node.range!;
  const guess = text.slice(start, end);
  return /^\{+\s*[\w.$-]+\s*\}+$/.test(guess) ? createQuoted('{', start, guess) : null;
}

/** A text that needs quotes because of the character it starts with. */
function createQuoted(mark: string, start: number, guess: string): SuspiciousNode {
  const better = quoteText(guess);
  return {
    start,
    end: start + guess.length,
    guess,
    better,
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark, better, fixes }),
  };
}

function inspectScalar({ value, range, type, source }: Scalar, text: string): SuspiciousNode | null {
  if (!range) return null;
  const [start, end] = range;
  if (type === 'QUOTE_DOUBLE') return inspectPath(start, text.slice(start, end));
  if (type !== 'PLAIN') return null;
  if (source === '' && value === null) {
    const rest = readRestOfLine(text, start);
    return /^#[^\s#]/.test(rest) ? createQuoted('#', start, stripComment(rest).trimEnd()) : null;
  }
  const dashed = findDashInText(text, range);
  if (dashed) return dashed;
  const after = readRestOfLine(text, end).trimEnd();
  if (typeof value !== 'string') return null;
  if (!/^[ \t]+#[^\s#!]/.test(after)) return findStrayQuote(value, range);
  const better = quoteText(text.slice(start, end) + after);
  return {
    start: end + after.indexOf('#'),
    end: end + after.length,
    // Only the author knows whether it is a comment.
    edit: { start, end: end + after.length, text: better, isSure: false },
    report: (place, fixes) => diagnose('yaml/hash-cuts-text', place, { shown: value, better, fixes }),
  };
}

/** A Windows path in double quotes: `"C:\new"` contains a line break. */
function inspectPath(start: number, source: string): SuspiciousNode | null {
  const found = /^"[A-Za-z]:\\([ntrbfve0aNLPxuU_])/.exec(source);
  if (!found) return null;
  const reads = readEscape(found[1]!);
  const better = `'${source.slice(1, -1)}'`;
  return {
    start: start + 3,
    end: start + 5,
    report: (place) => diagnose('yaml/path-escape', place, { text: `\\${found[1]}`, reads, better }),
  };
}

function findMarkStart(text: string, mark: string, before: number): number {
  let start = text.lastIndexOf(mark, before - 1);
  while (start > 0 && text[start - 1] === mark) start--;
  return Math.max(0, start);
}

/** @returns the text to the end of the line; in brackets, to the next comma or bracket */
function readRestOfValue(text: string, start: number): string {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const end = findFlowEnd(text.slice(lineStart, start) + readRestOfLine(text, start), start - lineStart);
  return end === null ? readRestOfLine(text, start) : text.slice(start, lineStart + end);
}

function readRestOfLine(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
}

function readEscape(letter: string): string {
  if (letter === 'n' || letter === 'r') return characters.lineBreak();
  return letter === 't' ? characters.tab() : characters.special();
}
