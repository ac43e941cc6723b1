// Routes: from a page's file to its address and back, and to the files that are built from it.
import { isDeviceName } from '../addresses/file-name.ts';

/**
 * Matches one segment of an address, between two slashes, in letters of any script. Windows drops a
 * dot at the end.
 */
export const addressSegment = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._~-]*[\p{L}\p{M}\p{N}_~-])?$/u;

/**
 * Matches segments that no address may have. Hosts answer `/about` with the file about.html, so
 * they cannot tell a page `/about.html` from it; and a build writes files with the other endings,
 * such as `/about.md`, whose place a page's folder would take.
 */
const madeFile = /\.(?:html?|md|ics|xml|json|txt|svg|ico|png|br|gz)$/i;

/** Bytes that a segment may have: disks take names of 255 bytes, and builds add an ending. */
const maxSegment = 200;

/** Bytes that an address may have: object stores take keys of 1,024 bytes, with /index.html.br. */
const maxAddress = 1000;

/** @returns the ending of a file that a build could write in the place of this segment */
export function findMadeEnding(segment: string): string | undefined {
  return madeFile.exec(segment)?.[0];
}

/**
 * @returns whether the dev server keeps an address for its own modules and tools, and sends no file
 * of `public/` there
 */
export function isReservedAddress(path: string): boolean {
  return /^\/(?:@|__|src\/|node_modules\/|\.pagewright\/)/.test(path);
}

/** Files in the finished folder that are for the host alone. */
export const hostOnly = ['/_headers', '/_redirects', '/.htaccess', '/vercel.json'];

/** @returns whether a path is that of a file for the host alone */
export function isForHost(path: string): boolean {
  return hostOnly.includes(path);
}

/** @returns the first segment of a route that no address may have, or undefined */
export function findBadSegment(route: string): string | undefined {
  const parts = route === '/' ? [] : route.split('/').slice(1);
  const last = parts.at(-1);
  return (
    parts.find((part) => !isSegment(part) || isDeviceName(part) || madeFile.test(part)) ??
    parts.find((part) => countBytes(part) > maxSegment) ??
    (countBytes(route) > maxAddress || last?.toLowerCase() === 'index' ? last : undefined)
  );
}

/** Keyboards and browsers write composed letters (NFC): a file named otherwise is never asked for. */
export function isSegment(part: string): boolean {
  return addressSegment.test(part) && part === part.normalize();
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** @returns an address without the slash at its end: both are the same page */
export function dropEndSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}

/** @returns whether hosts show this page for missing addresses in its folder */
export function isNotFoundPage(route: string): boolean {
  return route.endsWith('/404');
}

/** @returns the file of a route in the output folder: `about/index.html`, or `404.html` */
export function toBuiltFile(route: string): string {
  if (isNotFoundPage(route)) return `${route.slice(1)}.html`;
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

/**
 * @returns the second file of a route, `about.html`, with which hosts answer `/about` without a
 * redirect; undefined for `/` and not-found pages
 */
export function toBuiltAlias(route: string): string | undefined {
  return route === '/' || isNotFoundPage(route) ? undefined : `${route.slice(1)}.html`;
}

/** @returns the addresses where a public file would hide the page, or a folder of the page */
export function listConflictingPaths(route: string): string[] {
  const paths: string[] = [];
  for (let end = route.indexOf('/', 1); end !== -1; end = route.indexOf('/', end + 1)) paths.push(route.slice(0, end));
  paths.push(route, `/${toBuiltFile(route)}`);
  const alias = toBuiltAlias(route);
  if (alias) paths.push(`/${alias}`);
  return paths;
}

/** @returns the route of a page (`/about` for `pages/about.yaml`), or null for other files */
export function toRoute(file: string): string | null {
  if (!file.startsWith('pages/') || !file.endsWith('.yaml')) return null;
  if (file.includes('/_')) return null;
  const route = file.slice('pages'.length, -'.yaml'.length);
  return route.endsWith('/index') ? route.slice(0, -'/index'.length) || '/' : route;
}

/** @returns the name of a shared file (`logos` for `pages/_shared/logos.yaml`), or null */
export function toSharedName(file: string): string | null {
  return /^pages\/_shared\/([^/]+)\.yaml$/.exec(file)?.[1] ?? null;
}

/** @returns the file of a shared section, by its name */
export function toSharedFile(name: string): string {
  return `pages/_shared/${name}.yaml`;
}

/** @returns the file of the page at an address: `pages/index.yaml` for `/` */
export function toPageFile(address: string): string {
  return address === '/' ? 'pages/index.yaml' : `pages${address}.yaml`;
}

/** @returns the files that may be the page of a route, of which a site has one */
export function listPageFiles(route: string): string[] {
  return route === '/' ? ['pages/index.yaml'] : [toPageFile(route), `pages${route}/index.yaml`];
}

/** @returns the address of what an author wrote: `about`, `/about/` or `pages/about.yaml` */
export function normalizeAddress(written: string): string {
  const file = /^(?:\.\/)?pages\/(.*)\.yaml$/.exec(written.trim())?.[1];
  const path = file === undefined ? written.trim() : file.replace(/(^|\/)index$/, '');
  return `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
}
