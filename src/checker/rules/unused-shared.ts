// Rule site/unused-shared: every shared section is used by a page.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';

/** Reports shared sections that no page uses. */
export const unusedSharedRule: SiteRule = ({ shared, pages }) => {
  const used = new Set(pages.flatMap(({ record }) => record.uses.map(({ name }) => name)));
  return [...shared]
    .filter(([name]) => !used.has(name))
    .map(([name, { locator }]) => diagnose('site/unused-shared', locator.place('', 'firstKey'), { name }));
};
