// Plan for the host of a finished site: headers, caching, redirects, not-found pages. Every host's
// file, and the preview, are made from this one plan.
import type { Site } from '#schemas';
import { addBase, readBase } from '../../base/addresses/base-path.ts';
import { hostOnly, isNotFoundPage } from '../../base/pure/route.ts';
import { hostPolicy, showsItself, type SharedParts } from './content-policy.ts';
import { parseUrl } from '../../base/addresses/web-address.ts';

export interface HostPlan {
  /** The host's name, for the file that names one. */
  host: string;
  /** The path below which the host serves the folder; all paths of the plan begin with it. */
  base: string;
  /** Sent with every answer, errors included. */
  headers: [name: string, value: string][];
  redirects: Redirect[];
  /** Deepest folder first; the last one is the whole site's. */
  notFound: NotFoundPage[];
}

export interface Redirect {
  /** A path as a browser sends it: percent-encoded. */
  from: string;
  /** A path or an address, percent-encoded. */
  to: string;
  status: 301;
}

/** The page that answers for every unknown address below a folder. */
export interface NotFoundPage {
  /** `/` or `/solutions/`. */
  folder: string;
  /** `/404.html` or `/solutions/404.html`. */
  page: string;
}

/**
 * Files with a hash in their names never change; everything else is asked for again, and usually
 * not sent again.
 */
export const caching = {
  hashedFolder: '/assets/',
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
};

/** The types of text beside HTML that a host compresses when the build has not. */
export const compressedTypes =
  'text/css text/javascript application/javascript application/json application/xml text/xml text/plain image/svg+xml';

/**
 * Source of a regular expression for paths with a name that begins with a dot, which no host may
 * answer, whoever has put it into the folder. It fits paths with and without the first slash.
 */
export const hiddenPattern = String.raw`(?:^|/)\.(?!well-known(?:/|$))`;

/**
 * The most wanted of them, for hosts whose rules have no patterns; Netlify and Cloudflare Pages
 * upload few names with a dot.
 */
export const hiddenPaths = [
  '/.git/*',
  '/.svn/*',
  '/.hg/*',
  '/.env',
  '/.env.local',
  '/.env.production',
  '/.npmrc',
  '/.htpasswd',
];

const here = 'http://here';
const yearInSeconds = 31_536_000;

/**
 * @param site the checked site
 * @param routes the addresses of all pages, not-found pages included
 * @param shared what the content policy follows from
 */
export function hostPlan(site: Site, routes: string[], shared: SharedParts): HostPlan {
  const base = readBase(site.url);
  const lost = routes.filter(isNotFoundPage);
  const taken = new Set([...hostOnly, ...lost.map((route) => `${route}.html`)]);
  const secure: HostPlan['headers'] = [['Strict-Transport-Security', `max-age=${yearInSeconds}`]];
  return {
    host: new URL(site.url).host,
    base,
    headers: [
      ['Content-Security-Policy', hostPolicy(site, shared)],
      ...(site.url.startsWith('https:') ? secure : []),
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', showsItself(shared.embeds) ? 'SAMEORIGIN' : 'DENY'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      // For files that cannot say it: pages as Markdown, llms.txt.
      ['Content-Language', site.lang],
    ],
    // nginx does not start when a path has two rules.
    redirects: site.redirects
      .filter(({ from }) => !taken.has(from))
      .flatMap(({ from, to }) =>
        listCoveredPaths(from).map((path): Redirect => ({
          from: encoded(base + path),
          to: encoded(addBase(base, to)),
          status: 301,
        })),
      ),
    notFound: lost
      .map((route) => ({ folder: base + route.slice(0, -'404'.length), page: `${base}${route}.html` }))
      .sort((a, b) => b.folder.split('/').length - a.folder.split('/').length || (a.folder < b.folder ? -1 : 1)),
  };
}

/** A redirect covers its address with and without a slash at the end; one of a file has none. */
function listCoveredPaths(from: string): string[] {
  const bare = from.replace(/(?<=.)\/+$/, '');
  return bare === '/' || (bare === from && /\.\w+$/.test(bare)) ? [bare] : [bare, `${bare}/`];
}

/** Encodes as a browser does, so that a host's comparison and its answer are plain ASCII. */
function encoded(address: string): string {
  const url = parseUrl(address, here);
  if (!url) return address;
  const { origin, pathname, search, hash, href } = url;
  return origin === here ? pathname + search + hash : href;
}
