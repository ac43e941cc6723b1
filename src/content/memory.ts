// Remembers what was read and resolved, so that checking a site again costs only what has changed.
import type { Checking } from './checking.ts';
import { remembered } from './once.ts';
import { mentionFinder, PageView, type PageReader, type PageRecord } from './page-record.ts';
import { readFile, readRecord, type Reading } from './read-record.ts';
import { resolvePage, type ResolvedPage } from './resolve.ts';
import { resolvePlain } from './resolve-plain.ts';
import { resolveSite, type ResolvedSite } from './resolve-site.ts';
import { routeOf, sharedNameOf } from './route.ts';
import { readShared, type SharedSection } from './shared-sections.ts';
import { usesPlaceholders } from './site-values.ts';
import type { SourceFile } from './source.ts';
import { remarksIn, type Remarks } from './suppressions.ts';
import type { Texts } from './texts.ts';

export interface SiteReading {
  site: ResolvedSite;
  shared: Map<string, SharedSection>;
  pages: PageView[];
  remarks: Remarks[];
}

/** A page's record, and the versions of all that it was made from. */
export interface KnownPage {
  text: string;
  /** Of site.yaml, if the page uses its values. */
  site: string | null;
  /** Of all shared sections, if the page may use any. */
  shared: string | null;
  record: PageRecord;
}

/** What is known of pages, by file. It is plain JSON, so that it can be kept on disk. */
export type KnownPages = Map<string, KnownPage>;

export interface Memory {
  /** Reads a site's files; what is no longer among them is forgotten. */
  read(texts: Texts): SiteReading;
  /** Reads one page, with what it needs of the others. @returns no page when the file is none */
  readPage(texts: Texts, file: string): { site: ResolvedSite; page: PageView | undefined };
}

/** @param pages what is known from earlier; it is kept up to date */
export function createMemory(checking: Checking, pages: KnownPages): Memory {
  const readSite = latest<ResolvedSite>();
  const readSharedFile = latest<SharedSection>();
  const readRemarks = latest<Remarks>();
  const opened = openPages();
  const mention = mentionFinder();
  const sourceOf = (file: string, texts: Texts) => readFile(file, texts.text(file), checking);

  // Texts do not change, so what pages have in common is read once for all of them.
  const readCommon = remembered((texts: Texts) => {
    const siteVersion = texts.has('site.yaml') ? texts.version('site.yaml') : '';
    const siteSource = () => (texts.has('site.yaml') ? sourceOf('site.yaml', texts) : noSource);
    const site = readSite('site.yaml', siteVersion, () => resolveSite(siteSource(), checking));
    const { values } = site;
    const shared = new Map<string, SharedSection>();
    let sharedVersion = siteVersion;
    for (const [name, file] of sharedFilesIn(texts)) {
      const version = texts.version(file);
      const make = () => readShared(name, sourceOf(file, texts), { checking, values });
      shared.set(name, readSharedFile(file, version + siteVersion, make));
      sharedVersion += `\n${file} ${version}`;
    }
    const versions: Versions = { texts, site: siteVersion, shared: sharedVersion };
    const context: Reading = { checking, values, shared, mention };
    const reader = readerOf(texts, context, opened);
    return { site, shared, versions, context, reader };
  });
  const viewOf = (file: string, { versions, context, reader }: ReturnType<typeof readCommon>): PageView | undefined => {
    const route = routeOf(file);
    if (route === null) return undefined;
    const known = pages.get(file);
    const page = known && isFresh(known, file, versions) ? known : readPage({ file, route }, versions, context);
    pages.set(file, page);
    const version = page.shared === null ? page.text : `${page.text} ${page.shared}`;
    return new PageView({ file, route, version, record: page.record }, reader);
  };

  const read = (texts: Texts): SiteReading => {
    const files = texts.paths.filter((file) => file.endsWith('.yaml'));
    const common = readCommon(texts);
    const { site, shared } = common;
    const views = files.map((file) => viewOf(file, common)).filter((view) => view !== undefined);
    const present = new Set(files);
    for (const file of pages.keys()) if (!present.has(file)) pages.delete(file);
    const others = files
      .filter((file) => routeOf(file) === null)
      .map((file) => readRemarks(file, texts.version(file), () => remarksIn(file, texts.text(file))));
    return { site, shared, pages: views, remarks: [...others, ...views.map(({ record }) => record.remarks)] };
  };
  return {
    read,
    readPage: (texts, file) => {
      const common = readCommon(texts);
      return { site: common.site, page: viewOf(file, common) };
    },
  };
}

function readerOf(texts: Texts, context: Reading, opened: ReturnType<typeof openPages>): PageReader {
  const resolve = ({ file, route }: PageView) =>
    resolvePage(readFile(file, texts.text(file), context.checking), route, context);
  return {
    open: (page) => opened(page.record, () => resolve(page)),
    read: (page) => resolvePlain(texts.text(page.file), context)?.page ?? resolve(page).page!,
    text: ({ file }) => texts.text(file),
  };
}

function sharedFilesIn({ paths }: Texts): [name: string, file: string][] {
  return paths.flatMap((file) => {
    const name = file.endsWith('.yaml') ? sharedNameOf(file) : null;
    return name === null ? [] : [[name, file]];
  });
}

interface Versions {
  texts: Texts;
  site: string;
  shared: string;
}

function isFresh(known: KnownPage, file: string, { texts, site, shared }: Versions): boolean {
  return (
    known.text === texts.version(file) &&
    (known.site === null || known.site === site) &&
    (known.shared === null || known.shared === shared)
  );
}

function readPage({ file, route }: { file: string; route: string }, versions: Versions, context: Reading): KnownPage {
  const text = versions.texts.text(file);
  return {
    text: versions.texts.version(file),
    site: usesPlaceholders(text) || mayHideWords(text) ? versions.site : null,
    shared: text.includes('shared') || mayHideWords(text) ? versions.shared : null,
    record: readRecord(file, route, { text, context }),
  };
}

/** In double quotes a letter may stand as its number, and a word on two lines. */
function mayHideWords(text: string): boolean {
  return /\\(?:[xuU]|\r?\n)/.test(text);
}

/** Stands for a site.yaml that is not there; that it is missing is said by a rule of its own. */
const noSource: SourceFile = {
  file: 'site.yaml',
  text: '',
  root: null,
  value: undefined,
  mended: '',
  diagnostics: [],
  rangeOf: () => ({ start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } }),
};

/** Keeps what was made last for each key, as long as the version is the same. */
function latest<Result>(): (key: string, version: string, make: () => Result) => Result {
  const known = new Map<string, { version: string; result: Result }>();
  return (key, version, make) => {
    const earlier = known.get(key);
    if (earlier?.version === version) return earlier.result;
    const result = make();
    known.set(key, { version, result });
    return result;
  };
}

/** How many pages are held open: rules ask for many places of one page, then for those of the next one. */
const mostOpen = 20;

function openPages(): (page: PageRecord, make: () => ResolvedPage) => ResolvedPage {
  const open = new Map<PageRecord, ResolvedPage>();
  return (page, make) => {
    const found = open.get(page) ?? make();
    open.set(page, found);
    if (open.size > mostOpen) open.delete(open.keys().next().value!);
    return found;
  };
}
