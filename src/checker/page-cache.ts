// Page cache: keeps what was read and resolved, so that another check reads only what has changed.
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import { copyData } from '../base/pure/copy-data.ts';
import { lazy, memoizeByObject } from '../base/pure/lazy.ts';
import { createRecent, type Recent } from '../base/pure/recent.ts';
import type { Page } from '#schemas';
import { createMentionInterner, PageHandle, type PageReader, type PageRecord } from './site-model/page-record.ts';
import { applyReferenceRules } from './rules/apply-rules.ts';
import { readSourceFile, readRecord, type PageInputs } from './read-record.ts';
import { resolvePage, type ResolvedPage } from './resolve/resolve-page.ts';
import { resolveFast } from './resolve/resolve-fast.ts';
import { resolveSite } from './resolve/resolve-site.ts';
import type { ResolvedSite } from './resolve/resolved-site.ts';
import { toRoute, toSharedName } from '../base/pure/route.ts';
import { readShared, type SharedSection } from './resolve/shared-sections.ts';
import { hasPlaceholders } from './resolve/site-values.ts';
import type { SourceFile } from './yaml/parse/source-file.ts';
import { readIgnoreComments, type IgnoreComments } from './yaml/ignore-comments.ts';
import type { TextSet } from '../base/pure/text-set.ts';
import { mayNameFiles } from './resolve/files/expand-files.ts';
import { openTextFiles, versionOfAll } from './text-files/open-text-files.ts';
import type { TextFile, TextFiles } from './text-files/text-file.ts';

/** All that a check of a site looks at. */
export interface CheckInputs {
  site: ResolvedSite;
  shared: Map<string, SharedSection>;
  pages: PageHandle[];
  ignoreComments: IgnoreComments[];
}

/** A page's record, and the versions of all texts that it was made from. */
export interface CachedPage {
  text: string;
  /** Hash of site.yaml, if the page uses its values; else null. */
  site: string | null;
  /** Hash of site.yaml and all shared sections together, if the page may use any; else null. */
  shared: string | null;
  /** Hashes of the text files that the page names itself. */
  files?: Record<string, string>;
  record: PageRecord;
}

/** Cached pages by file. Plain JSON, so that they can be stored on disk. */
export type CachedPages = Map<string, CachedPage>;

export interface PageCache {
  /** Reads all files of a site, and forgets pages that are gone. */
  readInputs(texts: TextSet): CheckInputs;
  /** Reads one page, with what it needs of other files. @returns no page when the file is none */
  readPage(texts: TextSet, file: string): { site: ResolvedSite; page: PageHandle | undefined };
}

/** @param pages cached by an earlier run; kept up to date */
export function createPageCache(compiled: CompiledSchemas, pages: CachedPages): PageCache {
  const inMemory: PagesInMemory = { open: createRecent(maxOpenPages), assembled: createRecent(maxAssembledPages) };
  const readCommon = createCommonReader(compiled, inMemory);
  const latestIgnoreComments = createLatestByKey<IgnoreComments>();

  const readPage = (file: string, { versions, inputs, reader }: CommonInputs): PageHandle | undefined => {
    const route = toRoute(file);
    if (route === null) return undefined;
    const cached = pages.get(file);
    const isCached = cached && isFresh(cached, file, versions);
    const page = isCached ? cached : readChangedPage({ file, route }, versions, { inputs, inMemory });
    pages.set(file, page);
    const { text, shared, files = {}, record } = page;
    const version = [text, ...(shared === null ? [] : [shared]), ...Object.values(files)].join(' ');
    return new PageHandle({ file, route, version, record, textFiles: Object.keys(files) }, reader);
  };

  const readInputs = (texts: TextSet): CheckInputs => {
    const files = texts.paths.filter((file) => file.endsWith('.yaml'));
    const common = readCommon(texts);
    const handles = files.map((file) => readPage(file, common)).filter((page) => page !== undefined);
    const present = new Set(files);
    for (const file of pages.keys()) if (!present.has(file)) pages.delete(file);
    const otherComments = files
      .filter((file) => toRoute(file) === null)
      .map((file) => latestIgnoreComments(file, texts.version(file), () => readIgnoreComments(file, texts.text(file))));
    const ignoreComments = [...otherComments, ...handles.map(({ record }) => record.ignoreComments)];
    return { site: common.site, shared: common.shared, pages: handles, ignoreComments };
  };

  return {
    readInputs,
    readPage: (texts, file) => {
      const common = readCommon(texts);
      return { site: common.site, page: readPage(file, common) };
    },
  };
}

/** Inputs that all pages of a site share. */
interface CommonInputs {
  site: ResolvedSite;
  shared: Map<string, SharedSection>;
  versions: Versions;
  inputs: PageInputs;
  reader: PageReader;
}

interface Versions {
  texts: TextSet;
  site: string;
  shared: string;
  files: TextFiles;
}

