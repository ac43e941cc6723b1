// Every page can be reached: from the menu, the footer, a window, a form, a redirect, or a page that can be reached.
import { diagnose } from '../diagnostic.ts';
import type { SiteCheck, SiteView } from './check.ts';
import { namedPaths } from './named-paths.ts';

/** Reports pages that no chain of links leads to. The home page and not-found pages need none, drafts not yet. */
export const checkReach: SiteCheck = (view) => {
  if (view.isOff('site/unreachable-page')) return [];
  const reached = reachedRoutes(view);
  return view.pages
    .filter(({ route, record }) => !reached.has(route) && view.calendar.ofPage(record).draft === null)
    .map((page) => diagnose('site/unreachable-page', page.locator.place('/title', 'key'), { route: page.route }));
};

function reachedRoutes({ pages, routes, site }: SiteView): Set<string> {
  const notFound = pages.map(({ route }) => route).filter((route) => /(^|\/)404$/.test(route));
  const reached = new Set(['/', ...notFound]);
  // The mentions of site.yaml have the targets of forms and of redirects among them.
  for (const path of namedPaths(site.mentions)) reached.add(path);
  // A set that grows while it is walked is walked to its new end.
  for (const route of reached) for (const path of namedPaths(routes.get(route)?.mentions ?? none)) reached.add(path);
  return reached;
}

const none: readonly [] = [];
