// Rule site/unreachable-page: links lead to every page, from menu, footer, pop-ups, forms,
// redirects or pages.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
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

function findReachedRoutes(context: RuleContext): Set<string> {
  const { pages, routes, site } = context;
  const notFound = pages.map(({ route }) => route).filter((route) => /(^|\/)404$/.test(route));
  const reached = new Set(['/', ...notFound]);
  // The mentions of site.yaml include the targets of forms and redirects.
  for (const path of findReferencedPaths(site.mentions)) reached.add(path);
  // A loop over a set also visits what is added on the way.
  for (const route of reached) {
    const page = routes.get(route);
    for (const path of findReferencedPaths(page?.mentions ?? none)) reached.add(path);
    if (page?.record.lists) for (const entry of listReachedEntries(page, context)) reached.add(entry);
  }
  return reached;
}

/**
 * @returns the addresses of the entries that the sections of a page list; of entries still to come,
 * too
 */
function listReachedEntries({ record }: PageHandle, { collections }: RuleContext): string[] {
  const named = new Set(record.lists!.map(({ query }) => query?.from ?? ''));
  return [...named].flatMap(
    (name) =>
      collections()
        .get(name)
        ?.pages.map(({ route }) => route) ?? [],
  );
}

const none: readonly [] = [];
