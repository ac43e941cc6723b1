// The keys of a tab list, by the ARIA practices: arrows move and choose, Home and End go to the
// ends.

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Handles a keydown event of a `[role=tablist]`: focuses and clicks the tab that the key leads to.
 */
export function moveAmongTabs(event: Event): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
  // With those, the keys are the browser's: Alt and an arrow goes Back.
  if (altKey || ctrlKey || metaKey) return;
  const tabs = [...(currentTarget as Element).querySelectorAll<HTMLElement>('[role=tab]')];
  const target = steps[key]?.(tabs.indexOf(document.activeElement as HTMLElement), tabs.length);
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]!.focus();
  tabs[target]!.click();
}
