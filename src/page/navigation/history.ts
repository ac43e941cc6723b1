// Navigation between pages of this site, and its entries in the browser's history: which page each
// one shows, and how far that was scrolled. The data of a page is its prerendered HTML, of which
// `<main>` is swapped (docs/decisions/0028).
import type { MoveOptions } from '../state/store.ts';
import { closeMenus, updateOverlayState, closeOverlays } from './overlay-state.ts';
import { loadPage } from './page-document.ts';
import { store } from '../live/page-store.ts';
import { goToTarget, hasSnapshot, takeSnapshot, showPage, restoreSnapshot } from './page-swap.ts';
import { startScrollRestoration, saveScroll, restoreScroll } from './scroll-positions.ts';

/**
 * An entry of the history. Entries of one page, such as those of its anchors, have the same `page`.
 */
interface Entry {
  key: string;
  page: string;
  /** Number of entries of this site before it. */
  idx: number;
  /** True if the entry before it is of the same page. */
  withinPage?: boolean;
}

let entry: Entry;
let shownPath: string;
/** Counts moves: one that another has overtaken shows nothing. */
let latestMove = 0;
/** The page that is being fetched, and since when. */
let loading: { href: string; since: number } | undefined;
/**
 * A second click on a link whose page takes longer than this leaves the page to the browser, which
 * may have more luck.
 */
const slowPageMs = 3000;

/** Takes over the history from the page that the browser loaded. */
export function startHistory(): void {
  entry = readEntry();
  publishAddress();
  startScrollRestoration(() => entry.key);
  // After a reload, or Back from another site, if the browser has not done it yet.
  if (scrollY === 0) restoreScroll(entry.key);
  addEventListener('popstate', () => void showCurrentEntry());
  store.setState({ goTo });
}

/**
 * Goes to a page of this site, or to an anchor on this page. In any unusual case, the browser loads
 * the page.
 */
export async function goTo(href: string, { replace, keepScroll }: MoveOptions = {}): Promise<void> {
  const asked = new URL(href, location.href);
  const move = ++latestMove;
  closeMenus();
  if (loading?.href === asked.href && performance.now() - loading.since > slowPageMs) return location.assign(asked);
  loading = { href: asked.href, since: performance.now() };
  // A page depends on its path alone: another hash or query is the same page, with all that was
  // typed into it.
  const isSame = asked.pathname === shownPath;
  const { page, url = asked } = isSame ? {} : await fetchSwappablePage(asked);
  if (move !== latestMove) return;
  loading = undefined;
  if (!isSame && !page) return location.assign(asked);
  saveScroll(entry.key);
  if (page) leavePage();
  updateOverlayState();
  const replaces = replace || url.href === location.href;
  entry = replaces
    ? { ...entry, key: createKey(), page: page ? createKey() : entry.page }
    : { key: createKey(), page: page ? createKey() : entry.page, idx: entry.idx + 1, withinPage: isSame };
  history[replaces ? 'replaceState' : 'pushState'](entry, '', url);
  publishAddress();
  if (page) showPage(page);
  if (!keepScroll) goToTarget();
}

/**
 * Shows the entry that the history has gone to: Back, Forward, or a new hash in the address bar.
 */
async function showCurrentEntry() {
  const move = ++latestMove;
  loading = undefined;
  saveScroll(entry.key);
  const next = readEntry();
  const isSame = next.page === entry.page;
  const { page } = isSame || hasSnapshot(next.page) ? {} : await fetchSwappablePage(new URL(location.href));
  if (move !== latestMove) return;
  if (!isSame && !page && !hasSnapshot(next.page)) return location.reload();
  if (!isSame) leavePage();
  updateOverlayState();
  entry = next;
  publishAddress();
  if (page) showPage(page);
  else if (!isSame) restoreSnapshot(entry.page);
  restoreScroll(entry.key);
}

/** A menu or a dialog may have been opened while the next page was fetched. */
function leavePage() {
  closeOverlays();
  takeSnapshot(entry.page);
}

/** @returns the entry that is open; one that the browser made itself is completed */
function readEntry(): Entry {
  const state = history.state as Partial<Entry> | null;
  if (state?.key && state.page) return state as Entry;
  const page = entry && location.pathname === shownPath ? entry.page : createKey();
  const own = { ...state, key: createKey(), page, idx: entry ? entry.idx + 1 : 0 };
  history.replaceState(own, '');
  return own;
}

/** Tells islands the page's address. */
function publishAddress() {
  const { pathname, search, hash } = location;
  shownPath = pathname;
  const { key, withinPage = false } = entry;
  store.setState({ address: { pathname, search, hash, key, state: { withinPage } } });
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}

interface FoundPage {
  page?: Document;
  /** Its address, after any redirect. */
  url?: URL;
}

/**
 * @returns nothing if the browser must load the page: it cannot be fetched, has another shell, or
 *   is from a newer build
 */
async function fetchSwappablePage({ pathname, search, hash }: URL): Promise<FoundPage> {
  try {
    const { page, url } = await loadPage(pathname + search);
    if (canSwap(page)) return { page, url: new URL(hash, url) };
  } catch (error) {
    console.error('The page is loaded in the ordinary way:', error);
  }
  return {};
}

function canSwap({ body, scripts }: Document): boolean {
  const boot = 'script[type=module][src]';
  const own = document.querySelector(boot)?.getAttribute('src');
  const same = [...scripts].some((script) => script.getAttribute('src') === own);
  return same && body.dataset.layout === document.body.dataset.layout && body.querySelector('#main') !== null;
}
