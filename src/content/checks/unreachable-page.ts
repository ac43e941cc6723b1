// Rule site/unreachable-page: links lead to every page, from menu, footer, pop-ups, forms,
// redirects or pages.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';
import type { RuleContext } from '../site/rule-context.ts';
import { findReferencedPaths } from './referenced-paths.ts';

/**
 * Reports pages that no chain of links reaches. The home page, not-found pages and drafts need
 * none.
 */
export const unreachablePageRule: SiteRule = (context) => {
  if (context.isOff('site/unreachable-page')) return [];
  const reached = findReachedRoutes(context);
  return context.pages
    .filter(({ route, record }) => !reached.has(route) && context.calendar.pageVisibility(record).draft === null)
    .map((page) => diagnose('site/unreachable-page', page.locator.place('/title', 'key'), { route: page.route }));
};

function findReachedRoutes({ pages, routes, site }: RuleContext): Set<string> {
  const notFound = pages.map(({ route }) => route).filter((route) => /(^|\/)404$/.test(route));
  const reached = new Set(['/', ...notFound]);
  // The mentions of site.yaml include the targets of forms and redirects.
  for (const path of findReferencedPaths(site.mentions)) reached.add(path);
  // A loop over a set also visits what is added on the way.
  for (const route of reached)
    for (const path of findReferencedPaths(routes.get(route)?.mentions ?? none)) reached.add(path);
  return reached;
}

const none: readonly [] = [];
