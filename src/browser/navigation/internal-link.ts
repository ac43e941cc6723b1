// Which links lead to pages of this site.

/** @returns the link of this site that an event was on; none for files, other windows, other sites, no link */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]:not([target], [download])');
  return link?.origin === location.origin ? link : undefined;
}

/** @returns the link of this site that was plainly clicked; none when the browser or another listener has to do with it */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isForBrowser = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return isForBrowser || event.defaultPrevented ? undefined : internalLink(event.target);
}

/** Whether a link leads to a place on the page that is open. */
export function isOnThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search && hash !== '';
}
