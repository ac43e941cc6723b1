// Moves the focus from region to region: the bar above, the outline, the page, the settings. So
// nobody has to go through all links of the page on the way to the settings.
const regions = '.top-bar, .outline, .canvas, .inspector';
const focusable = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Element that had the focus last, by region. */
const last = new WeakMap<Element, HTMLElement>();

/** Moves the focus to the next region, or the one before, where it was last. */
export function focusRegion(way: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(regions)];
  const active = document.activeElement;
  const here = all.findIndex((region) => region.contains(active));
  if (here !== -1 && active instanceof HTMLElement) last.set(all[here]!, active);
  // From nowhere, the first or the last one.
  const next = here === -1 && way === -1 ? all.length - 1 : (here + way + all.length) % all.length;
  const region = all[next];
  if (!region) return;
  const before = last.get(region);
  if (before?.isConnected && before.tagName !== 'IFRAME') before.focus();
  else if (region.matches('.canvas')) region.focus();
  else region.querySelector<HTMLElement>(`[aria-selected="true"], ${focusable}`)?.focus();
}
