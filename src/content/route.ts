// Leads from a page's file to its route and back. The path is the route.

/** What each part of an address between slashes looks like. */
export const addressPart = /^[A-Za-z0-9][A-Za-z0-9._~-]*$/;

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
