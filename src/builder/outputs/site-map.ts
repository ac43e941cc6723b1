// Site map and robots.txt: tell search engines which pages there are.
import { absoluteAddress } from '../../base/addresses/address.ts';
import type { PageModel } from '../../checker/check-site.ts';
import type { Site } from '#schemas';
import { isNotFoundPage } from '../../base/pure/route.ts';

/** Addresses that one file may have (https://www.sitemaps.org/protocol.html). */
const maxAddresses = 50_000;
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** @returns robots.txt and the map of all listed pages, in several files if they are very many */
export function siteMap(
  site: Site,
  pages: readonly Pick<PageModel, 'route' | 'listed' | 'modified'>[],
): [path: string, text: string][] {
  const addresses = pages
    .filter(({ route, listed }) => listed && !isNotFoundPage(route))
    .sort((one, other) => (one.route < other.route ? -1 : 1))
    .map(({ route, modified }) => `<loc>${absoluteAddress(site.url, route)}</loc>${lastChange(modified)}`);
  return [...mapFiles(site, addresses), ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`]];
}

/** The day is enough, and has no zone. */
function lastChange(modified: string | undefined): string {
  return modified === undefined ? '' : `<lastmod>${modified.slice(0, 10)}</lastmod>`;
}

function mapFiles(site: Site, addresses: string[]): [path: string, text: string][] {
  if (addresses.length <= maxAddresses) return [['sitemap.xml', urlSet(addresses)]];
  const parts = Array.from({ length: Math.ceil(addresses.length / maxAddresses) }, (_, index) =>
    addresses.slice(index * maxAddresses, (index + 1) * maxAddresses),
  );
  const files = parts.map((part, index): [string, string] => [`sitemap-${index + 1}.xml`, urlSet(part)]);
  const index = files.map(([path]) => `<sitemap><loc>${site.url}/${path}</loc></sitemap>`);
  return [['sitemap.xml', xml('sitemapindex', index)], ...files];
}

function urlSet(addresses: string[]): string {
  return xml(
    'urlset',
    addresses.map((address) => `<url>${address}</url>`),
  );
}

function xml(name: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="${schema}">${entries.join('')}</${name}>`;
}
