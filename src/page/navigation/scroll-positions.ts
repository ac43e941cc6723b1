// Scroll positions of the history's entries. The browser restores them only for pages that it loads
// itself.

/** In sessionStorage, which survives a reload, as the history does. */
const storageKey = 'pagewright-scroll';

let positions: Record<string, number> = {};

/** @param current returns the key of the open entry */
export function startScrollRestoration(current: () => string): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof positions;
  } catch {
    // No storage, or not ours: pages open at their top.
  }
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    saveScroll(current());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Storage is refused: see above.
    }
  });
}

/** True while the window scrolls to the top: its position then is none to come back to. */
let isScrollingUp = false;

export function scrollToTop(behavior: ScrollBehavior): void {
  isScrollingUp = behavior === 'smooth' && scrollY > 0 && 'onscrollend' in window;
  addEventListener('scrollend', () => (isScrollingUp = false), { once: true });
  scrollTo({ top: 0, behavior });
}

export function saveScroll(key: string): void {
  positions[key] = isScrollingUp ? 0 : scrollY;
}

/** Does nothing for an unknown entry: the browser has made and scrolled it. */
export function restoreScroll(key: string): void {
  const top = positions[key];
  if (top === undefined) return;
  const restore = () => scrollTo({ top, behavior: 'instant' });
  restore();
  // The last step of the smooth scroll may come after it.
  if (isScrollingUp) requestAnimationFrame(restore);
  isScrollingUp = false;
}
