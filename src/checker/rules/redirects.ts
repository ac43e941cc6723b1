// Rules site/duplicate-redirect, redirect-loop, redirect-chain, redirect-shadows-page: redirects
// start from free addresses, appear once, and lead to their target at once.
import { comparableRoute, encodePath } from '../../base/addresses/address.ts';
import { isForHost } from '../../base/pure/route.ts';
import { findFile } from '../addresses/public-files.ts';
import { comparableRedirect, followRedirect, readRedirects, type Redirect } from '../addresses/redirects.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, noteFirst } from '../diagnostics/create-diagnostic.ts';
import type { ShadowedFacts } from '../diagnostics/messages/site.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import { listBuiltFiles } from './built-files.ts';
import type { SiteRule } from './rule.ts';
import type { RuleContext } from '../site-model/rule-context.ts';

/** Reports repeated redirects, loops, chains, and redirects from the address of a page or file. */
export const redirectsRule: SiteRule = (context) => {
  const list = readRedirects(context);
  return [...findRepeated(list, context), ...findLoopsAndChains(list, context), ...findShadows(list, context)];
};

/** Only one of two redirects from the same address can work. */
function findRepeated(redirects: Redirect[], { site: { locator } }: RuleContext): Diagnostic[] {
  const first = new Map<string, Redirect>();
  const placeRedirect = (index: number) => locator.place(`/redirects/${index}/from`, 'value');
  return redirects.flatMap((redirect): Diagnostic[] => {
    const { index, from } = redirect;
    const key = comparableRedirect(from);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, redirect);
      return [];
    }
    const related = [noteFirst(placeRedirect(earlier.index))];
    const other = earlier.from === from ? null : earlier.from;
    return [diagnose('site/duplicate-redirect', placeRedirect(index), { from, other, related })];
  });
}

/** Reports each loop once, at its first redirect, and each redirect that leads to another one. */
function findLoopsAndChains(redirects: Redirect[], context: RuleContext): Diagnostic[] {
  const reported = new Set<number>();
  return redirects.flatMap((start): Diagnostic[] => {
    const { steps, isLoop } = followRedirect(start, context);
    const [, second] = steps;
    const place = context.site.locator.place(`/redirects/${start.index}/to`, 'value');
    if (!isLoop) {
      if (!second) return [];
      const { to: target } = steps.at(-1)!;
      const fixes = suggestFix(place, target);
      return [diagnose('site/redirect-chain', place, { from: start.from, next: second.from, target, fixes })];
    }
    // A way into a loop is told by the loop.
    const { steps: loop } = followRedirect(steps.at(-1)!, context);
    const isInLoop = loop.some(({ index }) => index === start.index);
    if (!isInLoop || steps.some(({ index }) => reported.has(index))) return [];
    for (const { index } of steps) reported.add(index);
    return [diagnose('site/redirect-loop', place, { trail: [...steps.map(({ from }) => from), start.from] })];
  });
}

function findShadows(redirects: Redirect[], context: RuleContext): Diagnostic[] {
  return redirects.flatMap(({ index, from }) => {
    const shadowed = findShadowed(from, context);
    if (!shadowed) return [];
    const place = context.site.locator.place(`/redirects/${index}/from`, 'value');
    return [diagnose('site/redirect-shadows-page', place, { from, ...shadowed })];
  });
}

function findShadowed(from: string, context: RuleContext): Omit<ShadowedFacts, 'from'> | undefined {
  const page = context.routes.get(comparableRoute(from));
  if (page) return { address: page.route, file: page.file, kind: 'page' };
  const file = findFile(context.facts, from);
  if (file !== undefined) return { address: encodePath(file), file: `public${file}`, kind: 'file' };
  const route = comparableRoute(from);
  if (context.listRoutes().has(route)) return { address: route, file: null, kind: 'page' };
  const isMade = listBuiltFiles(context).has(from) || isForHost(from);
  return isMade ? { address: from, file: null, kind: 'file' } : undefined;
}
