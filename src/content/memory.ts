// Remembers what was read and resolved, so that checking a site again costs only what has changed.
import type { Checking } from './checking.ts';
import { fileChecks, pageChecks, wordChecks } from './checks/all.ts';
import type { Named } from './checks/check.ts';
import { heldOf } from './dates/held.ts';
import { factsOf, mentionFinder, targetOf, PageView, type PageRecord } from './page-record.ts';
import { withNewNames } from './old-names.ts';
import { nameIn, type Mention } from './references.ts';
import { isAtErrorOf } from './echoes.ts';
import { resolvePage, type PageContext, type ResolvedPage } from './resolve.ts';
import { nowhere, resolvePlain } from './resolve-plain.ts';
import { resolveSite, type ResolvedSite } from './resolve-site.ts';
import { routeOf, sharedNameOf } from './route.ts';
import { readShared, type SharedSection } from './shared-sections.ts';
import { usesPlaceholders } from './site-values.ts';
import { readSource, type CountMisfits, type SourceFile } from './source.ts';
import { noRemarks, remarksIn, type Remarks } from './suppressions.ts';
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

  const readCommon = (texts: Texts) => {
    const siteVersion = texts.has('site.yaml') ? texts.version('site.yaml') : '';
    const siteSource = () => (texts.has('site.yaml') ? sourceOf('site.yaml', texts) : noSource);
    const site = readSite('site.yaml', siteVersion, () => resolveSite(siteSource(), checking));
    const { values } = site;
    const sharedFiles = texts.paths.filter((file) => file.endsWith('.yaml') && sharedNameOf(file) !== null);
    const sharedSections = sharedFiles.map((file): [string, SharedSection] => {
      const name = sharedNameOf(file)!;
      const make = () => readShared(name, sourceOf(file, texts), { checking, values });
      return [name, readSharedFile(file, texts.version(file) + siteVersion, make)];
    });
    const shared = new Map(sharedSections);
    const sharedVersion = sharedFiles.flatMap((file) => [file, texts.version(file)]).join('\n') + siteVersion;
    const versions: Versions = { texts, site: siteVersion, shared: sharedVersion };
    const context: Reading = { checking, values, shared, mention };
    return { site, shared, versions, context };
  };
  const viewOf = (file: string, { versions, context }: ReturnType<typeof readCommon>): PageView[] => {
    const { texts } = versions;
    const route = routeOf(file);
    if (route === null) return [];
    const known = pages.get(file);
    const page = known && isFresh(known, file, versions) ? known : readPage({ file, route }, versions, context);
    pages.set(file, page);
    const resolve = () => resolvePage(sourceOf(file, texts), route, context);
    const read = () => resolvePlain(texts.text(file), context)?.page ?? resolve().page!;
    const version = page.shared === null ? page.text : `${page.text} ${page.shared}`;
    const open = () => opened(page, resolve);
    return [new PageView({ file, route, version, record: page.record }, { open, read, text: () => texts.text(file) })];
  };

  const read = (texts: Texts): SiteReading => {
    const files = texts.paths.filter((file) => file.endsWith('.yaml'));
    const common = readCommon(texts);
    const { site, shared } = common;
    const views = files.flatMap((file) => viewOf(file, common));
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
      return { site: common.site, page: viewOf(file, common)[0] };
    },
  };
}

interface Reading extends PageContext {
  mention: ReturnType<typeof mentionFinder>;
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
    site: usesPlaceholders(text) ? versions.site : null,
    shared: text.includes('shared') ? versions.shared : null,
    record: plainRecord(file, text, context) ?? fullRecord(file, route, { text, context }),
  };
}

/** @returns null when there is anything to say about the page */
function plainRecord(file: string, text: string, context: Reading): PageRecord | null {
  if (fileChecks.some(({ mayFind }) => mayFind(text))) return null;
  const plain = resolvePlain(text, context);
  if (!plain) return null;
  const mentions: Mention[] = [];
  const sections: number[] = [];
  const references: Named[] = [];
  let isFine = true;
  plain.visitReferences((kind, value, { section, headed }) => {
    const mention = context.mention(kind, value);
    if (mention) sections[mentions.push(mention) - 1] = section;
    const reference = { kind, value, section, headed, locate: locateNowhere };
    isFine &&= !wordChecks.some((check) => check(reference).length > 0);
    references.push(reference);
  });
  if (!isFine || pageChecks.some(({ mayFind }) => mayFind(references))) return null;
  const remarks = text.includes('check-ignore') ? remarksIn(file, text) : noRemarks;
  return {
    facts: factsOf(plain.page),
    target: targetOf(plain.page),
    // A copy is as long as it has to be; what has grown entry by entry is longer.
    mentions: [...mentions],
    uses: plain.uses,
    ...(plain.held.length > 0 && { held: heldOf(plain.held, sections) }),
    diagnostics: [],
    remarks,
  };
}

const locateNowhere = () => nowhere;

function fullRecord(file: string, route: string, { text, context }: { text: string; context: Reading }): PageRecord {
  const source = readFile(file, text, context.checking);
  const { page, references, uses, held, locator, value, diagnostics } = resolvePage(source, route, context);
  const found = [
    ...fileChecks.flatMap(({ mayFind, check }) => (mayFind(text) ? check({ file, text, value, locator }) : [])),
    ...references.flatMap((reference) => wordChecks.flatMap((check) => check(reference))),
    ...pageChecks.flatMap(({ check }) => check(references)),
  ];
  const naming = references.filter((each) => nameIn(each.kind, each.value) !== null);
  const sections = naming.map(({ section }) => section);
  return {
    facts: page && factsOf(page),
    target: targetOf(page ?? value),
    mentions: naming.flatMap(({ kind, value: named }) => context.mention(kind, named) ?? []),
    uses,
    ...(held.length > 0 && { held: heldOf(held, sections) }),
    diagnostics: [...diagnostics, ...found.filter((each) => !isAtErrorOf(diagnostics, each))],
    remarks: remarksIn(file, text),
  };
}

function readFile(file: string, text: string, checking: Checking): SourceFile {
  const source = readSource(file, text, misfitsOf(file, checking));
  return withNewNames(source, checking.schemas[kindOf(file)], checking.schemas);
}

function kindOf(file: string): 'site' | 'page' | 'sharedFile' {
  return file === 'site.yaml' ? 'site' : sharedNameOf(file) === null ? 'page' : 'sharedFile';
}

/**
 * Counts misfits by the schema of the file's kind. A whole group or list of the wrong kind weighs more,
 * because nothing inside of it is looked at.
 */
function misfitsOf(file: string, { validators }: Checking): CountMisfits {
  const validate = validators[kindOf(file)];
  return (value) =>
    validate(value).reduce((sum, { keyword, params, data }) => {
      // What stands for another value fits as soon as the value is put in.
      if (typeof data === 'string' && /\{(param|site)\./.test(data)) return sum;
      return sum + (keyword === 'type' && /array|object/.test(String(params.type)) ? 20 : 1);
    }, 0);
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

function openPages(): (page: KnownPage, make: () => ResolvedPage) => ResolvedPage {
  const open = new Map<KnownPage, ResolvedPage>();
  return (page, make) => {
    const found = open.get(page) ?? make();
    open.set(page, found);
    if (open.size > mostOpen) open.delete(open.keys().next().value!);
    return found;
  };
}