/** Reads site.yaml and shared files, once for each set of texts, which never change. */
function createCommonReader(compiled: CompiledSchemas, inMemory: PagesInMemory): (texts: TextSet) => CommonInputs {
  const latestSite = createLatestByKey<ResolvedSite>();
  const latestShared = createLatestByKey<SharedSection>();
  const latestFile = createLatestByKey<TextFile>();
  const internMention = createMentionInterner();
  return memoizeByObject((texts: TextSet) => {
    const readSource = (file: string) => readSourceFile(file, texts.text(file), { compiled });
    const siteVersion = texts.has('site.yaml') ? texts.version('site.yaml') : '';
    const siteSource = () => (texts.has('site.yaml') ? readSource('site.yaml') : missingSiteFile);
    const site = latestSite('site.yaml', siteVersion, () => resolveSite(siteSource(), compiled, applyReferenceRules));
    const { values } = site;
    const files = openTextFiles(texts, latestFile);
    const shared = new Map<string, SharedSection>();
    let sharedVersion = siteVersion;
    const ofAllFiles = lazy(() => versionOfAll(files));
    for (const [name, file] of findSharedFiles(texts)) {
      const ofFiles = mayNameFiles(texts.text(file)) ? ofAllFiles() : '';
      const version = texts.version(file) + ofFiles;
      const resolve = () => readShared(name, readSource(file), { compiled, values, files });
      shared.set(name, latestShared(file, version + siteVersion, resolve));
      sharedVersion += `\n${file} ${version}`;
    }
    const versions: Versions = { texts, site: siteVersion, shared: sharedVersion, files };
    const inputs: PageInputs = { compiled, values, shared, files, internMention };
    return { site, shared, versions, inputs, reader: createPageReader(texts, inputs, inMemory) };
  });
}

/** Rules ask for many places of one page, then for those of the next: few pages need to be open. */
const maxOpenPages = 20;

/**
 * A page takes some 35 kB (docs/measurements/builds.md). On sites of at most this size, what the
 * check has assembled is rendered; on larger ones pages are read again, because ten thousand do
 * not fit into memory.
 */
const maxAssembledPages = 200;

/** Pages in memory, by their records: one with another text or other inputs has another record. */
interface PagesInMemory {
  /** With the places of all parts. */
  open: Recent<PageRecord, ResolvedPage>;
  /** Assembled pages as data alone, which nobody may change. */
  assembled: Recent<PageRecord, Page>;
}

function createPageReader(texts: TextSet, inputs: PageInputs, { open, assembled }: PagesInMemory): PageReader {
  const resolve = ({ file, route }: PageHandle) =>
    resolvePage(readSourceFile(file, texts.text(file), inputs), route, inputs);
  return {
    open: (page) => open.get(page.record, () => resolve(page)),
    read: (page) =>
      copyData(
        assembled.get(page.record, () => resolveFast(texts.text(page.file), inputs)?.page ?? resolve(page).page!),
      ),
    text: ({ file }) => texts.text(file),
  };
}

function findSharedFiles({ paths }: TextSet): [name: string, file: string][] {
  return paths.flatMap((file) => {
    const name = file.endsWith('.yaml') ? toSharedName(file) : null;
    return name === null ? [] : [[name, file]];
  });
}

function isFresh(cached: CachedPage, file: string, { texts, site, shared, files }: Versions): boolean {
  return (
    cached.text === texts.version(file) &&
    (cached.site === null || cached.site === site) &&
    (cached.shared === null || cached.shared === shared) &&
    Object.entries(cached.files ?? {}).every(([path, version]) => files.version(path) === version)
  );
}

function readChangedPage(
  { file, route }: { file: string; route: string },
  { texts, site, shared }: Versions,
  { inputs, inMemory }: { inputs: PageInputs; inMemory: PagesInMemory },
): CachedPage {
  const text = texts.text(file);
  const { record, files, page } = readRecord(file, route, { text, inputs });
  if (page) inMemory.assembled.set(record, page);
  const hasFiles = Object.keys(files).length > 0;
  return {
    text: texts.version(file),
    // Its files may contain values of the site, too.
    site: hasPlaceholders(text) || mayEscapeWords(text) || hasFiles ? site : null,
    shared: text.includes('shared') || mayEscapeWords(text) ? shared : null,
    ...(hasFiles && { files }),
    record,
  };
}

/** In double quotes a letter may be written as its number, and a word on two lines. */
function mayEscapeWords(text: string): boolean {
  return /\\(?:[xuU]|\r?\n)/.test(text);
}

/** Stands in for a missing site.yaml, which a rule reports. */
const missingSiteFile: SourceFile = {
  file: 'site.yaml',
  text: '',
  root: null,
  value: undefined,
  repaired: '',
  diagnostics: [],
  toRange: () => ({ start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } }),
};

/**
 * @returns a function that makes a result, or returns the last one of a key while its version is
 * the same
 */
function createLatestByKey<Result>(): (key: string, version: string, make: () => Result) => Result {
  const latest = new Map<string, { version: string; result: Result }>();
  return (key, version, make) => {
    const cached = latest.get(key);
    if (cached?.version === version) return cached.result;
    const result = make();
    latest.set(key, { version, result });
    return result;
  };
}
