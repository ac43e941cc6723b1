// Which links lead to pages of this site.

/** @returns where a link leads that this site can follow by itself; none for files, other windows, other sites, no link */
export function internalTarget(target: EventTarget | null): URL | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return new URL(link.href);
}

/** @returns where a plain click leads; none when the browser or another listener has to do with it */
export function clickedTarget(event: MouseEvent): URL | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  const isPlain = !button && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
  return isPlain ? internalTarget(target) : undefined;
}
