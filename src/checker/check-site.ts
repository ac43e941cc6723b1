// Site check: texts and facts of a site in, the checked site and its diagnostics out. The function
// `checkSite` is the pipeline.
import type { Site } from '#schemas';
import { compileSchemas, type CompiledSchemas } from './resolve/compiled-schemas.ts';
import { applyFileRules, applyMentionRules, createMentionCheck } from './rules/apply-rules.ts';
import { lastRules, siteRules } from './rules/rule-registry.ts';
import { createRuleContext, type RuleContext } from './site-model/rule-context.ts';
import { listCalendarSources, type CalendarSource } from './site-model/calendar-sources.ts';
import { listFeedSources, type FeedSource } from './site-model/feed-sources.ts';
import { findNextChange, findNextDate } from './site-model/next-change.ts';
import { isError, type Diagnostic } from './diagnostics/diagnostic.ts';
import { compareDiagnostics, withoutDuplicates } from './diagnostics/create-diagnostic.ts';
import { touchesError, isFollowUpOfSite } from './diagnostics/follow-ups.ts';
import { checkOnePage, readImperfectPage, readSiteFile, type CheckerDeps } from './check-one-page.ts';
import type { RepeatRules } from './collections/repeat-rule.ts';
import type { SchemaSet } from './schema/json-schema.ts';
import { createPageCache, type CachedPages } from './page-cache.ts';
import { createOwnFields } from './site-model/shown-fields.ts';
import { createSiteEntries } from './site-entries.ts';
import { listVariants } from './site-model/entry-lists.ts';
import { createModelInputs, type ModelInputs } from './model-inputs.ts';
import { isPageShown, PageModelImpl, type PageModel } from './page-model.ts';
import type { PageHandle } from './site-model/page-record.ts';
import { lazy } from '../base/pure/lazy.ts';
import { mergeAtMisspeltName } from './misspelt-names.ts';
import { collectCompletionNames, type CompletionNames } from './site-model/completion-names.ts';
import { filterMenuByDate } from './site-model/menu-by-date.ts';
import { hostSite } from './hosted-references.ts';
import { withCompleteReferences } from './public-references.ts';
import type { PrecompiledValidators } from './schema/validate.ts';
import { listSharedDiagnostics } from './shared-diagnostics.ts';
import type { SiteSource } from './site-source.ts';
import { createSeverities } from './severities.ts';
export type { SiteFacts } from './site-model/rule-context.ts';
export type { Preview } from './dates/visibility.ts';
export type { CalendarSource } from './site-model/calendar-sources.ts';
export type { FeedSource } from './site-model/feed-sources.ts';
export type { HiddenPart } from './hidden-parts.ts';
export type { PageModel } from './page-model.ts';
export type { CompletionNames } from './site-model/completion-names.ts';
export type { Diagnostic } from './diagnostics/diagnostic.ts';
export type { JsonSchema, SchemaSet } from './schema/json-schema.ts';
export type { CachedPages } from './page-cache.ts';
export type { TextSet } from '../base/pure/text-set.ts';

export interface CheckedSite {
  /** Undefined when site.yaml has errors. */
  site: Site | undefined;
  /** The site with addresses as its host has them; undefined when site.yaml has errors. */
  hosted: Site | undefined;
  /** The pages without errors that the preview shows. */
  pages: PageModel[];
  /** Feeds that readers can follow. */
  feeds: FeedSource[];
  /** Events that people can add to their calendars. */
  calendars: CalendarSource[];
  /**
   * The routes of pages without errors that the preview hides: drafts, and pages outside of their
   * dates.
   */
  hidden: string[];
  diagnostics: Diagnostic[];
  /**
   * The diagnostics are the same up to this moment, in milliseconds since 1970 in UTC; null: for
   * ever.
   */
  validUntil: number | null;
}

/** The part of a checker that reports mistakes. */
export interface Diagnoser {
  checkSite(source: SiteSource): Pick<CheckedSite, 'diagnostics'>;
}

