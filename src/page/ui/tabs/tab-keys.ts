// The keys of a tab list, by the ARIA practices: arrows move and choose, Home and End go to the
// ends.

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Handles a keydown event of a `[role=tablist]`: clicks the tab that the key leads to, which also
 * gets the focus, unless the visitor has left the tab before the key could be replayed.
 */
export function moveAmongTabs(event: Event): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey, isTrusted, target } = event as KeyboardEvent;
  // With those, the keys are the browser's: Alt and an arrow goes Back.
  if (altKey || ctrlKey || metaKey) return;
  const tabs = tabsOf(currentTarget as Element);
  // Keys replayed before may have moved on from the tab that had this one.
  const from = isTrusted ? target : tabs.find(({ tabIndex }) => tabIndex === 0);
  const to = tabs[steps[key]?.(tabs.indexOf(from as HTMLElement), tabs.length) ?? -1];
  if (!to) return;
  event.preventDefault();
  if (document.activeElement === from) to.focus();
  to.click();
}

/** Makes a tab the only one of its list that the Tab key stops at. */
export function makeTabStop(list: Element, tab: HTMLElement): void {
  // First, while there is nothing else to style: for a tab with the focus, the browser does so when
  // its tab index changes.
  tab.tabIndex = 0;
  for (const each of tabsOf(list)) if (each !== tab) each.tabIndex = -1;
}

/** @returns the tabs of a list, in order */
export function tabsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=tab]')];
}
