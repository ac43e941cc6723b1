// Target of "back" on the thank-you page: the page of this site before it, or the home page.

/** Goes back one page of this site; a visitor who came here directly goes to `/`. */
export function goBack(goTo: (path: string) => void): void {
  if (canGoBack()) history.back();
  else goTo('/');
}

/** Only within this site: going back to a search engine would look like being thrown out. */
function canGoBack(): boolean {
  const { navigation } = globalThis as { navigation?: { canGoBack?: boolean } };
  if (typeof navigation?.canGoBack === 'boolean') return navigation.canGoBack;
  const routed = (history.state as { idx?: number } | null)?.idx ?? 0;
  return routed > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
}