export interface Checker extends Diagnoser {
  checkSite(source: SiteSource): CheckedSite;
  /**
   * Reads a page alone, without the rules about the site.
   * @returns null when it has errors or is hidden
   */
  checkOnePage(source: SiteSource, file: string): PageModel | null;
  /**
   * Reads a page with errors alone, as far as it can be shown to whoever mends it.
   * @returns null when nothing can be made of it or it is hidden
   */
  readImperfectPage(source: SiteSource, file: string): PageModel | null;
  /**
   * Reads site.yaml alone, without the rules about the site.
   * @returns undefined when it has errors
   */
  readSiteFile(source: SiteSource): Site | undefined;
  /** @returns the names that editors complete; null while site.yaml cannot be read */
  collectCompletionNames(source: SiteSource): CompletionNames | null;
  /** @returns the site as rules see it, for commands that search it */
  createRuleContext(source: SiteSource): RuleContext;
  /**
   * @returns the next moment, in milliseconds, at which a page or section comes or goes; null when
   * none does
   */
  findNextChange(source: SiteSource): number | null;
}

/** Results of an earlier run with the same schemas. */
export interface CheckerOptions {
  /** Cached pages; kept up to date. */
  pages?: CachedPages;
  validators?: PrecompiledValidators;
  /** Without them, an event that comes back is known by its first time only. */
  repeatRules?: RepeatRules;
}

/** @returns a checker with a page cache, so that another check reads only what has changed */
export function createChecker(
  schemas: SchemaSet,
  { pages = new Map(), validators, repeatRules = noRules }: CheckerOptions = {},
): Checker {
  const compiled = compileSchemas(schemas, validators);
  const cache = createPageCache(compiled, pages);
  const ownFields = createOwnFields(compiled.schemas, compiled.visitReferences);
  const deps: CheckerDeps = { compiled, cache, repeatRules, ownFields };
  const createContext = (source: SiteSource) =>
    createRuleContext({ ...source, repeatRules, ownFields }, cache.readInputs(source.texts));
  return {
    checkSite: (source) => checkSite(source, deps),
    checkOnePage: (source, file) => checkOnePage(source, file, deps),
    readImperfectPage: (source, file) => readImperfectPage(source, file, deps),
    readSiteFile: (source) => readSiteFile(source, deps),
    collectCompletionNames: (source) => collectCompletionNames(createContext(source), compiled.validators.isPicture),
    createRuleContext: createContext,
    findNextChange: (source) => findNextChange(createContext(source)),
  };
}

const noRules: RepeatRules = {
  next: (_rule, start, from) => (start >= from ? start : null),
  findFault: () => null,
  between: (_rule, start, { from, to }) => (from <= start && start <= to ? [start] : []),
};

function checkSite(source: SiteSource, { compiled, cache, repeatRules, ownFields }: CheckerDeps): CheckedSite {
  const inputs = cache.readInputs(source.texts);
  const context = createRuleContext({ ...source, repeatRules, ownFields }, inputs);
  const { applySeverity, checkIgnoreComments } = createSeverities(inputs.ignoreComments, context.site.data?.checks);

  const ofFiles = [...checkSiteFile(context), ...checkSharedFiles(context)].flatMap(applySeverity);
  const pages = checkPages(context).map(({ page, found }) => ({ page, found: found.flatMap(applySeverity) }));
  const ofPages = pages.flatMap(({ found }) => found);
  const early = mergeAtMisspeltName([...ofFiles, ...ofPages], { site: context.site, texts: source.texts });

  // Unused things, and comments that ignore nothing, are reported only when nothing else is wrong.
  const hasNoErrors = context.site.site !== null && !early.some(isError);
  const late = hasNoErrors ? lastRules.flatMap((rule) => rule(context)).flatMap(applySeverity) : [];
  const diagnostics = withoutDuplicates([...early, ...late, ...checkIgnoreComments(hasNoErrors)]);

  const wrongFiles = new Set(diagnostics.filter(isError).map(({ file }) => file));
  const validPages = pages
    .filter(({ page, found }) => page.record.facts && !wrongFiles.has(page.file) && !found.some(isError))
    .map(({ page }) => page);
  const isShown = (page: PageHandle) => isPageShown(page, context.calendar);
  const entries = lazy(() => createSiteEntries(context));
  const models = lazy(() => createModels(validPages.filter(isShown), { context, compiled, entries }));
  const site = wrongFiles.has('site.yaml') ? undefined : createSite(context, compiled);
  return {
    site,
    get hosted() {
      return site && hostSite(site, compiled);
    },
    // Made when they are asked for: who only wants diagnostics does not pay for models.
    get pages() {
      return models();
    },
    get feeds() {
      const all = entries();
      return all ? listFeedSources(all.collections, { ...all, calendar: context.calendar }) : [];
    },
    get calendars() {
      const all = entries();
      const { calendar } = context;
      return all ? listCalendarSources(all.collections, { ...all, calendar, zoneName: all.site.timeZone }) : [];
    },
    hidden: validPages.filter((page) => !isShown(page)).map(({ route }) => route),
    diagnostics: diagnostics.sort(compareDiagnostics),
    validUntil: findNextDate(context),
  };
}

