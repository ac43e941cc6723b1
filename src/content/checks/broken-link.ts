// Every link inside the site leads to a page, a section or a file that is there.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { nearest } from '../suggest.ts';
import { missingFile } from './missing-file.ts';
import type { ReferenceCheck, Referrer, SiteView } from './check.ts';

/** Reports links to unknown routes and unknown anchors. */
export const checkLinks: ReferenceCheck = (referrer, view) => {
  return referrer.references.flatMap(({ kind, value, locate }) => {
    if (kind !== 'address' || typeof value !== 'string') return [];
    return checkAddress(value, { referrer, view, place: locate }) ?? [];
  });
};

/** Files that the build makes beside the pages. */
const made: ReadonlySet<string> = new Set(['/sitemap.xml', '/robots.txt']);

interface Link {
  referrer: Referrer;
  view: SiteView;
  place(): Place;
}

function checkAddress(written: string, link: Link): Diagnostic | null {
  const address = withoutOwnHost(written, link.view);
  if (!/^[/#]/.test(address)) return null;
  const [beforeAnchor = '', anchor] = address.split('#');
  const path = beforeAnchor.split('?')[0]!;
  if (path !== '' && !link.view.routes.has(path)) return checkOther(path, link);
  const route = path === '' ? link.referrer.route : path;
  return anchor && route !== null ? checkAnchor(anchor, route, link) : null;
}

/** A link to the site by its whole address is a link inside the site. */
function withoutOwnHost(address: string, { site: { known } }: SiteView): string {
  const own = typeof known?.url === 'string' ? known.url.toLowerCase() : null;
  if (own === null || !address.toLowerCase().startsWith(own)) return address;
  const rest = address.slice(own.length);
  return rest === '' ? '/' : /^[/?#]/.test(rest) ? rest : address;
}

/** An address that is no page: a file, a redirect, or a mistake. */
function checkOther(path: string, { view, place }: Link): Diagnostic | null {
  if (view.redirects.has(path) || Object.hasOwn(view.facts.images, path) || view.facts.files?.has(path)) return null;
  // While site.yaml cannot be read, nobody knows its redirects.
  if (!view.site.known) return null;
  const isFile = /\.[A-Za-z0-9]+$/.test(path);
  if (isFile && !view.facts.files) return null;
  if (isFile && !/\.(html?|ya?ml|php|aspx?)$/i.test(path)) {
    const known = [...view.facts.files!, ...Object.keys(view.facts.images)];
    return made.has(path) ? null : missingFile(path, place(), { kind: 'file', known });
  }
  return diagnose('site/broken-link', place(), { path, nearest: nearestRoute(path, view) });
}

function nearestRoute(path: string, view: SiteView): string | null {
  const withoutSlash = path.replace(/\/+$/, '');
  if (view.routes.has(withoutSlash)) return withoutSlash;
  return nearest(path, [...view.routes.keys(), ...view.redirects]);
}

function checkAnchor(anchor: string, route: string, { view, place }: Link): Diagnostic | null {
  const page = view.routes.get(route)?.page;
  // A page with mistakes may have the section; it is said when the page is mended. #top is the browser's own.
  if (!page || anchor === 'top') return null;
  const ids = page.blocks.map(({ id }) => id);
  if (ids.includes(anchor)) return null;
  return diagnose('site/broken-anchor', place(), { anchor, route, nearest: nearest(anchor, ids) });
}
