// Titles and descriptions that two pages share, so that search results look alike.
import { diagnose, noteFirst, type Diagnostic } from '../diagnostic.ts';
import type { PageFacts, PageView } from '../page-record.ts';
import type { SiteCheck } from './check.ts';

const texts = [
  ['title', 'seo/duplicate-title'],
  ['description', 'seo/duplicate-description'],
] as const;

/** Reports the second page and every further one, among pages that search engines may list. */
export const checkDuplicateTitles: SiteCheck = ({ pages, site: { site } }) => {
  if (!site) return [];
  const listed = pages.filter(({ record }) => record.facts?.listed);
  return texts.flatMap(([key, code]) => {
    const owners = new Map<string, PageView>();
    return listed.flatMap((page): Diagnostic[] => {
      const text = comparable(page.record.facts![key]);
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

/** @returns what the rule compares of a listed page: two pages that have none of it in common are not the same to it */
export function comparedTexts(facts: PageFacts): string[] {
  return texts.map(([key]) => `${key} ${comparable(facts[key])}`);
}

function comparable(text: string): string {
  return text.trim().toLowerCase();
}
