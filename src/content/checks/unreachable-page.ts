// Every page can be reached: from the menu, the footer, a window, a form, a redirect, or a page that can be reached.
import { diagnose } from '../diagnostic.ts';
import type { Mention } from '../references.ts';
import type { SiteCheck, SiteView } from './check.ts';

/** Reports pages that no chain of links leads to. The home page and not-found pages need none. */
export const checkReach: SiteCheck = (view) => {
  const reached = reachedRoutes(view);
  return view.pages
    .filter(({ route }) => !reached.has(route))
    .map((page) => diagnose('site/unreachable-page', page.locator.place('/title', 'key'), { route: page.route }));
};

function reachedRoutes({ pages, routes, site }: SiteView): Set<string> {
  const notFound = pages.map(({ route }) => route).filter((route) => /(^|\/)404$/.test(route));
  // The mentions of site.yaml have the targets of forms and of redirects among them.
  const reached = new Set(['/', ...notFound, ...targets(site.mentions)]);
  for (const route of reached) for (const target of targets(routes.get(route)?.mentions ?? [])) reached.add(target);
  return reached;
}

function targets(mentions: readonly Mention[]): string[] {
  return mentions.flatMap(({ kind, name }) =>
    kind === 'address' && name.startsWith('/') ? [name.split(/[?#]/)[0]!] : [],
  );
}
