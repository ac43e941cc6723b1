// Which links lead to pages of this site.

/** @returns where a link leads that this site can follow by itself; none for files, other windows, other sites, no link */
export function internalTarget(target: EventTarget | null): URL | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return new URL(link.href);
}

/** Whether a link leads to a place on the page that is open. */
export function isOnThisPage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search && url.hash !== '';
}
