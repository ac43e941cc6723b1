// Keeps the focus for people who work with keys: where what had it goes away or cannot be used any
// more, it comes to what is nearest.
const focusable = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), [tabindex]';
/** In frames: who takes something away may have a better place for the focus. */
const patience = 3;

interface Watched {
  last: HTMLElement | null;
  /** What had the focus last in the editor itself, and all around it; not what was in a dialog. */
  around: HTMLElement[];
  /** The same of a dialog. */
  inDialog: HTMLElement[];
  isByKey: boolean;
}

/** Watches over the focus from now on. */
export function keepFocus(): void {
  const watched: Watched = { last: null, around: [], inDialog: [], isByKey: false };
  addEventListener('pointerdown', () => (watched.isByKey = false), true);
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    watched.last = target;
    if (target.closest('.app')) watched.around = ancestorsIn('.app', target);
    if (target.closest('.modal')) watched.inDialog = ancestorsIn('.modal', target);
  });
  let waiting = 0;
  const bringBack = () => isLost(watched) && focusFirst(isDialogOpen() ? watched.inDialog : watched.around);
  const check = (left: number) => {
    waiting = left > 0 ? requestAnimationFrame(() => check(left - 1)) : 0;
    if (left === 0) bringBack();
  };
  const onKey = (event: KeyboardEvent) => {
    watched.isByKey = true;
    // A key does not wait for the frames: it goes to what gets the focus.
    if (!bringBack()) return;
    event.stopImmediatePropagation();
    document.activeElement!.dispatchEvent(new KeyboardEvent(event.type, event));
  };
  addEventListener('keydown', onKey, true);
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(waiting);
    check(patience);
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
}

function ancestorsIn(region: string, element: HTMLElement): HTMLElement[] {
  const parent = element.matches(region) ? null : element.parentElement;
  return parent ? [element, ...ancestorsIn(region, parent)] : [element];
}

function isDialogOpen(): boolean {
  return document.querySelector('.modal') !== null;
}

function isLost({ last, isByKey }: Watched): boolean {
  if (!last || document.activeElement !== document.body || document.querySelector('.popover')) return false;
  // Keys go to a dialog that is open, also those that come after a click in it.
  if (!isByKey && !isDialogOpen()) return false;
  return !last.isConnected || last.matches(':disabled');
}

/** @returns whether anything has the focus then */
function focusFirst(around: HTMLElement[]): boolean {
  for (const each of around) {
    if (!each.isConnected) continue;
    const inside = each.matches(focusable) ? [each] : [...each.querySelectorAll<HTMLElement>(focusable)].slice(0, 1);
    for (const candidate of inside) candidate.focus();
    if (document.activeElement !== document.body) return true;
  }
  return false;
}
