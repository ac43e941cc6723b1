// Link interception: links inside the site are followed without a full page load. The navigation
// code is fetched at the first interaction; a link that is clicked before it has arrived waits for
// it, but not long: then the browser follows it.
import type { MoveOptions } from '../state/store.ts';
import { firstInteraction } from '../live/first-interaction.ts';
import { findClickedLink, isOnThisPage } from '../navigation/internal-link.ts';
import { preloadFetch, preloadModules } from '../live/module-preload.ts';

/** Time that a click waits for the navigation code. */
const codeTimeoutMs = 1000;

let navigation: ReturnType<typeof importNavigation> | undefined;
/** True once the navigation code has arrived, which knows what has been prefetched. */
let isLoaded = false;
/**
 * Target of the last click: of several clicks that wait for the code, only that one is followed
 * without it.
 */
let lastTarget: URL | undefined;

/** Listens to all links, and loads the navigation code after the first interaction. */
export function interceptLinks(): void {
  document.addEventListener('click', (event) => {
    const link = findClickedLink(event);
    // The browser is as good for a place on the page itself, and does not wait.
    if (!link || (!navigation && isOnThisPage(link))) return;
    event.preventDefault();
    void goTo(link.href);
  });
  // At once in browsers without invoker commands (before Chrome 135, Firefox 144, Safari 26.2),
  // where script opens dialogs, and after a reload, where Back can lead to a page that was swapped
  // in before it.
  if (!('command' in HTMLButtonElement.prototype) || history.state) preloadNavigation();
  else void firstInteraction.then(preloadNavigation);
}

/** A failure does not matter before a link needs the code; then it is fetched again. */
function preloadNavigation() {
  preloadModules('modules');
  loadNavigation().catch(() => {});
}

function loadNavigation() {
  return (navigation ??= importNavigation());
}

async function importNavigation() {
  try {
    const module = await import('../navigation/after-interaction.ts');
    module.startNavigation();
    isLoaded = true;
    return module;
  } catch (error) {
    navigation = undefined;
    throw error;
  }
}

/** Goes to a page of this site, or to another address of this one. */
export async function goTo(href: string, options?: MoveOptions): Promise<void> {
  const url = new URL(href, location.href);
  lastTarget = url;
  // The page and the code that shows it are fetched side by side.
  if (!isLoaded && url.pathname !== location.pathname) preloadFetch(url.pathname + url.search);
  try {
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, codeTimeoutMs));
    const module = await Promise.race([loadNavigation(), timeout]);
    await module.goTo(url.href, options);
  } catch {
    if (lastTarget === url) location.assign(url);
  }
}
