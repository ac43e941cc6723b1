// Mention edits: changes addresses and paths where pages, shared sections, text files and site.yaml
// name them, and nothing else there.
import { visit } from 'yaml';
import type { Place } from '../checker/diagnostics/diagnostic.ts';
import { listReadings } from '../base/addresses/address.ts';
import { findLinks } from '../base/addresses/link-marks.ts';
import { planAddressEdits, replaceAddresses as replaceLinks } from '../base/addresses/replace-links.ts';
import { applyEdits, type TextEdit } from '../base/pure/positions.ts';
import { toSharedName } from '../base/pure/route.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import type { RuleContext } from '../checker/site-model/rule-context.ts';
import { isTextFile } from '../checker/text-files/text-file.ts';
import type { SourceFile } from '../checker/yaml/parse/source-file.ts';
import type { SourceReader } from './source-reader.ts';

/** The site whose files name things. */
export interface MentioningSite {
  context: RuleContext;
  texts: TextSet;
  sourceAt: SourceReader;
}

/** Gives the new text of a value without its quotes, or of an address in a text file. */
export type ChangeMention = (inner: string) => string;

export interface MentionEdits {
  /** By the path of the file. */
  edits: Map<string, TextEdit[]>;
  /** Places that stay as they are, because placeholders make up what they name. */
  byHand: Place[];
}

/** @param places of mentions; the same one may come several times */
export function planMentionEdits(site: MentioningSite, places: readonly Place[], change: ChangeMention): MentionEdits {
  const edits: MentionEdits['edits'] = new Map();
  const byHand: Place[] = [];
  const seen = new Set<string>();
  for (const named of places) {
    const isInFile = isTextFile(named.file);
    const place = (isInFile ? null : findParamDefault(named, site)) ?? named;
    const key = isInFile ? place.file : `${place.file}\n${place.range.start.offset}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const own = isInFile ? editLinks(site.texts.text(place.file), change) : editValue(place, site, change);
    if (own.length === 0) byHand.push(place);
    else edits.set(place.file, [...(edits.get(place.file) ?? []), ...own]);
  }
  return { edits, byHand };
}

/** @returns the texts that the edits change, by their paths */
export function applyToTexts(texts: TextSet, edits: MentionEdits['edits']): Map<string, string> {
  return new Map([...edits].map(([file, own]) => [file, applyEdits(texts.text(file), own)]));
}

/** Finds the default of a parameter, which has the address if the page does not give one. */
function findParamDefault(place: Place, { context, sourceAt }: MentioningSite): Place | null {
  const [, name] = /^["']?\{param\.(\w+)\}["']?$/.exec(readRaw(sourceAt(place.file), place) ?? '') ?? [];
  const shared = context.shared.get(toSharedName(place.file) ?? '');
  return name !== undefined && shared ? shared.locator.place(`/params/${name}/default`, 'value') : null;
}

function editValue(place: Place, { sourceAt }: MentioningSite, change: ChangeMention): TextEdit[] {
  const raw = readRaw(sourceAt(place.file), place);
  return raw === null ? [] : editMention(raw, place, change);
}

/** The definition of a link's name in a Markdown file: `[name]: /address`. */
const definition = /(^ {0,3}\[[^[\]\n]+\]:[ \t]*<?)([^\s<>()]+)/gm;

/** @returns the edits of all links and pictures of a text file */
function editLinks(text: string, change: ChangeMention): TextEdit[] {
  const links = findLinks(text);
  const inLinks = planAddressEdits(text, ({ address }) => change(address));
  const elsewhere = Array.from(text.matchAll(definition)).flatMap(({ index, 1: before, 2: address }): TextEdit[] => {
    const start = index + before!.length;
    const changed = change(address!);
    const isInLink = links.some((link) => link.start <= start && start < link.end);
    return changed === address || isInLink ? [] : [{ start, end: start + address!.length, text: changed }];
  });
  return [...inLinks, ...elsewhere].toSorted((a, b) => a.start - b.start);
}

/** @returns the edit of what is written at a place; none when it stays the same */
export function editMention(raw: string, place: Place, change: ChangeMention): TextEdit[] {
  const [quote = ''] = /^["']/.exec(raw) ?? [];
  const inner = raw.slice(quote.length, raw.length - quote.length);
  const text = change(inner);
  const start = place.range.start.offset + quote.length;
  return text === inner ? [] : [{ start, end: start + inner.length, text }];
}

/**
 * @returns the source text of a value with quotes and all lines, or of a link in a text; null
 * outside of values
 */
export function readRaw({ root, repaired }: SourceFile, { range: { start, end }, fix }: Place): string | null {
  let raw: string | null = null;
  visit(root, {
    Scalar: (_key, { range }) => {
      if (!range || range[0] > start.offset || range[1] <= start.offset) return undefined;
      const isWhole = range[0] === start.offset && fix !== 'link';
      raw = isWhole ? repaired.slice(range[0], range[1]) : repaired.slice(start.offset, end.offset);
      return visit.BREAK;
    },
  });
  return raw;
}

/**
 * Replaces old addresses in an address or in the links of a text; keeps queries and anchors.
 * @param renew gives the new address, without query and anchor, of one that has a new one
 */
export function replaceAddresses(
  raw: string,
  { site }: Pick<RuleContext, 'site'>,
  renew: (path: string) => string | undefined,
): string {
  const host = matchHost({ site });
  const renewAddress = (address: string): string => {
    const [before = ''] = host.exec(address) ?? [];
    // Names of files may have ? and # in them.
    for (const [name, rest] of listReadings(address.slice(before.length))) {
      const renewed = renew(name);
      if (renewed !== undefined) return before + renewed + rest;
    }
    return address;
  };
  const renewed = renewAddress(raw);
  return renewed === raw ? replaceLinks(raw, ({ address }) => renewAddress(address)) : renewed;
}

/** @returns what matches the site's own host at the start of an address, written out or as a placeholder */
export function matchHost({ site }: Pick<RuleContext, 'site'>): RegExp {
  const url = String(site.data?.url).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^(?:${url}|\\{site\\.url\\})(?=/)`, 'i');
}
