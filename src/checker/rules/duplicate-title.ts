// Rules seo/duplicate-title, seo/duplicate-description: no two pages look alike in search results.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../diagnostics/create-diagnostic.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { SiteRule } from './rule.ts';

const texts = [
  ['title', 'seo/duplicate-title'],
  ['description', 'seo/duplicate-description'],
] as const;

/**
 * Reports every page but the first with the same text, among pages that search engines may list.
 */
export const duplicateTitleRule: SiteRule = ({ pages, site: { site } }) => {
  if (!site) return [];
  const listed = pages.flatMap((page) => {
    const facts = page.record.facts ?? page.record.known;
    return facts?.listed ? [{ page, facts }] : [];
  });
  return texts.flatMap(([key, code]) => {
    const owners = new Map<string, PageHandle>();
    return listed.flatMap(({ page, facts }): Diagnostic[] => {
      const text = comparable(facts[key]);
      if (text === '') return [];
      const first = owners.get(text);
      if (!first) {
        owners.set(text, page);
        return [];
      }
      const related = [noteFirst(first.locator.place(`/${key}`, 'value'))];
      return [diagnose(code, page.locator.place(`/${key}`, 'value'), { other: first.route, related })];
    });
  });
};

function comparable(text: string): string {
  return text.trim().toLowerCase();
}
