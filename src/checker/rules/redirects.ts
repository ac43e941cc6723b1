// Rule: redirects lead somewhere, start from free addresses, and appear once.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../diagnostics/create-diagnostic.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { SiteRule } from './rule.ts';
import type { RuleContext } from '../site-model/rule-context.ts';

/** Reports repeated redirects, loops, and redirects from the address of a page. */
export const redirectsRule: SiteRule = (context) => {
  const list = readRedirects(context);
  return [...findRepeated(list, context), ...findLoops(list, context), ...findShadows(list, context)];
};

/** Only one of two redirects from the same address can work. */
function findRepeated(redirects: Redirect[], { site: { locator } }: RuleContext): Diagnostic[] {
  const first = new Map<string, Redirect>();
  const placeRedirect = (index: number) => locator.place(`/redirects/${index}/from`, 'value');
  return redirects.flatMap((redirect): Diagnostic[] => {
    const earlier = first.get(redirect.from);
    if (!earlier) {
      first.set(redirect.from, redirect);
      return [];
    }
    const related = [noteFirst(placeRedirect(earlier.index))];
    return [diagnose('site/duplicate-redirect', placeRedirect(redirect.index), { from: redirect.from, related })];
  });
}

interface Redirect {
  index: number;
  from: string;
  to: string;
}

function readRedirects({ site: { data } }: RuleContext): Redirect[] {
  const redirects = Array.isArray(data?.redirects) ? (data.redirects as unknown[]) : [];
  return redirects.flatMap((redirect, index) =>
    isGroup(redirect) && typeof redirect.from === 'string' && typeof redirect.to === 'string'
      ? [{ index, from: redirect.from, to: redirect.to.split(/[?#]/)[0]! }]
      : [],
  );
}

/** Reports each loop once, at its first redirect. */
function findLoops(redirects: Redirect[], { site: { locator } }: RuleContext): Diagnostic[] {
  const next = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const reported = new Set<string>();
  return redirects.flatMap((start) => {
    const trail = [start.from];
    for (let step = next.get(start.to); step; step = next.get(step.to)) {
      if (step.from === start.from) {
        if (trail.some((address) => reported.has(address))) return [];
        for (const address of trail) reported.add(address);
        const place = locator.place(`/redirects/${start.index}/to`, 'value');
        return [diagnose('site/redirect-loop', place, { trail: [...trail, start.from] })];
      }
      if (trail.includes(step.from)) return [];
      trail.push(step.from);
    }
    return [];
  });
}

function findShadows(redirects: Redirect[], { site: { locator }, routes }: RuleContext): Diagnostic[] {
  return redirects.flatMap(({ index, from }) => {
    const page = routes.get(from);
    if (!page) return [];
    const place = locator.place(`/redirects/${index}/from`, 'value');
    return [diagnose('site/redirect-shadows-page', place, { from, file: page.file })];
  });
}
