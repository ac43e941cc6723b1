// Writes runs with the marks of texts. What was typed is shown as typed: a sign that would be a
// mark gets a backslash. Each result is read again by the page's own parser; one that says anything
// else is not used.
import { findLinks, writeTarget } from '../../../base/addresses/link-marks.ts';
import { isBareAddress } from './link-addresses.ts';
import { readRuns } from './read-blocks.ts';
import {
  hasMark,
  normalizeRuns,
  sortMarks,
  type Mark,
  type MarkKind,
  type Run,
  type TakenMarks,
} from './text-blocks.ts';

const signs: Record<MarkKind, [before: string, after: string]> = {
  strong: ['**', '**'],
  emphasis: ['*', '*'],
  struck: ['~~', '~~'],
  highlight: ['[[', ']]'],
  code: ['`', '`'],
};

/** Marks that the check would report, though the page shows them as typed. */
const reported =
  /\*\*|\[\[|\]\]|~~|(?<![\p{L}\p{N}_/])_(?=[^\s_][^_\n]*_|_)|(?<=_[^_\n]*[^\s_])_(?![\p{L}\p{N}_])|\[(?=\^)/gu;
/** Signs that get a backslash, the fewest first. */
const escapes = [/(?!)/g, /\*/g, /[[\]]/g, /[`~]/g, /[*[\]`~]/g, /[*[\]`~:@<]|(?<=www)\./gi];
/** Signs without which an address is words. */
const addressSigns = /[:@]|(?<=www)\./gi;
const afterBackslash = /(?<=\\)[-*_~`[\]()|#<>.!+:@]/g;

type Nesting = 'longest' | 'strict';

/** Ways to write the same, the best first; the last ones leave out marks that cannot stand there. */
const attempts: { nesting: Nesting; change: (runs: Run[]) => Run[] }[] = [
  { nesting: 'longest', change: (runs) => runs },
  { nesting: 'strict', change: (runs) => runs },
  { nesting: 'strict', change: extendEmphasis },
  { nesting: 'strict', change: (runs) => dropMarks(runs, ['emphasis']) },
  { nesting: 'strict', change: (runs) => dropMarks(runs, ['emphasis', 'code', 'struck', 'highlight']) },
  { nesting: 'strict', change: (runs) => dropMarks(runs, ['emphasis', 'code', 'struck', 'highlight', 'strong']) },
  { nesting: 'strict', change: (runs) => runs.map(({ text }) => ({ text, marks: [] })) },
];

/**
 * @param always signs that get a backslash wherever they are words
 * @returns the source of a text in one part; line breaks are `\n`
 */
export function writeRuns(given: readonly Run[], taken: TakenMarks, always = /(?!)/g): string {
  if (taken === 'none') return given.map(({ text }) => text).join('');
  const runs = normalizeRuns(given);
  const hasLinks = taken !== 'words';
  for (const { nesting, change } of attempts) {
    const wanted = normalizeRuns(change(runs));
    for (const hasBare of [true, false])
      for (const escape of escapes) {
        const written = writeMarked(wanted, { nesting, escape, always, hasLinks, hasBare });
        if (isSame(normalizeRuns(readRuns(written, taken)), wanted)) return written;
      }
  }
  return writeMarked(dropMarks(runs, ['link']), {
    nesting: 'strict',
    escape: escapes.at(-1)!,
    always,
    hasLinks,
    hasBare: false,
  });
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface Writing {
  nesting: Nesting;
  escape: RegExp;
  always: RegExp;
  /** True where an address without marks is a link. */
  hasLinks: boolean;
  /** True for links that say where they lead to be written without marks. */
  hasBare: boolean;
}

function writeMarked(runs: readonly Run[], writing: Writing): string {
  let written = '';
  for (let at = 0; at < runs.length;) {
    const run = runs[at]!;
    if (run.marks.length === 0) {
      written += escapeText(run.text, writing);
      at++;
      continue;
    }
    const reaches = sortMarks(run.marks).map((mark) => ({ mark, end: findEnd(runs, at, mark) }));
    const longest = Math.max(...reaches.map(({ end }) => end));
    const outer = writing.nesting === 'strict' ? reaches[0]! : reaches.find(({ end }) => end === longest)!;
    const inside = runs.slice(at, outer.end).map((each) => without(each, outer.mark));
    // A picture begins with this sign.
    if (outer.mark.kind === 'link' && /(?<!\\)!$/.test(written)) written = `${written.slice(0, -1)}\\!`;
    written += wrap(outer.mark, inside, writing);
    at = outer.end;
  }
  return written;
}

function wrap(mark: Mark, inside: Run[], writing: Writing): string {
  if (mark.kind === 'code') return `\`${inside.map(({ text }) => text).join('')}\``;
  if (mark.kind === 'link') {
    const [first, ...others] = inside;
    if (writing.hasBare && others.length === 0 && first!.marks.length === 0 && isBareAddress(first!.text, mark))
      return first!.text;
    return `[${writeMarked(inside, { ...writing, hasLinks: false })}](${writeTarget(mark.address, mark.title)})`;
  }
  const words = writeMarked(inside, writing);
  const [before, after] = signs[mark.kind];
  return before + words + after;
}

function findEnd(runs: readonly Run[], start: number, mark: Mark): number {
  const end = runs.findIndex((run, index) => index > start && !hasMark(run, mark));
  return end === -1 ? runs.length : end;
}

function without(run: Run, mark: Mark): Run {
  return { ...run, marks: run.marks.filter((each) => each.kind !== mark.kind) };
}

function escapeText(text: string, { escape, always, hasLinks }: Writing): string {
  const escaped = new Set<number>();
  if (hasLinks)
    for (const { isBare, addressStart, label } of findLinks(text))
      if (isBare) for (const { index } of label.matchAll(addressSigns)) escaped.add(addressStart + index);
  for (const pattern of [reported, always, escape, afterBackslash])
    for (const { index, 0: found } of text.matchAll(pattern))
      for (let at = index; at < index + found.length; at++) escaped.add(at);
  return text
    .split('')
    .map((unit, at) => (escaped.has(at) ? `\\${unit}` : unit))
    .join('');
}

function dropMarks(runs: readonly Run[], kinds: readonly Mark['kind'][]): Run[] {
  return runs.map(({ text, marks }) => ({ text, marks: marks.filter(({ kind }) => !kinds.includes(kind)) }));
}

/** Italics begin and end with a word. */
function extendEmphasis(runs: readonly Run[]): Run[] {
  const letters = runs.flatMap(({ text, marks }) => [...text].map((letter): Run => ({ text: letter, marks })));
  const isOfWord = (at: number) => /^[\p{L}\p{N}\p{M}]$/u.test(letters[at]?.text ?? '');
  const isMarked = (at: number) => letters[at]?.marks.some(({ kind }) => kind === 'emphasis') === true;
  const extend = (at: number, from: number) => {
    if (!isOfWord(at) || !isOfWord(from) || isMarked(at) || !isMarked(from)) return;
    letters[at] = { ...letters[at]!, marks: [...letters[at]!.marks, { kind: 'emphasis' }] };
  };
  for (let at = 1; at < letters.length; at++) extend(at, at - 1);
  for (let at = letters.length - 2; at >= 0; at--) extend(at, at + 1);
  return letters;
}
