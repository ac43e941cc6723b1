// The keys of a tab list, by the ARIA practices: arrows move and choose, Home and End go to the
// ends.

type Step = (index: number, count: number) => number;

const next: Step = (index, count) => (index + 1) % count;
const previous: Step = (index, count) => (index - 1 + count) % count;

const steps: Record<string, Step> = { Home: () => 0, End: (_, count) => count - 1 };

/** In a column of tabs; in a row, up and down scroll the page. A column is a row on a narrow screen, so it has both. */
const columnSteps: Record<string, Step> = { ...steps, ArrowDown: next, ArrowUp: previous };

function findStep(key: string, list: Element): Step | undefined {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forward ? next : previous;
  return (list.getAttribute('aria-orientation') === 'vertical' ? columnSteps : steps)[key];
}

/**
 * Handles a keydown event of a `[role=tablist]`: clicks the tab that the key leads to, which also
 * gets the focus, unless the visitor has left the tab before the key could be replayed.
 */
export function moveAmongTabs(event: Event): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey, isTrusted, target } = event as KeyboardEvent;
  // With those, the keys are the browser's: Alt and an arrow goes Back.
  if (altKey || ctrlKey || metaKey) return;
  const list = currentTarget as Element;
  const tabs = listTabs(list);
  // Keys replayed before may have moved on from the tab that had this one.
  const from = isTrusted ? target : tabs.find(({ tabIndex }) => tabIndex === 0);
  const to = tabs[findStep(key, list)?.(tabs.indexOf(from as HTMLElement), tabs.length) ?? -1];
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
  for (const each of listTabs(list)) if (each !== tab) each.tabIndex = -1;
}

/** @returns the tabs of a list, in order */
export function listTabs(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=tab]')];
}
