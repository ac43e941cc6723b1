// Single-page check: reads a page or site.yaml alone, to show it before the whole site is checked.
import type { Site } from '#schemas';
import { isError } from './diagnostics/diagnostic.ts';
import type { RepeatRules } from './collections/repeat-rule.ts';
import type { SiteSource } from './site-source.ts';
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import { createCalendar } from './site-model/calendar.ts';
import type { OwnFields } from './site-model/shown-fields.ts';
import { createRuleContext } from './site-model/rule-context.ts';
import { createSiteEntries } from './site-entries.ts';
import { lazy } from '../base/pure/lazy.ts';
import type { PageCache } from './page-cache.ts';
import { createImperfectModel } from './imperfect-page.ts';
import { createModelInputs, type ModelInputs } from './model-inputs.ts';
import { isPageShown, PageModelImpl, type PageModel } from './page-model.ts';
import type { PageHandle } from './site-model/page-record.ts';
import { withCompleteReferences } from './public-references.ts';

/** Dependencies that the functions of one checker share. */
export interface CheckerDeps {
  compiled: CompiledSchemas;
  cache: PageCache;
  repeatRules: RepeatRules;
  ownFields: OwnFields;
}

/** @returns null when the page's file has errors or the preview hides it */
export function checkOnePage(source: SiteSource, file: string, deps: CheckerDeps): PageModel | null {
  const opened = openPage(source, file, deps);
  if (!opened?.page.record.facts || opened.page.record.diagnostics.some(isError)) return null;
  return new PageModelImpl(opened.page, opened.inputs);
}

/** @returns null when nothing can be made of the page or the preview hides it */
export function readImperfectPage(source: SiteSource, file: string, deps: CheckerDeps): PageModel | null {
  const opened = openPage(source, file, deps);
  return opened && createImperfectModel(opened.page, opened.inputs);
}

interface OpenedPage {
  page: PageHandle;
  inputs: ModelInputs;
}

function openPage(
  { texts, facts }: SiteSource,
  file: string,
  { compiled, cache, repeatRules, ownFields }: CheckerDeps,
): OpenedPage | null {
  if (!texts.has(file)) return null;
  const { site, page } = cache.readPage(texts, file);
  const calendar = createCalendar(site.data?.timeZone, facts.preview);
  if (!page || !isPageShown(page, calendar)) return null;
  // A list needs the records of all pages; most pages have none.
  const entries = lazy(() =>
    createSiteEntries(createRuleContext({ texts, facts, repeatRules, ownFields }, cache.readInputs(texts))),
  );
  return { page, inputs: createModelInputs(site, { facts, compiled, calendar, entries }) };
}

/** @returns undefined when site.yaml has errors */
export function readSiteFile({ texts, facts }: SiteSource, { compiled, cache }: CheckerDeps): Site | undefined {
  const { site } = cache.readPage(texts, 'site.yaml').site;
  return site ? withCompleteReferences(site, facts, compiled) : undefined;
}
