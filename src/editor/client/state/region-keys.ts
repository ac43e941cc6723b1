// The keys F6 and Shift+F6, which go from region to region: the bar above, the outline, the page,
// the settings. So nobody has to go through all links of the page on the way to the settings.
const regions = '.top-bar, .outline, .canvas, .inspector';
const focusable = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Element that had the focus last, by region. */
const last = new WeakMap<Element, HTMLElement>();

/** Listens for F6 in a window: that of the editor, or that of the page in its frame. */
export function followRegionKeys(view: Window, signal?: AbortSignal): void {
  view.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      // A dialog is to be answered first.
      if (document.querySelector('.modal-overlay, .popover')) return;
      event.preventDefault();
      focusRegion(event.shiftKey ? -1 : 1);
    },
    { capture: true, ...(signal && { signal }) },
  );
}

function focusRegion(way: 1 | -1): void {
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
