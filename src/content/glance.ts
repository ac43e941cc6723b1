// Pages and site.yaml each by itself, before rules look at the whole site: for who shows them while that takes its time.
import type { Site } from '#schemas';
import type { SiteSource } from './check-site.ts';
import type { Checking } from './checking.ts';
import { createCalendar } from './dates/calendar.ts';
import type { Memory } from './memory.ts';
import { isPageShown, modelParts, ViewedPage, type PageModel } from './page-model.ts';
import { signatureOf, type PageSignature } from './page-signature.ts';
import { sizedSite } from './sizes.ts';

/** What a checker holds. */
export interface Parts {
  checking: Checking;
  memory: Memory;
}

/** @returns null when the page's file has errors or the view hides it */
export function glance({ texts, facts }: SiteSource, file: string, { checking, memory }: Parts): PageModel | null {
  if (!texts.has(file)) return null;
  const { site, page } = memory.readPage(texts, file);
  const calendar = createCalendar(site.known?.timeZone, facts.view);
  const hasErrors = page?.record.diagnostics.some(({ severity }) => severity === 'error');
  if (!page?.record.facts || hasErrors || !isPageShown(page, calendar)) return null;
  return new ViewedPage(page, modelParts(site, { facts, checking, calendar }));
}

/** @returns undefined when site.yaml has errors */
export function glanceSite({ texts, facts }: SiteSource, { checking, memory }: Parts): Site | undefined {
  const { site } = memory.readPage(texts, 'site.yaml').site;
  return site ? sizedSite(site, facts, checking) : undefined;
}

/** @returns what a page is to the rest of the site; undefined when there is no such page */
export function signatureAt({ texts }: SiteSource, file: string, { memory }: Parts): PageSignature | undefined {
  const { page } = memory.readPage(texts, file);
  return page && signatureOf(page.record);
}
