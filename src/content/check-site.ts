// The one door: the texts of a site in; the checked site, or what is wrong with it, out.
import type { Page, Site } from '#schemas';
import { prepareChecking, type Checking } from './checking.ts';
import { lastChecks, referenceChecks, siteChecks } from './checks/all.ts';
import type { Referrer, SiteFacts, SiteView } from './checks/check.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostic.ts';
import type { SchemaSet } from './json-schema.ts';
import { createMemory, type Memory, type SiteReading } from './memory.ts';
import type { ResolvedPage } from './resolve.ts';
import { isGroup, valueAt } from './pointer.ts';
import { sharedFileOf } from './route.ts';
import type { SharedSection } from './shared-sections.ts';
import { createPageSizer, sizedSite, type SizePage } from './sizes.ts';
import { createVerdicts } from './verdicts.ts';

export type { SiteFacts } from './checks/check.ts';
export type { Diagnostic } from './diagnostic.ts';
export type { JsonSchema, SchemaSet } from './json-schema.ts';

export interface SiteSource {
  /** Texts by path: `site.yaml`, `pages/index.yaml`, `pages/_shared/logos.yaml`. */
  files: Record<string, string>;
  facts: SiteFacts;
}

export interface PageModel {
  route: string;
  file: string;
  page: Page;
  /** The 1-based line of each block in its file; for blocks of a shared file the line that uses it. */
  lines: number[];
}

export interface CheckedSite {
  site: Site | undefined;
  /** The pages without errors. A page that has not changed is the same object as before: do not change it. */
  pages: PageModel[];
  diagnostics: Diagnostic[];
}

export interface Checker {
  checkSite(source: SiteSource): CheckedSite;
}

/** @returns a checker that remembers what it has read, so that checking again costs only what has changed */
export function createChecker(schemas: SchemaSet): Checker {
  const checking = prepareChecking(schemas);
  const memory = createMemory(checking);
  const sizePage = createPageSizer(checking);
  return { checkSite: (source) => checkSite(source, { checking, memory, sizePage }) };
}

interface Parts {
  checking: Checking;
  memory: Memory;
  sizePage: SizePage;
}

function checkSite({ files, facts }: SiteSource, { checking, memory, sizePage }: Parts): CheckedSite {
  const reading = memory.read(files);
  const { site, shared, pages } = reading;
  const view = viewOf({ files, facts }, reading);
  const { judge, remarks } = createVerdicts(files, site.known?.checks);
  const found = [
    ...site.diagnostics,
    ...sharedDiagnostics([...shared.values()], pages),
    ...siteChecks.flatMap((check) => check(view)),
    ...checkReferences({ file: 'site.yaml', route: null, references: site.references }, view),
  ].flatMap(judge);
  // A name that site.yaml misspells is unknown to every page that uses it: the mistake is said once, where it is.
  const echoes = site.diagnostics.some(({ code }) => code === 'schema/unknown-key' || code === 'schema/missing-key');
  const results = pages.map((page) => {
    const own = echoes ? page.diagnostics.filter(({ code }) => code !== 'site/unknown-value') : page.diagnostics;
    return { page, diagnostics: [...own, ...checkReferences(page, view)].flatMap(judge) };
  });
  const early = [...found, ...results.flatMap((result) => result.diagnostics)];
  const isSettled = site.site !== null && !early.some(isError);
  const late = isSettled ? lastChecks.flatMap((check) => check(view)).flatMap(judge) : [];
  const diagnostics = unique([...early, ...late, ...remarks(isSettled)]);
  const badFiles = new Set(diagnostics.filter(isError).map(({ file }) => file));
  const models = results.flatMap(({ page: { page, ...rest }, diagnostics: own }): PageModel[] => {
    if (!page || badFiles.has(rest.file) || own.some(isError)) return [];
    return [{ route: rest.route, file: rest.file, lines: rest.lines, page: sizePage({ ...rest, page }, facts) }];
  });
  return {
    site: site.site && !badFiles.has('site.yaml') ? sizedSite(site.site, facts, checking) : undefined,
    pages: models,
    diagnostics: diagnostics.sort(compareDiagnostics),
  };
}

function viewOf({ files, facts }: SiteSource, { site, shared, pages }: SiteReading): SiteView {
  const listed = Array.isArray(site.known?.redirects) ? site.known.redirects : [];
  const redirects = new Set(listed.map((redirect) => (isGroup(redirect) ? String(redirect.from) : '')));
  return {
    facts,
    files: Object.keys(files),
    texts: files,
    site,
    pages,
    shared,
    routes: new Map(pages.map((page) => [page.route, page])),
    redirects,
  };
}

function checkReferences(referrer: Referrer, view: SiteView): Diagnostic[] {
  return referenceChecks.flatMap((check) => check(referrer, view));
}

/** Mistakes of shared files, each with the first lines that use the file. */
function sharedDiagnostics(shared: SharedSection[], pages: ResolvedPage[]): Diagnostic[] {
  return shared.flatMap((section) => {
    const { name } = section;
    if (section.diagnostics.length === 0) return [];
    const diagnostics = withMisspeltParams(section, pages);
    const users = pages.flatMap((page) =>
      page.uses.filter((use) => use.name === name).map((use) => page.locator.place(use.pointer, 'firstKey')),
    );
    const related = users.slice(0, 3).map(({ file, range }) => ({ file, range, message: 'It is used here.' }));
    return diagnostics.map((diagnostic) =>
      diagnostic.file === sharedFileOf(name)
        ? { ...diagnostic, related: [...diagnostic.related, ...related] }
        : diagnostic,
    );
  });
}

/** Where pages give a value by the name that the sections use, the parameter itself is misspelt. */
function withMisspeltParams({ name, diagnostics, misspelt }: SharedSection, pages: ResolvedPage[]): Diagnostic[] {
  const isGiven = (param: string) =>
    pages.some((page) =>
      page.uses.some((use) => use.name === name && valueAt(page.value, `${use.pointer}/with/${param}`) !== undefined),
    );
  const right = misspelt.filter(({ used }) => isGiven(used));
  const replaced = new Set(right.flatMap((each) => each.replaced));
  return [...diagnostics.filter((each) => !replaced.has(each)), ...right.map(({ diagnostic }) => diagnostic)];
}

/** A mistake in a shared file can show on many pages; it is said once. */
function unique(diagnostics: Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ file, code, range, message }) => {
    const key = `${file}\n${range.start.offset}\n${code}\n${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
