// Follows links inside the site without loading the whole page. Loaded with the router after the first sign of a human;
// whenever anything is out of the ordinary, the browser follows them itself.
import { internalTarget, isOnThisPage } from './internal-link.ts';
import { fetchAhead } from './page-fetch.ts';
import { fetchAheadInView, mayFetchAhead } from './pages-in-view.ts';
import { startRouter } from './router.tsx';

/** Starts the router and listens to all links: fetches pages ahead, and goes where links lead. */
export function followLinks(): void {
  const navigate = startRouter();
  document.addEventListener('click', (event) => {
    const url = internalTarget(event.target);
    const plain =
      event.button === 0 &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
      !event.defaultPrevented;
    if (!url || !plain) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  });
  if (!mayFetchAhead()) return;
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, fetchPointedAt, { passive: true });
  fetchAheadInView();
}

function fetchPointedAt({ target }: Event) {
  const url = internalTarget(target);
  if (url && !isOnThisPage(url)) void fetchAhead(url.pathname + url.search);
}
