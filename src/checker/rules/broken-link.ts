// Rules site/broken-link, site/broken-anchor, site/own-host: every link inside the site leads to a
// page, section or file, and is written without the site's host.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { comparablePath, decodePath, splitAddress } from '../../base/addresses/address.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import { listBuiltFiles } from './built-files.ts';
import { reportMissingFile } from './missing-file.ts';
import type { MentionRule } from './rule.ts';
import { findLinkedFile } from '../addresses/public-files.ts';
import { withoutOwnHost } from '../addresses/own-host.ts';
import { comparableRedirect, followRedirect, type Redirect } from '../addresses/redirects.ts';
import type { Referrer, RuleContext } from '../site-model/rule-context.ts';
/** Reports links to unknown routes, anchors and files. */
export const brokenLinkRule: MentionRule = (referrer, context) => {
  return referrer.mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'address') return [];
    return checkAddress(name, { referrer, context, place: () => referrer.locate(index) }) ?? [];
  });
};

interface Link {
  referrer: Referrer;
  context: RuleContext;
  place(): Place;
}

function checkAddress(written: string, link: Link): Diagnostic | null {
  const address = withoutOwnHost(written, link.context);
  const mistake = checkInside(address, link);
  if (mistake || address === written) return mistake;
  const at = link.place();
  // Where a redirect leads is told by its own rules.
  if (at.pointer.startsWith('/redirects/')) return null;
  return diagnose('site/own-host', at, { address: written, better: address, fixes: suggestFix(at, address) });
}

function checkInside(address: string, link: Link): Diagnostic | null {
  if (!/^[/#]/.test(address)) return null;
  const { path, anchor } = splitAddress(address);
  const asked = comparablePath(path);
  if (path !== '' && link.context.listRoutes().has(asked)) return null;
  if (path !== '' && !link.context.routes.has(asked)) return checkOther(address, path, link);
  const route = path === '' ? link.referrer.route : asked;
  return anchor.length > 1 && route !== null ? checkAnchor(decodePath(anchor.slice(1)), { route, path }, link) : null;
}

/** Checks an address that is no page: a file, a redirect, or a mistake. */
function checkOther(address: string, path: string, { context, place }: Link): Diagnostic | null {
  if (findLinkedFile(context.facts, address)) return null;
  const redirect = context.redirects.get(comparableRedirect(path));
  if (redirect) return reportRedirected(redirect, { address, path, context, place });
  // Redirects are unknown while site.yaml cannot be read. Another rule reports a missing home page.
  if (!context.site.data || path === '/' || mayBeOfList(path, context)) return null;
  const isFile = /\.[A-Za-z0-9]+$/.test(path);
  if (isFile && !context.facts.files) return null;
  if (isFile && !/\.(html?|ya?ml|php|aspx?)$/i.test(path)) {
    const known = [...context.facts.files!, ...Object.keys(context.facts.images)];
    return listBuiltFiles(context).has(path) ? null : reportMissingFile(path, place(), { kind: 'file', known });
  }
  const near = nearestRoute(path, context);
  const at = place();
  const fixes = suggestFix(at, near && near + address.slice(path.length));
  return diagnose('site/broken-link', at, { path, nearest: near, fixes });
}

/** A redirect's own target is told as a chain. */
function reportRedirected(
  redirect: Redirect,
  { address, path, context, place }: { address: string; path: string; context: RuleContext; place(): Place },
): Diagnostic | null {
  const { steps, isLoop } = followRedirect(redirect, context);
  const at = place();
  if (isLoop || at.pointer.startsWith('/redirects/')) return null;
  const { to } = steps.at(-1)!;
  const rest = address.slice(path.length);
  const target = /[?#]/.test(to) ? to : to + rest;
  return diagnose('site/redirected-link', at, { path, target, fixes: suggestFix(at, target) });
}

/** Endings of addresses that lists add: further pages, pages for tags, feeds. */
const listPart = /(?:\/tag\/[^/]+)?(?:\/page\/\d+|\/[\w-]+\.(?:xml|json|ics))?$/;

/** A page with mistakes may have a list; with mistakes in site.yaml no list is known. */
function mayBeOfList(path: string, { routes, site }: RuleContext): boolean {
  const route = path.replace(listPart, '') || '/';
  const page = route === path ? undefined : routes.get(route);
  return page !== undefined && (!site.site || !page.record.facts);
}

function nearestRoute(path: string, context: RuleContext): string | null {
  const withoutSlash = path.replace(/\/+$/, '');
  // People also write the path of the page's file, or an ending that pages have on other sites.
  const plain = withoutSlash
    .replace(/^\/pages(?=\/)/, '')
    .replace(/(?:\/(?:index|home))?(?:\.(?:html?|ya?ml|php|aspx?))?$/i, '');
  for (const route of [withoutSlash, plain === '' ? '/' : plain]) if (context.routes.has(route)) return route;
  return nearest(path, [...context.routes.keys()]);
}

function checkAnchor(
  anchor: string,
  { route, path }: { route: string; path: string },
  { context, place }: Link,
): Diagnostic | null {
  const { facts, known } = context.routes.get(route)?.record ?? {};
  const ids = facts?.ids ?? known?.ids;
  // A page with mistakes may have the section. Browsers know #top themselves.
  if (!ids || anchor === 'top' || ids.includes(anchor)) return null;
  const near = nearest(anchor, ids);
  const at = place();
  const fixes = suggestFix(at, near && `${path}#${near}`);
  return diagnose('site/broken-anchor', at, { anchor, route, nearest: near, fixes });
}
