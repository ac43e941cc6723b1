// What YAML reads without an error but not as it was meant: shorthands, tags, braces, text cut off by a comment.
import { isAlias, isCollection, isMap, isScalar, type Node, type Scalar } from 'yaml';
import { diagnose, type Diagnostic, type Fix, type Place } from '../diagnostic.ts';
import type { TextEdit } from '../positions.ts';
import { dashInText } from './dash-in-text.ts';
import { flowEnd } from './flow-parts.ts';
import { inQuotes, withoutComment } from './quoting.ts';

/** A trap at a node. Offsets are those of the text that was read. */
export interface SilentTrap {
  start: number;
  end: number;
  /** What the author most likely meant; without it the node's own value is right. */
  meant?: string;
  /** What to write instead of what stands between start and end. */
  better?: string;
  /** What to change, where that is not what stands between start and end. */
  edit?: TextEdit & { isSure?: boolean };
  report(place: Place, fixes: Fix[]): Diagnostic;
}

/** The anchors of a document that an alias uses. */
export type UsedAnchors = ReadonlySet<string>;

/** @returns the trap at a node, if there is one */
export function silentTrap(node: Node, text: string, used: UsedAnchors): SilentTrap | null {
  if (isAlias(node)) return aliasTrap(node.source, node.range![0], text, used);
  const { anchor, tag, range } = node as Node & { anchor?: string; tag?: string };
  if (anchor !== undefined) return anchorTrap(node, anchor, text, used);
  if (tag !== undefined && range) return startTrap('!', markStart(text, '!', range[0]), text);
  if (isMap(node) && node.flow && node.items.length > 0 && node.items.every(({ value }) => value === null))
    return bracesTrap(node, text);
  return isScalar(node) ? scalarTrap(node, text) : null;
}

function aliasTrap(name: string, start: number, text: string, used: UsedAnchors): SilentTrap | null {
  if (!used.has(name)) return startTrap('*', start, text);
  // It was said at the anchor, once for all its uses.
  return null;
}

function anchorTrap(node: Node, name: string, text: string, used: UsedAnchors): SilentTrap {
  const start = markStart(text, '&', node.range![0]);
  if (!used.has(name) && !isCollection(node)) return startTrap('&', start, text);
  return {
    start,
    end: start + name.length + 1,
    report: (place, fixes) => diagnose('yaml/alias', place, { mark: '&', name, fixes }),
  };
}

/** A text that starts with a mark of YAML's own: it goes on to the end of the line. */
function startTrap(mark: string, start: number, text: string): SilentTrap {
  const meant = withoutComment(restOfValue(text, start)).trimEnd();
  const better = inQuotes(meant);
  return {
    start,
    end: start + meant.length,
    meant,
    better,
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark, better, fixes }),
  };
}

/** `{site.phone}` without quotes is read as a group of settings. */
function bracesTrap(node: Node, text: string): SilentTrap | null {
  const [start, end] = node.range!;
  const meant = text.slice(start, end);
  if (!/^\{+\s*[\w.$-]+\s*\}+$/.test(meant)) return null;
  const better = inQuotes(meant);
  return {
    start,
    end,
    meant,
    better,
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark: '{', better, fixes }),
  };
}

function scalarTrap({ value, range, type, source }: Scalar, text: string): SilentTrap | null {
  if (!range) return null;
  if (type === 'QUOTE_DOUBLE') return pathTrap(range[0], text.slice(range[0], range[1]));
  if (type !== 'PLAIN') return null;
  if (source === '' && value === null)
    return text[range[0]] === '#' && /^#[^\s#]/.test(text.slice(range[0])) ? hashTrap(range[0], text) : null;
  const dashed = dashInText(text, range);
  if (dashed) return dashed;
  const after = restOfLine(text, range[1]);
  if (typeof value !== 'string' || !/^[ \t]+#[^\s#!]/.test(after)) return null;
  const whole = text.slice(range[0], range[1]) + after.trimEnd();
  const start = range[1] + after.indexOf('#');
  const better = inQuotes(whole);
  return {
    start,
    end: range[1] + after.trimEnd().length,
    // Only the author knows whether it is a comment.
    edit: { start: range[0], end: range[1] + after.trimEnd().length, text: better, isSure: false },
    report: (place, fixes) => diagnose('yaml/hash-cuts-text', place, { shown: value, better, fixes }),
  };
}

function hashTrap(start: number, text: string): SilentTrap {
  const meant = withoutComment(restOfLine(text, start)).trimEnd();
  const better = inQuotes(meant);
  return {
    start,
    end: start + meant.length,
    meant,
    better,
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark: '#', better, fixes }),
  };
}

/** `"C:\new"` has a line break in it. */
function pathTrap(start: number, source: string): SilentTrap | null {
  const found = /^"[A-Za-z]:\\([ntrbfve0aNLPxuU_])/.exec(source);
  if (!found) return null;
  const reads = { n: 'a line break', t: 'a tab', r: 'a line break' }[found[1]!] ?? 'a special character';
  const better = `'${source.slice(1, -1)}'`;
  return {
    start: start + 3,
    end: start + 5,
    report: (place) => diagnose('yaml/path-escape', place, { text: `\\${found[1]}`, reads, better }),
  };
}

function markStart(text: string, mark: string, before: number): number {
  let start = text.lastIndexOf(mark, before - 1);
  while (start > 0 && text[start - 1] === mark) start--;
  return Math.max(0, start);
}

/** Up to the end of the line, or in brackets up to the comma or the bracket. */
function restOfValue(text: string, start: number): string {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const end = flowEnd(text.slice(lineStart, start) + restOfLine(text, start), start - lineStart);
  return end === null ? restOfLine(text, start) : text.slice(start, lineStart + end);
}

function restOfLine(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
}
