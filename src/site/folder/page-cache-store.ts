// The page cache on disk: what the checker read from each page, saved between runs. It is keyed by
// content alone: hashes of the texts, the schemas and the program.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CachedPages } from '../../checker/check-site.ts';
import type { PageRecord } from '../../checker/site-model/page-record.ts';
import type { NamedReference } from '../../checker/schema/references.ts';
import { noIgnoreComments } from '../../checker/yaml/ignore-comments.ts';
import { openStore, replaceByValues } from '../../base/disk/cache-store.ts';
import { hashProgram } from './load-checker.ts';
import type { Project } from './project.ts';

export interface PageCacheStore {
  /** The hash of the schemas and the program that read them. */
  version: string;
  /** For the checker, which updates them. */
  pages: CachedPages;
  /** Saves them for the next run, if any has changed. */
  save(): void;
}

/** @param version the hash of the schemas and the program, if it is known already */
export function openPageCache(project: Project, version = hashProgram(project)): PageCacheStore {
  const store = openStore(join(project.siteRoot, '.pagewright/check/pages.json'), { version, pack, unpack });
  const pages = store.entries;
  return { version, pages, save: () => store.save(pages) };
}

type CachedPage = CachedPages extends Map<string, infer Page> ? Page : never;
type Facts = NonNullable<PageRecord['facts']>;

/**
 * Ten thousand pages mention the same things, so each is written once, and pages contain its index.
 */
interface PackedPages {
  mentions: NamedReference[];
  /** The versions of site.yaml and of the shared sections. */
  versions: string[];
  /** The ids and types of blocks. */
  names: string[];
  pages: [file: string, PackedPage][];
}

/** A page with indices of shared values, and null for what has its default value. */
interface PackedPage extends Omit<CachedPage, 'site' | 'shared' | 'record'> {
  site: number;
  shared: number;
  record: OtherParts & { facts: (Omit<Facts, 'ids' | 'types'> & { ids: number[]; types: number[] }) | null } & {
    mentions: number[];
  } & { [Key in keyof DefaultParts]: DefaultParts[Key] | null };
}

type DefaultParts = Pick<PageRecord, 'target' | 'uses' | 'diagnostics' | 'ignoreComments'>;
type OtherParts = Omit<PageRecord, 'facts' | 'mentions' | keyof DefaultParts>;

/** @returns the values that most pages have, derived from the facts of a page */
function defaultParts(facts: Facts | null): DefaultParts {
  return {
    target: { title: facts?.title ?? '', places: none },
    uses: none,
    diagnostics: none,
    ignoreComments: noIgnoreComments,
  };
}

const none: [] = [];

function pack(cached: ReadonlyMap<string, CachedPage>): PackedPages {
  const mentioned = createInterner<NamedReference>();
  const versions = createInterner<string>();
  const names = createInterner<string>();
  const toIndex = (text: string | null) => (text === null ? -1 : versions.intern(text));
  const packPage = ({ site, shared, record, ...others }: CachedPage): PackedPage => {
    const { facts, mentions, target, uses, diagnostics, ignoreComments, ...rest } = record;
    const expected = defaultParts(facts);
    return {
      ...others,
      site: toIndex(site),
      shared: toIndex(shared),
      record: {
        ...rest,
        facts: facts && { ...facts, ids: facts.ids.map(names.intern), types: facts.types.map(names.intern) },
        mentions: mentions.map(mentioned.intern),
        target: omitDefault(target, expected.target),
        uses: omitDefault(uses, expected.uses),
        diagnostics: omitDefault(diagnostics, expected.diagnostics),
        ignoreComments: omitDefault(ignoreComments, expected.ignoreComments),
      },
    };
  };
  const pages = Array.from(cached, ([file, page]): [string, PackedPage] => [file, packPage(page)]);
  return { mentions: mentioned.values, versions: versions.values, names: names.values, pages };
}

function omitDefault<Value>(value: Value, usual: Value): Value | null {
  return isDeepStrictEqual(value, usual) ? null : value;
}

/**
 * Fills in the shared values in place: copying ten thousand pages takes longer than reading them.
 */
function unpack({ mentions: mentioned, versions, names, pages }: PackedPages): CachedPages {
  const versionAt = (index: number) => (index === -1 ? null : versions[index]!);
  const unpackPage = (page: PackedPage): CachedPage => {
    const { facts: packed, mentions, target, uses, diagnostics, ignoreComments } = page.record;
    const facts =
      packed &&
      Object.assign(packed, { ids: replaceByValues(packed.ids, names), types: replaceByValues(packed.types, names) });
    const expected = defaultParts(facts);
    const record = Object.assign(page.record, {
      facts,
      mentions: replaceByValues(mentions, mentioned),
      target: target ?? expected.target,
      uses: uses ?? expected.uses,
      diagnostics: diagnostics ?? expected.diagnostics,
      ignoreComments: ignoreComments ?? expected.ignoreComments,
    });
    return Object.assign(page, { site: versionAt(page.site), shared: versionAt(page.shared), record });
  };
  return new Map(pages.map(([file, page]) => [file, unpackPage(page)]));
}

/** @returns a function that gives equal values the same index, and the list of values by index */
function createInterner<Value>(): { intern: (value: Value) => number; values: Value[] } {
  const indices = new Map<Value, number>();
  const values: Value[] = [];
  const intern = (value: Value): number => {
    const index = indices.get(value);
    if (index !== undefined) return index;
    indices.set(value, values.length);
    return values.push(value) - 1;
  };
  return { intern, values };
}
