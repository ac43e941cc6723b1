// Redirects lead somewhere, and from an address that is free.
import { diagnose, noteFirst, type Diagnostic } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import type { SiteCheck, SiteView } from './check.ts';

/** Reports redirects that are written twice or lead back to themselves, and redirects from the address of a page. */
export const checkRedirects: SiteCheck = (view) => {
  const list = listed(view);
  return [...repeated(list, view), ...loops(list, view), ...shadows(list, view)];
};

/** Of two redirects from one address only one can work. */
function repeated(redirects: Redirect[], { site: { locator } }: SiteView): Diagnostic[] {
  const first = new Map<string, Redirect>();
  const placeOf = (index: number) => locator.place(`/redirects/${index}/from`, 'value');
  return redirects.flatMap((redirect): Diagnostic[] => {
    const earlier = first.get(redirect.from);
    if (!earlier) {
      first.set(redirect.from, redirect);
      return [];
    }
    const related = [noteFirst(placeOf(earlier.index))];
    return [diagnose('site/duplicate-redirect', placeOf(redirect.index), { from: redirect.from, related })];
  });
}

interface Redirect {
  index: number;
  from: string;
  to: string;
}

function listed({ site: { known } }: SiteView): Redirect[] {
  const redirects = Array.isArray(known?.redirects) ? (known.redirects as unknown[]) : [];
  return redirects.flatMap((redirect, index) =>
    isGroup(redirect) && typeof redirect.from === 'string' && typeof redirect.to === 'string'
      ? [{ index, from: redirect.from, to: redirect.to.split(/[?#]/)[0]! }]
      : [],
  );
}

/** Each loop is told once, at its first redirect. */
function loops(redirects: Redirect[], { site: { locator } }: SiteView): Diagnostic[] {
  const next = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const told = new Set<string>();
  return redirects.flatMap((start) => {
    const trail = [start.from];
    for (let step = next.get(start.to); step; step = next.get(step.to)) {
      if (step.from === start.from) {
        if (trail.some((address) => told.has(address))) return [];
        for (const address of trail) told.add(address);
        const place = locator.place(`/redirects/${start.index}/to`, 'value');
        return [diagnose('site/redirect-loop', place, { trail: [...trail, start.from] })];
      }
      if (trail.includes(step.from)) return [];
      trail.push(step.from);
    }
    return [];
  });
}

function shadows(redirects: Redirect[], { site: { locator }, routes }: SiteView): Diagnostic[] {
  return redirects.flatMap(({ index, from }) => {
    const page = routes.get(from);
    if (!page) return [];
    const place = locator.place(`/redirects/${index}/from`, 'value');
    return [diagnose('site/redirect-shadows-page', place, { from, file: page.file })];
  });
}
