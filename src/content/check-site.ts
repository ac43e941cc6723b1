// The one door: the texts of a site in; the checked site, or what is wrong with it, out.
import type { Site } from '#schemas';
import { prepareChecking } from './checking.ts';
import { fileChecks, lastChecks, mentionChecks, siteChecks } from './checks/all.ts';
import type { CheckedFile, Referrer, SiteFacts, SiteView } from './checks/check.ts';
import { createCalendar } from './dates/calendar.ts';
import { nextChange } from './dates/next-change.ts';
import { compareDiagnostics, noteUse, type Diagnostic } from './diagnostic.ts';
import { isAtErrorOf, isEchoIn } from './echoes.ts';
import { glance, glanceSite, signatureAt, type Parts } from './glance.ts';
import type { SchemaSet } from './json-schema.ts';
import { createMemory, type KnownPages, type SiteReading } from './memory.ts';
import { isPageShown, modelParts, ViewedPage, type PageModel } from './page-model.ts';
import type { PageView } from './page-record.ts';
import type { PageSignature } from './page-signature.ts';
import { once } from './once.ts';
import { isGroup } from './pointer.ts';
import { atTheName } from './misspelt-names.ts';
import type { Mention } from './references.ts';
import { nowhere } from './resolve-plain.ts';
import { sharedFileOf } from './route.ts';
import type { SharedSection } from './shared-sections.ts';
import { siteNamesOf, type SiteNames } from './site-names.ts';
import { siteInTime } from './site-in-time.ts';
import { sizedSite } from './sizes.ts';
import type { Texts } from './texts.ts';
import type { Precompiled } from './validate.ts';
import { createVerdicts, severityIn } from './verdicts.ts';

export type { SiteFacts } from './checks/check.ts';
export type { View } from './dates/calendar.ts';
export type { HiddenPart, PageModel } from './page-model.ts';
export type { SiteNames } from './site-names.ts';
export type { Diagnostic } from './diagnostic.ts';
export type { JsonSchema, SchemaSet } from './json-schema.ts';
export type { KnownPages } from './memory.ts';
export type { Texts } from './texts.ts';

export interface SiteSource {
  /** The site's files: `site.yaml`, `pages/index.yaml`, `pages/_shared/logos.yaml`. */
  texts: Texts;
  facts: SiteFacts;
}

export interface CheckedSite {
  site: Site | undefined;
  /** The pages without errors, as far as the view shows them. */
  pages: PageModel[];
  /** The addresses of the pages that the view does not show: drafts, and pages out of their dates. */
  hidden: string[];
  diagnostics: Diagnostic[];
  /** The moment, in milliseconds, up to which the diagnostics stay the same; null when they always do. */
  settledUntil: number | null;
}

/** What only says what is wrong. */
export interface Diagnosing {
  checkSite(source: SiteSource): Pick<CheckedSite, 'diagnostics'>;
}

export interface Checker extends Diagnosing {
  checkSite(source: SiteSource): CheckedSite;
  /** @returns a page by itself, before rules look at the whole site; null when its file has errors or the view hides it */
  glance(source: SiteSource, file: string): PageModel | null;
  /** @returns site.yaml by itself, before rules look at the whole site; undefined when it has errors */
  glanceSite(source: SiteSource): Site | undefined;
  /** @returns what a page is to the rest of the site; undefined when there is no such page */
  signatureAt(source: SiteSource, file: string): PageSignature | undefined;
  /** @returns the names that editors offer; null while site.yaml cannot be read */
  siteNames(source: SiteSource): SiteNames | null;
  /** @returns the site as rules see it, for what asks where something is named */
  view(source: SiteSource): SiteView;
  /** @returns the first moment after that of the view at which a page or section comes or goes; null when none does */
  nextChange(source: SiteSource): number | null;
}

/** What an earlier run with the same schemas has left. */
export interface Earlier {
  /** What is known of pages; it is kept up to date. */
  pages?: KnownPages;
  validators?: Precompiled;
}

/** @returns a checker that remembers what it has read, so that checking again costs only what has changed */
export function createChecker(schemas: SchemaSet, { pages = new Map(), validators }: Earlier = {}): Checker {
  const checking = prepareChecking(schemas, validators);
  const memory = createMemory(checking, pages);
  return {
    checkSite: (source) => checkSite(source, { checking, memory }),
    glance: (source, file) => glance(source, file, { checking, memory }),
    glanceSite: (source) => glanceSite(source, { checking, memory }),
    signatureAt: (source, file) => signatureAt(source, file, { checking, memory }),
    siteNames: (source) => siteNamesOf(viewOf(source, memory.read(source.texts)), checking.validators.isPicture),
    view: (source) => viewOf(source, memory.read(source.texts)),
    nextChange: (source) => nextChange(viewOf(source, memory.read(source.texts))),
  };
}

