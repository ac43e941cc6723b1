// Finds words in the texts of a site, and what a replacement of them would break.
import { isGroup } from '../../base/pure/pointer.ts';
import { findLinks } from '../../base/addresses/link-marks.ts';
import type { TextSet } from '../../base/pure/text-set.ts';
import { findPlaceholders, findWrongPlaceholders } from '../../checker/resolve/placeholders.ts';
import { readFast } from '../../checker/yaml/fast/read-fast.ts';
import { unsupported } from '../../checker/yaml/fast/unsupported.ts';
import { isTextFile } from '../../checker/text-files/text-file.ts';
import { applySets } from '../engine/apply-edit.ts';
import type { Field } from '../fields/field.ts';
import { replaceObstacles } from '../messages/replace.ts';
import type { FieldSource } from '../model/find-field.ts';
import { getAtPath, type Path } from '../model/path.ts';
import { listTexts } from './list-texts.ts';
import { createMatcher, type Span, type WordsPattern } from './match-words.ts';

export interface ReplaceRequest extends WordsPattern {
  replacement: string;
}

/** A place of the words. */
export interface Hit extends Span {
  /** Why it stays as it is, as a sentence; null where it can be replaced. */
  obstacle: string | null;
}

/** A text that has the words. */
export interface TextWithHits {
  file: string;
  /** Null for a whole text file. */
  path: Path | null;
  value: string;
  /** Undefined for a text file. */
  field: Field | undefined;
  hits: Hit[];
}

export interface SearchedSite {
  texts: TextSet;
  source: FieldSource;
  /** The language of the site. */
  lang: string;
}

/** More than anybody goes through. */
export const maxHits = 2000;

/**
 * @returns the texts that have the words, by the order of the files and in the order of each file,
 * up to the text with the last of so many hits
 */
export function findWords(request: ReplaceRequest, { texts, source, lang }: SearchedSite): TextWithHits[] {
  const match = createMatcher(request, lang);
  const names = collectNames(source.dataOf('site.yaml'));
  const found: TextWithHits[] = [];
  let left = maxHits;
  const search = (text: Omit<TextWithHits, 'hits'>) => {
    if (left <= 0) return;
    const spans = match(text.value).slice(0, left);
    left -= spans.length;
    if (spans.length > 0) found.push({ ...text, hits: judge({ ...text, spans, names }, request) });
  };
  for (const file of texts.paths) {
    if (isTextFile(file)) search({ file, path: null, value: texts.text(file), field: undefined });
    else if (file.endsWith('.yaml')) {
      const first = found.length;
      for (const each of listTexts(source, file)) search({ file, ...each });
      if (found.length > first) found.push(...keepUnwritable(texts.text(file), found.splice(first), request));
    }
  }
  return found;
}

/** @returns the same texts of a file, where those that cannot be written have no place to be replaced */
function keepUnwritable(text: string, found: TextWithHits[], { replacement }: ReplaceRequest): TextWithHits[] {
  // The fast reader knows no file with a mistake in its writing.
  if (readFast(text) !== unsupported) return found;
  const planned = found.map((each) => {
    const offered = each.hits.filter(({ obstacle }) => obstacle === null);
    return { kind: 'set' as const, path: each.path!, value: replaceHits(each.value, offered, replacement) };
  });
  const { refused } = applySets(text, planned);
  return found.map((each, index) => {
    const reason = refused.get(planned[index]!) ?? null;
    return { ...each, hits: each.hits.map((hit) => ({ ...hit, obstacle: hit.obstacle ?? reason })) };
  });
}

/** @returns a text with some of its hits replaced */
export function replaceHits(value: string, hits: readonly Span[], replacement: string): string {
  return hits
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + replacement + text.slice(end), value);
}

interface JudgedText extends Omit<TextWithHits, 'hits'> {
  spans: readonly Span[];
  names: ReadonlySet<string>;
}

function judge({ file, path, value, field, spans, names }: JudgedText, { words, replacement }: ReplaceRequest): Hit[] {
  const isName = file === 'site.yaml' && (path![0] === 'forms' || path![0] === 'lists') && names.has(value);
  const whole = isName ? replaceObstacles.name() : isAddress(value) ? replaceObstacles.address() : null;
  // Who looks for an e-mail address may mean to change it.
  const mayChangeMails = words.includes('@');
  const listMarks = (text: string) => listKept(text, mayChangeMails).join('\n');
  const marks = whole === null ? listMarks(value) : '';
  const hits = spans.map(({ start, end }): Hit => {
    const isSame = whole !== null || listMarks(replaceHits(value, [{ start, end }], replacement)) === marks;
    const inCells = file.endsWith('.csv') && /["\n\r,;\t]/.test(value.slice(start, end) + replacement);
    const obstacle = whole ?? (isSame ? null : replaceObstacles.mark());
    return { start, end, obstacle: obstacle ?? (inCells ? replaceObstacles.cells() : null) };
  });
  const offered = hits.filter(({ obstacle }) => obstacle === null);
  const limit = field && offered.length > 0 ? findLimit(field, replaceHits(value, offered, replacement)) : null;
  return hits.map((hit) => ({ ...hit, obstacle: hit.obstacle ?? limit }));
}

/** A text that is an address as a whole, of a page or another site. */
function isAddress(value: string): boolean {
  return /^(?:(?:https?|mailto|tel|sms|ftp):\S+|\/\S*|#\S+)$/i.test(value.trim());
}

/** @returns the addresses and placeholders in a text: the same before and after, or something breaks */
function listKept(text: string, mayChangeMails: boolean): string[] {
  const links = findLinks(text).filter(({ isBare, address }) => !(mayChangeMails && isBare && isMail(address)));
  const named = text.match(/^ {0,3}\[[^[\]\n]+\]:.*$|<[^\s<>]+>/gm) ?? [];
  const placeholders = [...findPlaceholders(text), ...findWrongPlaceholders(text)].map(({ written }) => written);
  return [...links.map(({ address }) => address), ...named, ...placeholders];
}

function isMail(address: string): boolean {
  return /^mailto:/i.test(address);
}

function findLimit({ maxLength, minLength, pattern, errorMessage }: Field, value: string): string | null {
  const length = [...value].length;
  if (maxLength !== undefined && length > maxLength) return replaceObstacles.tooLong({ length, maxLength });
  if (length < (minLength ?? 0) || value.trim() === '') return replaceObstacles.empty();
  if (pattern === undefined || new RegExp(pattern, 'u').test(value)) return null;
  return replaceObstacles.pattern(errorMessage ?? '');
}

/** @returns the answers of forms by which other fields are shown */
function collectNames(site: unknown): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isGroup(value)) return;
    const is = getAtPath(value, ['showIf', 'is']);
    if (typeof is === 'string') names.add(is);
    Object.values(value).forEach(visit);
  };
  visit(getAtPath(site, ['forms']));
  return names;
}
