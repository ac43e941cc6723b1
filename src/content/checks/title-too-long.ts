// Titles and descriptions that search results would cut off.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { PageView } from '../page-record.ts';
import type { SiteCheck } from './check.ts';

const limits = [
  ['title', 60, 'seo/title-too-long'],
  ['description', 155, 'seo/description-too-long'],
] as const;

/** Reports long titles and descriptions of pages that search engines may list. */
export const checkTitleLengths: SiteCheck = ({ pages, site: { site } }) => (site ? pages.flatMap(tooLong) : []);

function tooLong(page: PageView): Diagnostic[] {
  const { facts } = page.record;
  if (!facts?.listed) return [];
  return limits.flatMap(([key, limit, code]) => {
    if (facts[key].length <= limit) return [];
    // Counted as readers count: a letter outside the first 65,536 is one.
    const { length } = [...facts[key]];
    return length > limit ? [diagnose(code, page.locator.place(`/${key}`, 'value'), { length, limit })] : [];
  });
}