function checkSite({ texts, facts }: SiteSource, { checking, memory }: Parts): CheckedSite {
  const reading = memory.read(texts);
  const { site, shared, pages } = reading;
  const view = viewOf({ texts, facts }, reading);
  const { judge, remarks } = createVerdicts(reading.remarks, site.known?.checks);
  const found = [
    ...site.diagnostics,
    ...sharedDiagnostics([...shared.values()], pages).filter((each) => !isEchoIn(site.diagnostics, each)),
    ...siteChecks.flatMap((check) => check(view)),
    ...checkMentions({ file: 'site.yaml', route: null, mentions: site.mentions, locate: site.locate }, view),
    ...checkFile({ ...site, file: 'site.yaml' }).filter((each) => !isAtErrorOf(site.diagnostics, each)),
    ...[...shared.values()].flatMap((section) =>
      checkFile(fileOfShared(section)).filter((each) => !isAtErrorOf(section.diagnostics, each)),
    ),
  ].flatMap(judge);
  const isFine = mentionJudge(view);
  const results = pages.map((page) => {
    const { diagnostics: all } = page.record;
    // A name that site.yaml misspells is unknown to every page that uses it: the mistake is said once, where it is.
    const own = all.length === 0 ? all : all.filter((each) => !isEchoIn(site.diagnostics, each));
    const wrong = page.mentions.every(isFine) ? [] : checkMentions(referrerOf(page), view);
    return { page, diagnostics: own.length + wrong.length === 0 ? own : [...own, ...wrong].flatMap(judge) };
  });
  const early = atTheName([...found, ...results.flatMap((result) => result.diagnostics)], { site, texts });
  const isSettled = site.site !== null && !early.some(isError);
  const late = isSettled ? lastChecks.flatMap((check) => check(view)).flatMap(judge) : [];
  const diagnostics = unique([...early, ...late, ...remarks(isSettled)]);
  const badFiles = new Set(diagnostics.filter(isError).map(({ file }) => file));
  const good = results.flatMap(({ page, diagnostics: own }) =>
    page.record.facts && !badFiles.has(page.file) && !own.some(isError) ? [page] : [],
  );
  const { calendar } = view;
  const parts = modelParts(site, { facts, checking, calendar });
  // Who only asks what is wrong does not pay for pages.
  const models = once(() =>
    good.filter((page) => isPageShown(page, calendar)).map((page) => new ViewedPage(page, parts)),
  );
  const coming = pages.flatMap(({ record }) => calendar.moments(record)).filter((at) => at > calendar.now);
  return {
    site: site.site && !badFiles.has('site.yaml') ? siteInTime(sizedSite(site.site, facts, checking), view) : undefined,
    get pages() {
      return models();
    },
    hidden: good.filter((page) => !isPageShown(page, calendar)).map(({ route }) => route),
    diagnostics: diagnostics.sort(compareDiagnostics),
    settledUntil: coming.length > 0 ? coming.reduce((first, at) => Math.min(first, at)) : null,
  };
}

function viewOf({ texts, facts }: SiteSource, { site, shared, pages }: SiteReading): SiteView {
  const listed = Array.isArray(site.known?.redirects) ? site.known.redirects : [];
  const redirects = new Set(listed.map((redirect) => (isGroup(redirect) ? String(redirect.from) : '')));
  return {
    facts,
    files: texts.paths,
    site,
    pages,
    shared,
    routes: new Map(pages.map((page) => [page.route, page])),
    redirects,
    isOff: (code) => severityIn(site.known?.checks, code) === 'off',
    calendar: createCalendar(site.known?.timeZone, facts.view),
  };
}

function referrerOf(page: PageView): Referrer {
  const { file, route, mentions } = page;
  return { file, route, mentions, locate: (index) => page.locate(index) };
}

/**
 * Ten thousand pages name the same few thousand things, so each thing is looked at once.
 * @returns whether a mention is right on every page; one of the page's own section is right on some pages only
 */
function mentionJudge(view: SiteView): (mention: Mention) => boolean {
  const known = new Map<Mention, boolean>();
  return (mention) => {
    const earlier = known.get(mention);
    if (earlier !== undefined) return earlier;
    const alone = { file: '', route: null, mentions: [mention], locate: () => nowhere };
    const isFine = !mention.name.startsWith('#') && checkMentions(alone, view).length === 0;
    known.set(mention, isFine);
    return isFine;
  };
}

function checkMentions(referrer: Referrer, view: SiteView): Diagnostic[] {
  return mentionChecks.flatMap((check) => check(referrer, view));
}

function checkFile(file: CheckedFile): Diagnostic[] {
  return fileChecks.flatMap(({ mayFind, check }) => (mayFind(file.text) ? check(file) : []));
}

function fileOfShared({ source, locator }: SharedSection): CheckedFile {
  return { file: source.file, text: source.text, value: source.value, locator };
}

/** Mistakes of shared files, each with the first lines that use the file. */
function sharedDiagnostics(shared: SharedSection[], pages: PageView[]): Diagnostic[] {
  return shared.flatMap((section) => {
    const { name } = section;
    if (section.diagnostics.length === 0) return [];
    const diagnostics = withMisspeltParams(section, pages);
    const uses = pages.flatMap((page) =>
      page.record.uses.filter((use) => use.name === name).map(({ pointer }) => ({ page, pointer })),
    );
    // Only of these the places are looked for: a page has to be read in full for each.
    const related = uses.slice(0, 3).map(({ page, pointer }) => noteUse(page.locator.place(pointer, 'firstKey')));
    return diagnostics.map((diagnostic) =>
      diagnostic.file === sharedFileOf(name)
        ? { ...diagnostic, related: [...diagnostic.related, ...related] }
        : diagnostic,
    );
  });
}

/** Where pages give a value by the name that the sections use, the parameter itself is misspelt. */
function withMisspeltParams({ name, diagnostics, misspelt }: SharedSection, pages: PageView[]): Diagnostic[] {
  const isGiven = (param: string) =>
    pages.some(({ record }) => record.uses.some((use) => use.name === name && use.given.includes(param)));
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
