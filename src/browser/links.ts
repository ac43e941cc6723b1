// Follows links inside the site without loading the whole page. What moves between pages is fetched at the first sign of a
// human; a link that is followed before it has come waits for it, but not long: then the browser follows it.
import type { MoveOptions } from '../state/store.ts';
import { firstSignAnswered } from './human.ts';
import { clickedLink, isOnThisPage } from './internal-link.ts';
import { fetchBeside, fetchModules } from './modules.ts';

/** Milliseconds that a click waits for code that does not come. */
const patience = 1000;

let loading: ReturnType<typeof startInUse> | undefined;
/** Whether the code has come, which knows what has been fetched ahead. */
let isInUse = false;
/** Where the last click leads: of several that wait for the code, only that one is followed without it. */
let wanted: URL | undefined;

/** Listens to all links, and starts what a page in use needs. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event);
    // On the page itself the browser is as good, and does not wait.
    if (!link || (!loading && isOnThisPage(link))) return;
    event.preventDefault();
    void goTo(link.href);
  });
  // Windows open by script in browsers without invoker commands (before Chrome 135, Firefox 144, Safari 26.2).
  // And Back after a reload can lead to a page that was swapped in before it.
  if (!('command' in HTMLButtonElement.prototype) || history.state) loadInTime();
  // Not before the answer to it is painted: even asking for a file takes its time.
  else void firstSignAnswered.then(loadInTime);
}

/** A failure does not matter before a link needs it; then it is tried again. */
function loadInTime() {
  fetchModules('modules');
  load().catch(() => {});
}

function load() {
  return (loading ??= startInUse());
}

async function startInUse() {
  try {
    const inUse = await import('./in-use.ts');
    inUse.startPageInUse();
    isInUse = true;
    return inUse;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Goes to a page of this site, or to another address of this one. */
export async function goTo(href: string, options?: MoveOptions): Promise<void> {
  const url = new URL(href, location.href);
  wanted = url;
  // The page and the code that shows it come side by side.
  if (!isInUse && url.pathname !== location.pathname) fetchBeside(url.pathname + url.search);
  try {
    const inUse = await Promise.race([load(), new Promise<never>((_, reject) => setTimeout(reject, patience))]);
    await inUse.goTo(url.href, options);
  } catch {
    if (wanted === url) location.assign(url);
  }
}
