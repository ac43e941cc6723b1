// The way in which a file is written, so that new text looks like the text around it.
import type { Entry, Part, Tree } from '../text/read-tree.ts';
import { toColumn, isFirstInLine, detectLineBreak } from '../text/text-lines.ts';

export interface WritingStyle {
  lineBreak: '\n' | '\r\n';
  /** Indentation of the settings in a group, in spaces. */
  indent: number;
  /** Indentation of the dashes below a key: 0 or equal to `indent`. */
  listIndent: number;
  quote: '"' | "'";
  /** True if texts that need no quotes have them. */
  quotesAll: boolean;
  /** True if long texts are folded below `>-`. */
  folds: boolean;
  /** Length of the lines of folded texts, in characters. */
  width: number;
  /** Spaces inside braces, and inside brackets. */
  braceGap: string;
  bracketGap: string;
  /**
   * Names of settings whose groups or lists are in braces or brackets in most places; entries of a
   * list as `name[]`.
   */
  flowNames: ReadonlySet<string>;
  /** Those that the file has in lines in most places. */
  lineNames: ReadonlySet<string>;
  /** True if a short group is put into braces, if its name is new in the file. */
  prefersFlow: boolean;
}

interface StyleCounts {
  indents: number[];
  listIndents: number[];
  double: number;
  single: number;
  quotedInVain: number;
  plain: number;
  folded: number;
  long: number;
  widths: number[];
  gaps: { brace: number; bracket: number };
  flow: Map<string, number>;
  /** Short groups in braces, less those in lines. */
  short: number;
}

/** Longer than this, a text is long. */
const longText = 100;
const widest = 120;
/** Length of the longest group that may be in braces, in characters. */
export const maxShort = 100;

/** @returns the style of a file; where it shows none, the usual one */
export function readStyle({ text, root }: Tree): WritingStyle {
  const seen: StyleCounts = {
    indents: [],
    listIndents: [],
    double: 0,
    single: 0,
    quotedInVain: 0,
    plain: 0,
    folded: 0,
    long: 0,
    widths: [],
    gaps: { brace: 0, bracket: 0 },
    flow: new Map(),
    short: 0,
  };
  look(root, { text, seen, name: '', column: -1, depth: 0 });
  return {
    lineBreak: detectLineBreak(text),
    indent: pickCommonest(seen.indents) ?? 2,
    listIndent: pickCommonest(seen.listIndents) ?? pickCommonest(seen.indents) ?? 2,
    quote: seen.single > seen.double ? "'" : '"',
    quotesAll: seen.quotedInVain > seen.plain,
    folds: seen.folded > 0 || seen.long === 0,
    width: seen.widths.length > 0 ? Math.min(widest, Math.max(longText - 20, ...seen.widths)) : longText,
    braceGap: seen.gaps.brace < 0 ? '' : ' ',
    bracketGap: seen.gaps.bracket > 0 ? ' ' : '',
    flowNames: new Set([...seen.flow].flatMap(([name, count]) => (count > 0 ? [name] : []))),
    lineNames: new Set([...seen.flow].flatMap(([name, count]) => (count > 0 ? [] : [name]))),
    prefersFlow: seen.short >= 0,
  };
}

interface Place {
  text: string;
  seen: StyleCounts;
  /** Name of the setting. */
  name: string;
  /** Column of the key or dash of the value; -1 for the whole file. */
  column: number;
  /** Number of groups and lists around it. */
  depth: number;
}

function look(part: Part, place: Place): void {
  if (part.kind === 'scalar') return lookAtScalar(part, place);
  if (part.entries.length === 0) return;
  const { text, seen, name, column, depth } = place;
  seen.flow.set(name, (seen.flow.get(name) ?? 0) + (part.isFlow ? 1 : -1));
  // The sections of a page are in lines in any style.
  const isSection = depth === 2 && name.endsWith('[]');
  if (depth > 0 && !isSection && isShortGroup(part)) seen.short += part.isFlow ? 1 : -1;
  if (part.isFlow) {
    const inner = text[part.start + 1] === ' ' ? 1 : -1;
    if (part.kind === 'group') seen.gaps.brace += inner;
    else seen.gaps.bracket += inner;
  } else lookAtIndent(part, place);
  for (const entry of part.entries) {
    const inner = entry.key ?? `${name}[]`;
    const own = part.isFlow ? column : toColumn(text, entry.head);
    look(entry.value, { text, seen, name: inner, column: own, depth: depth + 1 });
  }
}

/** Checks that a group fits in one line: it is short, and all of its values are scalars. */
function isShortGroup({ kind, entries, start, end }: Part): boolean {
  return kind === 'group' && end - start <= maxShort && entries.every(({ value }) => value.kind === 'scalar');
}

function lookAtIndent({ kind, entries }: Part, { text, seen, column }: Place): void {
  const [{ head }] = entries as [Entry];
  if (column < 0 || !isFirstInLine(text, head)) return;
  (kind === 'list' ? seen.listIndents : seen.indents).push(toColumn(text, head) - column);
}

function lookAtScalar({ token, start, end }: Part, { text, seen }: Place): void {
  const source = text.slice(start, end);
  if (token?.type === 'block-scalar') {
    if (!source.startsWith('>')) return;
    seen.folded++;
    seen.widths.push(
      ...source
        .split('\n')
        .slice(1)
        .map((line) => line.trimEnd().length),
    );
  } else if (!source.includes('\n')) {
    if (source.length > longText) seen.long++;
    if (token?.type === 'double-quoted-scalar') seen.double++;
    if (token?.type === 'single-quoted-scalar') seen.single++;
    if (/^["'][\p{L}][\p{L}\d ]*["']$/u.test(source)) seen.quotedInVain++;
    if (/^[\p{L}][\p{L}\d ]*$/u.test(source)) seen.plain++;
  }
}

function pickCommonest(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const each of numbers) if (each >= 0) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
