// Rule site/unreachable-page: links lead to every page, from menu, footer, pop-ups, forms or pages.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import { findReferencedPaths } from './referenced-paths.ts';

/**
 * Reports pages that no chain of links reaches from the home page, menu and footer. Not-found pages
 * and drafts need none. A link on a not-found page, or a redirect, is no way to a page: nobody
 * visits these on purpose.
 */
export const unreachablePageRule: SiteRule = (context) => {
  if (context.isOff('site/unreachable-page')) return [];
  const reached = findReachedRoutes(context);
  return context.pages
    .filter(({ route }) => !reached.has(route) && !notFound.test(route))
    .filter(({ record }) => context.calendar.pageVisibility(record).draft === null)
    .map((page) => diagnose('site/unreachable-page', page.locator.place('/title', 'key'), { route: page.route }));
};

const notFound = /(^|\/)404$/;

function findReachedRoutes(context: RuleContext): Set<string> {
  const { routes, site } = context;
  // The mentions of site.yaml include the pages that forms lead to.
  const reached = new Set(['/', ...findReferencedPaths(site.followed)]);
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
