// Rule text/unsupported-mark: what Markdown knows and a text here does not take would be shown as
// typed.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { UnsupportedMark } from '../diagnostics/messages/unsupported-mark.ts';
import { findBrokenLink, findMarkedLinks, type LinkMark } from '../../base/addresses/link-marks.ts';
import { suggestTextFix } from '../diagnostics/suggested-fix.ts';
import type { TextKind } from '../schema/references.ts';
import type { ReferenceRule } from './rule.ts';

type Pattern = [what: UnsupportedMark, pattern: RegExp];

const underlined = /(?<![\p{L}\p{N}_/])(__?)(?![\s_])[^_\n]*[^\s_]\1(?![\p{L}\p{N}_])/u;
const tableRow = /^[ \t]*\|[ \t:|-]*---[ \t:|-]*\|?[ \t]*$/m;

/** Marks around words, and those that no text takes. */
const pairs: Pattern[] = [
  ['no-marks', /\*\*[^*\n]+\*\*|\[\[[^[\]\n]*[^\s[\]][^[\]\n]*\]\]|~~[^~\n]+~~|`[^`\n]+`/],
  ['no-marks', /(?<![\p{L}\p{N}*])\*[^\s*][^*\n]*(?<!\s)\*(?![\p{L}\p{N}*])/u],
];
const parts: Pattern[] = [
  ['no-parts', /^[ \t]*#{2,6}[ \t]+\S.*/m],
  ['no-parts', tableRow],
];
const words: Pattern[] = [
  ['underline', underlined],
  ['fence', /^[ \t]*(?:```|~~~)/m],
];
const long: Pattern[] = [
  ['heading', /^[ \t]*(?:#|#{4,6})[ \t]+\S.*/m],
  ['inner-point', /^(?:-|\d{1,2}\.)[ \t].*\n(?:[ \t]+\S.*\n)*[ \t]{2,}(?:[-*+]|\d{1,2}\.)[ \t]+\S.*/m],
  ['point', /^[ \t]*[*+][ \t]+\S.*/m],
  ['task', /^[ \t]*-[ \t]+\[[ xX]\]/m],
  ['rule', /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/m],
  ['footnote', /\[\^[^[\]\s]+\]/],
];

const patterns: Record<TextKind, Pattern[]> = {
  'text:none': pairs,
  'text:words': [...parts, ...words],
  'text:links': [...parts, ...words],
  'text:long': [...words, ...long],
};

const keptSign = /\\[-*_~`[\]()|#>.!+:@<]/g;

/** Reports the first such mark in each text. */
export const unsupportedMarkRule: ReferenceRule = ({ kind, value, locateWord }) => {
  if (typeof value !== 'string' || !Object.hasOwn(patterns, kind)) return [];
  // A sign behind a backslash is no mark, except where the text shows both.
  const text = kind === 'text:none' ? value : value.replaceAll(keptSign, '..');
  const found = patterns[kind as TextKind].map(([what, pattern]) => ({ what, match: pattern.exec(text) }));
  const [first] = found
    .flatMap(({ what, match }): FoundMark[] => (match ? [{ what, index: match.index, mark: lastLine(match[0]) }] : []))
    .concat(kind === 'text:long' ? headlessTable(text) : [], findLinkMarks(kind as TextKind, value))
    .toSorted((a, b) => a.index - b.index);
  if (!first) return [];
  const { what, mark, better = null } = first;
  const place = locateWord(mark);
  const isExact = place.range.end.offset - place.range.start.offset === mark.length;
  const fixes = isExact ? suggestTextFix(place, better) : [];
  return [diagnose('text/unsupported-mark', place, { mark, what, fixes })];
};

interface FoundMark {
  what: UnsupportedMark;
  index: number;
  mark: string;
  better?: string | null;
}

/** Links and pictures that the kind of text does not take, and what has only their shape. */
function findLinkMarks(kind: TextKind, text: string): FoundMark[] {
  const refused = findMarkedLinks(text).find((link) => !isTaken(link, kind, text));
  const broken = kind === 'text:none' || kind === 'text:words' ? undefined : findBrokenLink(text);
  return [
    ...(refused
      ? [{ what: nameRefused(refused, kind), index: refused.start, mark: text.slice(refused.start, refused.end) }]
      : []),
    ...(broken ? [{ what: 'link' as const, index: broken.start, mark: broken.mark, better: broken.better }] : []),
  ];
}

function isTaken({ isPicture, address, start, end }: LinkMark, kind: TextKind, text: string): boolean {
  if (!isPicture) return kind === 'text:links' || kind === 'text:long' || !opensAddress.test(address);
  if (kind !== 'text:long' || !address.startsWith('/')) return false;
  const before = text.slice(0, start).split('\n');
  const after = text.slice(end).split('\n');
  return before.at(-1)!.trim() === '' && after[0]!.trim() === '';
}

/** Other brackets behind each other are words: [sic](!) */
const opensAddress = /^(?:\/|#[\p{Ll}\p{Lo}]|https?:|mailto:|tel:)/u;

function nameRefused({ isPicture }: LinkMark, kind: TextKind): UnsupportedMark {
  if (!isPicture) return 'no-links';
  return kind === 'text:none' ? 'no-marks' : kind === 'text:long' ? 'picture' : 'no-parts';
}

/** Returns the part of a mark that is on its last line. */
function lastLine(text: string): string {
  return text.split('\n').at(-1)!.trim();
}

/** Rows of a table without the dashes that make the first one its head. */
function headlessTable(text: string): FoundMark[] {
  const lines = text.split('\n');
  let index = 0;
  for (const [number, line] of lines.entries()) {
    const isFirst = isRow(line) && !isRow(lines[number - 1]);
    if (isFirst && !/^[ \t]*\|[ \t]*:?-+:?[ \t]*(?:\|[ \t]*(?::?-+:?)?[ \t]*)*$/.test(lines[number + 1] ?? ''))
      return [{ what: 'table', index, mark: line.trim() }];
    index += line.length + 1;
  }
  return [];
}

function isRow(line: string | undefined): boolean {
  return /^[ \t]*\|./.test(line ?? '');
}
