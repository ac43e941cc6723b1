// Every shared section is used by a page.
import { diagnose } from '../diagnostic.ts';
import type { SiteCheck } from './check.ts';

/** Reports shared sections that no page uses. */
export const checkUnusedShared: SiteCheck = ({ shared, pages }) => {
  const used = new Set(pages.flatMap(({ record }) => record.uses.map(({ name }) => name)));
  return [...shared]
    .filter(([name]) => !used.has(name))
    .map(([name, { locator }]) => diagnose('site/unused-shared', locator.place('', 'firstKey'), { name }));
};
