// Titles and descriptions that search results would cut off.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { PageFacts, PageView } from '../page-record.ts';
import type { SiteCheck } from './check.ts';

const limits = [
  ['title', 60, 'seo/title-too-long'],
  ['description', 155, 'seo/description-too-long'],
] as const;

/** Reports long titles and descriptions of pages that search engines may list. */
export const checkTitleLengths: SiteCheck = ({ pages, site: { site } }) => (site ? pages.flatMap(tooLong) : []);

/** @returns whether the rule has anything to say about a page */
export function isTooLong(facts: PageFacts): boolean {
  return facts.listed && limits.some(([key, limit]) => exceeds(facts[key], limit));
}

function tooLong(page: PageView): Diagnostic[] {
  const { facts } = page.record;
  if (!facts || !isTooLong(facts)) return [];
  return limits.flatMap(([key, limit, code]) => {
    if (!exceeds(facts[key], limit)) return [];
    return [diagnose(code, page.locator.place(`/${key}`, 'value'), { length: lettersOf(facts[key]), limit })];
  });
}

function exceeds(text: string, limit: number): boolean {
  return text.length > limit && lettersOf(text) > limit;
}

/** Counted as readers count: a letter outside the first 65,536 is one. */
function lettersOf(text: string): number {
  return [...text].length;
}
