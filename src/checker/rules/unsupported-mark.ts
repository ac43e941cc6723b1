// Rule text/unsupported-mark: what Markdown, HTML and other programs know and a text here does not
// take would be shown as typed.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { UnsupportedMark } from '../diagnostics/messages/unsupported-mark.ts';
import { findMarkedLinks, listBrokenLinks, type LinkMark } from '../../base/addresses/link-marks.ts';
import { countBefore, measureRange } from '../../base/pure/positions.ts';
import { findEntity } from '../text-files/entities.ts';
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
/** Marks of other programs, which no text takes. */
const foreign: Pattern[] = [
  ['emoji', /(?<![\p{L}\p{N}:]):[a-z]+(?:_[a-z0-9]+)*:(?![\p{L}\p{N}:])/u],
  ['template', /\{%[^%\n]*%\}|\{\{[<%][^\n]*?[>%]\}\}/],
];
const words: Pattern[] = [...foreign, ['underline', underlined], ['fence', /^[ \t]*(?:```|~~~)/m]];
const long: Pattern[] = [
  ['heading', /^[ \t]*(?:#|#{4,6})[ \t]+\S.*|\S[ \t]*\n[ \t]*={2,}[ \t]*$/m],
  ['attributes', /\{[#.:][^{}\n]*\}(?=[ \t]*$)/m],
  ['callout', /^[ \t]*(?::{3,}[ \t]*\w*|>[ \t]*\[!\w+\])/m],
  ['callout', /^[ \t]*(?:!{3}|\?{3})\+?[ \t]+(?:[a-z]+[ \t]+".*"|note|info|tip|hint|warning|danger|caution)[ \t]*$/m],
  ['definition', /^[ \t]*\[[^[\]\n^]+\]:[ \t]+<?(?:\/|#|https?:|mailto:|tel:).*/m],
  ['inner-point', /^(?:-|\d{1,2}\.)[ \t].*\n(?:[ \t]+\S.*\n)*[ \t]{2,}(?:[-*+]|\d{1,2}\.)[ \t]+\S.*/m],
  ['point', /^[ \t]*(?:[*+][ \t]+\S.*|[•‣◦▪●○■\uf0b7\uf0a7][ \t\xa0].*(?=\n[ \t]*[•‣◦▪●○■\uf0b7\uf0a7][ \t\xa0]))/m],
  ['number', /^[ \t]*(?:\d{1,2}|[A-Za-z])\)[ \t]+\S.*(?=\n[ \t]*(?:\d{1,2}|[A-Za-z])\)[ \t]+\S)/m],
  ['task', /^[ \t]*-[ \t]+\[[ xX]\]/m],
  ['rule', /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/m],
  ['footnote', /\[\^[^[\]\s]+\]/],
];

const patterns: Record<TextKind, Pattern[]> = {
  'text:none': [...pairs, ...foreign],
  'text:words': [...parts, ...words],
  'text:links': [...parts, ...words],
  'text:long': [...words, ...long],
};

/** Code is shown as typed, and so are its marks. */
const code = /(?<!`)`[^`\n]+`(?!`)/g;
const keptSign = /\\[-*_~`[\]()|#>.!+:@<]/g;

/** Reports each such link of a text, and of each other kind of mark the first. */
export const unsupportedMarkRule: ReferenceRule = ({ kind, value, locateWord }) => {
  if (typeof value !== 'string' || !Object.hasOwn(patterns, kind)) return [];
  // A sign behind a backslash is no mark, except where the text shows both.
  const text =
    kind === 'text:none'
      ? value
      : value.replaceAll(keptSign, '..').replaceAll(code, ({ length }) => '.'.repeat(length));
  const found = patterns[kind as TextKind]
    .flatMap(([what, pattern]) => toFound(what, pattern.exec(text)))
    .concat(kind === 'text:long' ? headlessTable(text) : [], markEntity(text));
  return withoutInner([...firstOfEach(found), ...findLinkMarks(kind as TextKind, value)]).map(
    ({ what, index, mark, better = null }) => {
      const place = locateWord(mark, countBefore(value, mark, index));
      const isExact = measureRange(place.range) === mark.length;
      const fixes = isExact ? suggestTextFix(place, better) : [];
      return diagnose('text/unsupported-mark', place, { mark, what, fixes });
    },
  );
};

/** Characters that can be seen, and that are no sign of YAML or of a mark wherever they stand. */
const safeAnywhere = /^(?:[^\p{C}\p{Z}\p{M}\0-~][\p{M}]?|[&<>$%/;=?@^])$/u;

/** A character as HTML writes it, with what it stands for. */
function markEntity(text: string): FoundMark[] {
  const entity = findEntity(text);
  if (!entity) return [];
  const { index, mark, characters } = entity;
  const what = /^[\p{C}\p{Z}]+$/u.test(characters) ? 'unseen-entity' : 'entity';
  // There, > begins a quotation.
  const startsLine = characters === '>' && /(?:^|\n)[ \t]*$/.test(text.slice(0, index));
  const better = safeAnywhere.test(characters) && !startsLine ? characters : null;
  return [{ what, index, end: index + mark.length, mark, better }];
}

interface FoundMark {
  what: UnsupportedMark;
  index: number;
  end: number;
  mark: string;
  better?: string | null;
}

function toFound(what: UnsupportedMark, match: RegExpExecArray | null): FoundMark[] {
  if (!match) return [];
  const { index, 0: whole } = match;
  // All that follows would be code.
  return [{ what, index, end: what === 'fence' ? Infinity : index + whole.length, mark: lastLine(whole) }];
}

/** All of one kind are mended in the same way. */
function firstOfEach(marks: readonly FoundMark[]): FoundMark[] {
  const sorted = marks.toSorted((a, b) => a.index - b.index);
  return sorted.filter(({ what }, at) => sorted.findIndex((mark) => mark.what === what) === at);
}

/** @returns the marks in their order, without those inside of others, which go with them */
function withoutInner(marks: readonly FoundMark[]): FoundMark[] {
  let end = 0;
  return marks
    .toSorted((a, b) => a.index - b.index)
    .filter((mark) => {
      const isInner = mark.index < end;
      end = Math.max(end, mark.end);
      return !isInner;
    });
}

/** Links and pictures that the kind of text does not take, and what has only their shape. */
function findLinkMarks(kind: TextKind, text: string): FoundMark[] {
  const refused = findMarkedLinks(text).filter((link) => !isTaken(link, kind, text));
  const broken = kind === 'text:none' || kind === 'text:words' ? [] : listBrokenLinks(text);
  return [
    ...refused.map((link) => {
      const { start: index, end } = link;
      return { what: nameRefused(link, kind), index, end, mark: text.slice(index, end) };
    }),
    ...broken.map(({ start: index, mark, better }) => {
      return { what: 'link' as const, index, end: index + mark.length, mark, better };
    }),
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
      return [{ what: 'table', index, end: index + line.length, mark: line.trim() }];
    index += line.length + 1;
  }
  return [];
}

function isRow(line: string | undefined): boolean {
  return /^[ \t]*\|./.test(line ?? '');
}
