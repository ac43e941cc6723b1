// Where each entry of the history was scrolled to. The browser restores that only for pages that it loads itself; it does so
// for a page that is loaded anew, and until this is started.

/** Survives a reload, as the history does. */
const storageKey = 'pagewright-scroll';

let places: Record<string, number> = {};

/** @param current tells the key of the entry that is open */
export function followScroll(current: () => string): void {
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof places;
  } catch {
    // No storage, or not ours: pages open at their top.
  }
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    noteScroll(current());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // As above.
    }
  });
}

/** Whether the window is on its way to the top: somebody who goes Back meanwhile comes to the top again, not to the way. */
let goesUp = false;

export function scrollToTop(behavior: ScrollBehavior): void {
  goesUp = behavior === 'smooth' && scrollY > 0 && 'onscrollend' in window;
  addEventListener('scrollend', () => (goesUp = false), { once: true });
  scrollTo({ top: 0, behavior });
}

export function noteScroll(key: string): void {
  places[key] = goesUp ? 0 : scrollY;
}

/** An entry of which nothing is known is one that the browser has made and scrolled itself. */
export function restoreScroll(key: string): void {
  const top = places[key];
  if (top === undefined) return;
  const restore = () => scrollTo({ top, behavior: 'instant' });
  restore();
  // The last step of the way up may come after it.
  if (goesUp) requestAnimationFrame(restore);
  goesUp = false;
}