function checkSiteFile(context: RuleContext): Diagnostic[] {
  const { site, pages } = context;
  const ofRules = siteRules.flatMap((rule) => rule(context));
  const errors = ofRules.length === 0 ? [] : pages.flatMap(({ record }) => record.diagnostics.filter(isError));
  return [
    ...site.diagnostics,
    ...ofRules.filter((each) => !touchesError(errors, each)),
    ...[
      ...applyMentionRules({ file: 'site.yaml', route: null, mentions: site.mentions, locate: site.locate }, context),
      ...applyFileRules({ ...site, file: 'site.yaml' }),
    ].filter((each) => !touchesError(site.diagnostics, each)),
  ];
}

function checkSharedFiles({ site, shared, pages }: RuleContext): Diagnostic[] {
  const sections = [...shared.values()];
  return [
    ...listSharedDiagnostics(sections, pages).filter((each) => !isFollowUpOfSite(site.diagnostics, each)),
    ...sections.flatMap(({ source, locator, diagnostics }) =>
      applyFileRules({ ...source, locator }).filter((each) => !touchesError(diagnostics, each)),
    ),
  ];
}

function checkPages(context: RuleContext): { page: PageHandle; found: Diagnostic[] }[] {
  const isFine = createMentionCheck(context);
  const ofShared = [...context.shared.values()].flatMap(({ diagnostics }) => diagnostics.filter(isError));
  return context.pages.map((page) => {
    const { file, route, mentions, record } = page;
    // A value that site.yaml misspells is unknown on every page that uses it: it is reported in
    // site.yaml.
    const own = record.diagnostics.filter((each) => !isFollowUpOfSite(context.site.diagnostics, each));
    if (mentions.every(isFine)) return { page, found: own };
    const referrer = { file, route, mentions, locate: (index: number) => page.locate(index) };
    const errors = [...own, ...ofShared];
    return {
      page,
      found: [...own, ...applyMentionRules(referrer, context).filter((each) => !touchesError(errors, each))],
    };
  });
}

function createSite(context: RuleContext, compiled: CompiledSchemas): Site | undefined {
  const { site } = context.site;
  return site ? filterMenuByDate(withCompleteReferences(site, context.facts, compiled), context) : undefined;
}

function createModels(
  pages: readonly PageHandle[],
  { context, compiled, entries }: Pick<ModelInputs, 'compiled' | 'entries'> & { context: RuleContext },
): PageModel[] {
  const { site, facts, calendar } = context;
  const inputs = createModelInputs(site, { facts, compiled, calendar, entries });
  return pages.flatMap((page) => {
    const model = new PageModelImpl(page, inputs);
    const variants = page.record.lists ? listVariants(page, context) : [];
    return [model, ...variants.map((variant) => new PageModelImpl(page, inputs, variant))];
  });
}
