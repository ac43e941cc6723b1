// Follows links inside the site without loading the whole page, once the router is there. Until then, and whenever
// anything is out of the ordinary, the browser follows them itself.
import { firstSignOfHuman } from './human.ts';
import { closeMenus } from './native-state.ts';
import { fetchPage } from './page-fetch.ts';
import type { Navigate } from './router.tsx';

let navigate: Navigate | undefined;

/** Listens to all links: fetches ahead what is pointed at, loads the router after the first sign of a human. */
export function followLinks(): void {
  document.addEventListener('click', follow);
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, fetchAhead, { passive: true });
  void loadRouterForHumans();
}

async function loadRouterForHumans() {
  await firstSignOfHuman();
  fetchModules();
  navigate = (await import('./router.tsx')).startRouter();
}

function follow(event: MouseEvent) {
  const url = internalTarget(event.target);
  if (!url) return;
  closeMenus();
  const plain =
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    !event.defaultPrevented;
  if (!navigate || !plain) return;
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash);
}

function fetchAhead({ target }: Event) {
  const url = internalTarget(target);
  if (!navigate || !url || isOnThisPage(url) || savesData()) return;
  // Only ahead of time: when the click comes, the router asks again and a failure leads to an ordinary page load.
  fetchPage(url.pathname + url.search).catch(() => {});
}

function internalTarget(target: EventTarget | null): URL | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return new URL(link.href);
}

function isOnThisPage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search && url.hash !== '';
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** Fetches what the page's islands and the router consist of side by side, not one import after the other. */
function fetchModules() {
  for (const href of (document.body.dataset.modules ?? '').split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
