// Every page can be reached: from the menu, the footer, a window, a form, a redirect, or a page that can be reached.
import { diagnose } from '../diagnostic.ts';
import type { Reference } from '../references.ts';
import type { SiteCheck, SiteView } from './check.ts';

/** Reports pages that no chain of links leads to. The home page and not-found pages need none. */
export const checkReach: SiteCheck = (view) => {
  const reached = reachedRoutes(view);
  return view.pages
    .filter(({ route }) => !reached.has(route))
    .map(({ route, locator }) => diagnose('site/unreachable-page', locator.place('/title', 'key'), { route }));
};

function reachedRoutes({ pages, routes, site }: SiteView): Set<string> {
  const notFound = pages.map(({ route }) => route).filter((route) => /(^|\/)404$/.test(route));
  // The references of site.yaml have the targets of forms and of redirects among them.
  const reached = new Set(['/', ...notFound, ...targets(site.references)]);
  for (const route of reached) for (const target of targets(routes.get(route)?.references ?? [])) reached.add(target);
  return reached;
}

function targets(references: readonly Reference[]): string[] {
  return references.flatMap(({ kind, value }) =>
    kind === 'address' && typeof value === 'string' && value.startsWith('/') ? [value.split(/[?#]/)[0]!] : [],
  );
}
