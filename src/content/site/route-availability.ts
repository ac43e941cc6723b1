// Says whether a page can have an address: one that browsers can ask for, and that nothing else has.
import type { SiteView } from './checks/check.ts';
import { isGroup } from './pointer.ts';
import { addressPart, badPartOf, publicPathsOf } from './route.ts';

/** @returns the address that an author means by `about`, `/about/` or `pages/about.yaml` */
export function addressMeant(written: string): string {
  const file = /^(?:\.\/)?pages\/(.*)\.yaml$/.exec(written.trim())?.[1];
  const path = file === undefined ? written.trim() : file.replace(/(^|\/)index$/, '');
  return `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
}

/** @returns the file of a page; the home page's is pages/index.yaml */
export function fileOfAddress(address: string): string {
  return address === '/' ? 'pages/index.yaml' : `pages${address}.yaml`;
}

/** @returns what is wrong with the writing of an address, or null */
export function badAddress(address: string): string | null {
  const bad = badPartOf(address);
  if (bad === undefined) return null;
  if (!addressPart.test(bad))
    return `${address} is no address: use letters, digits and hyphens between the slashes.${tryInstead(address)}`;
  if (bad.toLowerCase() === 'index')
    return `${address} is no address: index stands for the folder itself, which is ${addressMeant(`pages${address}.yaml`)}`;
  return `${address} is no address: hosts add .html by themselves. Try ${address.replace(/\.html?$/i, '')}`;
}

/**
 * @param leaving the address of a page that moves away, which is in nobody's way
 * @returns why a new page cannot have an address, in a sentence, or null when it can
 */
export function whyTaken(address: string, view: SiteView, leaving: ReadonlySet<string> = new Set()): string | null {
  const bad = address === '/' ? null : badAddress(address);
  if (bad !== null) return bad;
  for (const { route, file } of view.pages) {
    if (leaving.has(route)) continue;
    if (route === address) return `There is a page at ${address} already: ${file}`;
    if (route.toLowerCase() === address.toLowerCase())
      return `There is a page at ${route} already (${file}). Two addresses that differ in capitals only are one on some computers.`;
  }
  const redirect = redirectsOf(view).find(({ from, to }) => from === address && !leaving.has(to.split(/[?#]/)[0]!));
  if (redirect) {
    const { range } = view.site.locator.place(`/redirects/${redirect.index}/from`, 'value');
    return `site.yaml leads ${address} on to ${redirect.to} (line ${range.start.line}). Take that redirect out first, or choose another address.`;
  }
  const { files } = view.facts;
  const inTheWay = publicPathsOf(address).find((path) => files?.has(path));
  return inTheWay === undefined ? null : `public${inTheWay} is at this address already.`;
}

interface Redirect {
  index: number;
  from: string;
  to: string;
}

/** @returns the redirects of site.yaml, with the site's values put in */
export function redirectsOf({ site: { known } }: Pick<SiteView, 'site'>): Redirect[] {
  const list: unknown[] = Array.isArray(known?.redirects) ? known.redirects : [];
  return list.flatMap((each, index) =>
    isGroup(each) ? [{ index, from: String(each.from), to: String(each.to) }] : [],
  );
}

function tryInstead(address: string): string {
  const parts = address.split('/').map((each) =>
    each
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, ''),
  );
  const better = `/${parts.filter((each) => each !== '').join('/')}`;
  return better === '/' ? '' : ` For example: ${better}`;
}
