// Rules seo/title-too-long, seo/description-too-long: search results show titles and descriptions
// whole.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { SiteRule } from './rule.ts';

const limits = [
  ['title', 60, 'seo/title-too-long'],
  ['description', 155, 'seo/description-too-long'],
] as const;

/** Reports long titles and descriptions of pages that search engines may list. */
export const titleTooLongRule: SiteRule = ({ pages, site: { site } }) => (site ? pages.flatMap(checkLengths) : []);

function checkLengths(page: PageHandle): Diagnostic[] {
  const facts = page.record.facts ?? page.record.known;
  if (!facts?.listed) return [];
  return limits.flatMap(([key, limit, code]) => {
    if (!exceeds(facts[key], limit)) return [];
    return [diagnose(code, page.locator.place(`/${key}`, 'value'), { length: countLetters(facts[key]), limit })];
  });
}

function exceeds(text: string, limit: number): boolean {
  return text.length > limit && countLetters(text) > limit;
}

/** Counts code points: a letter outside of the first 65,536 counts once. */
function countLetters(text: string): number {
  return [...text].length;
}
