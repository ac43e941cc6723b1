// Brings a set of tabs to life: one panel is shown, the one whose tab is selected.
import { moveAmongTabs } from './tab-keys.ts';

export { moveAmongTabs };

/**
 * @param root an element that holds one `[role=tablist]` and the panels that its tabs control
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const listening = new AbortController();
  const list = root.querySelector('[role=tablist]')!;
  list.addEventListener('keydown', moveAmongTabs, { signal: listening.signal });
  list.addEventListener(
    'click',
    (event) => select(list, (event.target as Element).closest<HTMLElement>('[role=tab]')),
    {
      signal: listening.signal,
    },
  );
  return () => listening.abort();
}

function select(list: Element, chosen: HTMLElement | null) {
  if (!chosen) return;
  // First, while there is nothing else to style: for a tab with the focus, the browser does so when
  // its tab index changes.
  chosen.tabIndex = 0;
  for (const tab of list.querySelectorAll<HTMLElement>('[role=tab]')) {
    const selected = tab === chosen;
    if (!selected) tab.tabIndex = -1;
    tab.ariaSelected = String(selected);
    document.getElementById(tab.getAttribute('aria-controls')!)!.hidden = !selected;
  }
}
