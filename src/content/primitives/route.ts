// Leads from a page's file to its route and back, and to the files that are built. The path is the route.

/** What each part of an address between slashes looks like. */
export const addressPart = /^[A-Za-z0-9][A-Za-z0-9._~-]*$/;

/**
 * How an address must not end: hosts answer `/about` with the file about.html, so they cannot tell a page `/about.html`
 * from it; and index is the folder's own page.
 */
const fileName = /(?:^|\/)(?:index|[^/]*\.html?)$/i;

/** @returns the part of a route that cannot stand in an address, or undefined */
export function badPartOf(route: string): string | undefined {
  const parts = route === '/' ? [] : route.split('/').slice(1);
  return parts.find((part) => !addressPart.test(part)) ?? (fileName.test(route) ? parts.at(-1) : undefined);
}

/** Whether a page is shown for the addresses of its folder that there are not. */
export function isNotFoundPage(route: string): boolean {
  return route.endsWith('/404');
}

/** @returns the file of a route below the finished folder: `about/index.html`, not-found pages in `404.html` as hosts want them */
export function builtFileOf(route: string): string {
  if (isNotFoundPage(route)) return `${route.slice(1)}.html`;
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

/** @returns the second name of a route's file, `about.html`, under which hosts find `/about` without a redirect; none for `/` */
export function builtAliasOf(route: string): string | undefined {
  return route === '/' || isNotFoundPage(route) ? undefined : `${route.slice(1)}.html`;
}

/** @returns the addresses of public files that would stand in the way of a page: at its own files, or at a folder above them */
export function publicPathsOf(route: string): string[] {
  const paths: string[] = [];
  for (let end = route.indexOf('/', 1); end !== -1; end = route.indexOf('/', end + 1)) paths.push(route.slice(0, end));
  paths.push(route, `/${builtFileOf(route)}`);
  const alias = builtAliasOf(route);
  if (alias) paths.push(`/${alias}`);
  return paths;
}

/** @returns the route of a page file (`pages/about.yaml` is `/about`), or null when the file is no page */
export function routeOf(file: string): string | null {
  if (!file.startsWith('pages/') || !file.endsWith('.yaml')) return null;
  if (file.includes('/_')) return null;
  const route = file.slice('pages'.length, -'.yaml'.length);
  return route.endsWith('/index') ? route.slice(0, -'/index'.length) || '/' : route;
}

/** @returns the name of a shared file (`pages/_shared/logos.yaml` is `logos`), or null when it is none */
export function sharedNameOf(file: string): string | null {
  return /^pages\/_shared\/([^/]+)\.yaml$/.exec(file)?.[1] ?? null;
}

/** @returns the file of a shared section */
export function sharedFileOf(name: string): string {
  return `pages/_shared/${name}.yaml`;
}
