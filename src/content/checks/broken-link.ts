// Every link inside the site leads to a page, a section or a file that is there.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import { missingFile } from './missing-file.ts';
import type { MentionCheck, Referrer, SiteView } from './check.ts';

/** Reports links to unknown routes and unknown anchors. */
export const checkLinks: MentionCheck = (referrer, view) => {
  return referrer.mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'address') return [];
    return checkAddress(name, { referrer, view, place: () => referrer.locate(index) }) ?? [];
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
  if (path !== '' && !link.view.routes.has(path)) return checkOther(address, path, link);
  const route = path === '' ? link.referrer.route : path;
  return anchor && route !== null ? checkAnchor(anchor, { route, path }, link) : null;
}

/** @returns an address without the site's own host: a link to the site by its whole address is a link inside the site */
export function withoutOwnHost(address: string, { site: { known } }: Pick<SiteView, 'site'>): string {
  const own = typeof known?.url === 'string' ? known.url.toLowerCase() : null;
  if (own === null || !address.toLowerCase().startsWith(own)) return address;
  const rest = address.slice(own.length);
  return rest === '' ? '/' : /^[/?#]/.test(rest) ? rest : address;
}

/** An address that is no page: a file, a redirect, or a mistake. */
function checkOther(address: string, path: string, { view, place }: Link): Diagnostic | null {
  if (view.redirects.has(path) || Object.hasOwn(view.facts.images, path) || view.facts.files?.has(path)) return null;
  // While site.yaml cannot be read, nobody knows its redirects. And that there is no home page is said once, by its rule.
  if (!view.site.known || path === '/') return null;
  const isFile = /\.[A-Za-z0-9]+$/.test(path);
  if (isFile && !view.facts.files) return null;
  if (isFile && !/\.(html?|ya?ml|php|aspx?)$/i.test(path)) {
    const known = [...view.facts.files!, ...Object.keys(view.facts.images)];
    return made.has(path) ? null : missingFile(path, place(), { kind: 'file', known });
  }
  const near = nearestRoute(path, view);
  const at = place();
  const fixes = suggestedFix(at, near && near + address.slice(path.length));
  return diagnose('site/broken-link', at, { path, nearest: near, fixes });
}

function nearestRoute(path: string, view: SiteView): string | null {
  const withoutSlash = path.replace(/\/+$/, '');
  // As the file of the page is called, or as other sites call their pages.
  const plain = withoutSlash
    .replace(/^\/pages(?=\/)/, '')
    .replace(/(?:\/(?:index|home))?(?:\.(?:html?|ya?ml|php|aspx?))?$/i, '');
  for (const route of [withoutSlash, plain === '' ? '/' : plain]) if (view.routes.has(route)) return route;
  return nearest(path, [...view.routes.keys(), ...view.redirects]);
}

function checkAnchor(
  anchor: string,
  { route, path }: { route: string; path: string },
  { view, place }: Link,
): Diagnostic | null {
  const facts = view.routes.get(route)?.record.facts;
  // A page with mistakes may have the section; it is said when the page is mended. #top is the browser's own.
  if (!facts || anchor === 'top' || facts.ids.includes(anchor)) return null;
  const near = nearest(anchor, facts.ids);
  const at = place();
  const fixes = suggestedFix(at, near && `${path}#${near}`);
  return diagnose('site/broken-anchor', at, { anchor, route, nearest: near, fixes });
}
