// Internal links: links to pages of this site.

/**
 * @returns the internal link that an event was on; none for downloads, links with a target, and
 *   links to other sites
 */
export function findInternalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]:not([target], [download])');
  return link?.origin === location.origin ? link : undefined;
}

/**
 * @returns the internal link that was clicked; none when the click is for the browser (a new tab)
 *   or was handled already
 */
export function findClickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isForBrowser = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return isForBrowser || event.defaultPrevented ? undefined : findInternalLink(event.target);
}

/** Checks that a link leads to an anchor on the open page. */
export function isOnThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search && hash !== '';
}
