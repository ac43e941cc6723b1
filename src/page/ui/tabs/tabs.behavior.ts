// Brings a set of tabs to life: one panel is shown, the one whose tab is selected.
import { makeTabStop, moveAmongTabs, listTabs } from './tab-keys.ts';

export { makeTabStop, moveAmongTabs };

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
  makeTabStop(list, chosen);
  const focused = document.activeElement;
  const shown = findPanel(chosen);
  shown.hidden = false;
  for (const tab of listTabs(list)) {
    const panel = findPanel(tab);
    tab.ariaSelected = String(tab === chosen);
    // The visitor went on to it before a replayed key could choose another.
    if (panel !== shown && panel.contains(focused)) shown.focus();
    panel.hidden = panel !== shown;
  }
}

function findPanel(tab: HTMLElement): HTMLElement {
  return document.getElementById(tab.getAttribute('aria-controls')!)!;
}
