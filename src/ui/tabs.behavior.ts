// Brings a set of tabs to life: one panel is shown, the one whose tab is selected.
import { moveAmongTabs } from './tab-keys.ts';

/**
 * @param root an element that holds one `[role=tablist]` and the panels that its tabs control
 * @returns a function that ends it
 */
export function start(root: HTMLElement): () => void {
  const listening = new AbortController();
  const list = root.querySelector('[role=tablist]')!;
  list.addEventListener('keydown', moveAmongTabs, { signal: listening.signal });
  list.addEventListener('click', (event) => select(list, (event.target as Element).closest('[role=tab]')), {
    signal: listening.signal,
  });
  return () => listening.abort();
}

function select(list: Element, chosen: Element | null) {
  if (!chosen) return;
  for (const tab of list.querySelectorAll<HTMLElement>('[role=tab]')) {
    const selected = tab === chosen;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')!)!.hidden = !selected;
  }
}
