// What was read of a site's pages, kept between runs. It is keyed by content alone: the texts' hashes, the schemas and
// the program.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { KnownPages } from '../content/check-site.ts';
import type { PageRecord } from '../content/page-record.ts';
import type { Mention } from '../content/references.ts';
import { noRemarks } from '../content/suppressions.ts';
import { openKept, valuesAt } from './kept.ts';
import { versionOf } from './load-checker.ts';
import type { Project } from './project.ts';

export interface KeptPages {
  /** Of the schemas and the program that they were read with. */
  version: string;
  /** For the checker, which keeps them up to date. */
  pages: KnownPages;
  /** Keeps them for the next run, if any has changed. */
  save(): void;
}

/**
 * @param version of the schemas and the program, if it is known already
 * @returns what the last run has left, for a checker with the schemas as they are now
 */
export function openKnownPages(project: Project, version = versionOf(project)): KeptPages {
  const kept = openKept(join(project.siteRoot, '.pagewright/check/pages.json'), { version, pack, unpack });
  const pages = kept.entries;
  return { version, pages, save: () => kept.save(pages) };
}

type Known = KnownPages extends Map<string, infer Page> ? Page : never;
type Facts = NonNullable<PageRecord['facts']>;

/** Ten thousand pages name the same things, so each name is written once and pages hold its number. */
interface Packed {
  mentions: Mention[];
  /** Of site.yaml and of the shared sections. */
  versions: string[];
  /** The ids and types of blocks. */
  words: string[];
  pages: [file: string, PackedPage][];
}

/** A page with numbers for what others have, too, and null for what is as on most pages. */
interface PackedPage {
  text: string;
  site: number;
  shared: number;
  record: Rest & { facts: (Omit<Facts, 'ids' | 'types'> & { ids: number[]; types: number[] }) | null } & {
    mentions: number[];
  } & { [Key in keyof Usual]: Usual[Key] | null };
}

type Usual = Pick<PageRecord, 'target' | 'uses' | 'diagnostics' | 'remarks'>;
type Rest = Omit<PageRecord, 'facts' | 'mentions' | keyof Usual>;

/** @returns what most pages have, made of what is known of one in any case */
function usual(facts: Facts | null): Usual {
  return { target: { title: facts?.title ?? '', places: none }, uses: none, diagnostics: none, remarks: noRemarks };
}

const none: [] = [];

function pack(known: ReadonlyMap<string, Known>): Packed {
  const named = numbering<Mention>();
  const versions = numbering<string>();
  const words = numbering<string>();
  const numberOf = (text: string | null) => (text === null ? -1 : versions.of(text));
  const packed = ({ text, site, shared, record }: Known): PackedPage => {
    const { facts, mentions, target, uses, diagnostics, remarks, ...rest } = record;
    const expected = usual(facts);
    return {
      text,
      site: numberOf(site),
      shared: numberOf(shared),
      record: {
        ...rest,
        facts: facts && { ...facts, ids: facts.ids.map(words.of), types: facts.types.map(words.of) },
        mentions: mentions.map(named.of),
        target: unlessUsual(target, expected.target),
        uses: unlessUsual(uses, expected.uses),
        diagnostics: unlessUsual(diagnostics, expected.diagnostics),
        remarks: unlessUsual(remarks, expected.remarks),
      },
    };
  };
  const pages = Array.from(known, ([file, page]): [string, PackedPage] => [file, packed(page)]);
  return { mentions: named.all, versions: versions.all, words: words.all, pages };
}

function unlessUsual<Value>(value: Value, most: Value): Value | null {
  return isDeepStrictEqual(value, most) ? null : value;
}

/** Fills in what stands elsewhere, in the same objects: copies of ten thousand pages take longer to make than to read. */
function unpack({ mentions: named, versions, words, pages }: Packed): KnownPages {
  const versionAt = (index: number) => (index === -1 ? null : versions[index]!);
  const filled = (page: PackedPage): Known => {
    const { facts: packed, mentions, target, uses, diagnostics, remarks } = page.record;
    const facts =
      packed && Object.assign(packed, { ids: valuesAt(packed.ids, words), types: valuesAt(packed.types, words) });
    const expected = usual(facts);
    const record = Object.assign(page.record, {
      facts,
      mentions: valuesAt(mentions, named),
      target: target ?? expected.target,
      uses: uses ?? expected.uses,
      diagnostics: diagnostics ?? expected.diagnostics,
      remarks: remarks ?? expected.remarks,
    });
    return Object.assign(page, { site: versionAt(page.site), shared: versionAt(page.shared), record });
  };
  return new Map(pages.map(([file, page]) => [file, filled(page)]));
}

function numbering<Value>(): { of: (value: Value) => number; all: Value[] } {
  const numbers = new Map<Value, number>();
  const all: Value[] = [];
  const of = (value: Value): number => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, all.length);
    return all.push(value) - 1;
  };
  return { of, all };
}
