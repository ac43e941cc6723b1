// Moves between pages of this site, and keeps its entries in the browser's history: which page each one shows, and where
// that was scrolled to. The data of a page is its prerendered HTML, of which `<main>` is swapped (docs/decisions/0028).
import type { MoveOptions } from '../state/store.ts';
import { closeMenus, noteCover, uncover } from './native-state.ts';
import { pageAtPath } from './page-document.ts';
import { store } from './page-store.ts';
import { goToTarget, hasKept, keepPage, showFetched, showKept } from './page-swap.ts';
import { followScroll, noteScroll, restoreScroll } from './scroll-places.ts';

/** What an entry of the history holds. Entries of one page, such as those of its places, have the same `page`. */
interface Entry {
  key: string;
  page: string;
  /** How many entries of this site are before it. */
  idx: number;
  /** Whether the entry before it is of the same page. */
  withinPage?: boolean;
}

let entry: Entry;
let shownPath: string;
/** Counts moves: one that has been overtaken by another shows nothing. */
let latest = 0;
/** The page that is on its way, and since when. */
let awaited: { href: string; since: number } | undefined;
/** Milliseconds after which a second click on a link says that its page does not come: the browser may have more luck. */
const patience = 3000;

/** Takes over the history from the page that the browser loaded. */
export function startMoving(): void {
  entry = ownEntry();
  noteAddress();
  followScroll(() => entry.key);
  // After a reload, or Back from another site, when the browser has not done it yet.
  if (scrollY === 0) restoreScroll(entry.key);
  addEventListener('popstate', () => void followHistory());
  store.setState({ goTo });
}

/** Goes to a page of this site, or to a place on this one. When anything is out of the ordinary, the browser loads the page. */
export async function goTo(href: string, { replace, keepScroll }: MoveOptions = {}): Promise<void> {
  const asked = new URL(href, location.href);
  const move = ++latest;
  closeMenus();
  if (awaited?.href === asked.href && performance.now() - awaited.since > patience) return location.assign(asked);
  awaited = { href: asked.href, since: performance.now() };
  // A page depends on its path alone: another hash or query is the same page, with all that was typed into it.
  const isSame = asked.pathname === shownPath;
  const { page, url = asked } = isSame ? {} : await pageAt(asked);
  if (move !== latest) return;
  awaited = undefined;
  if (!isSame && !page) return location.assign(asked);
  noteScroll(entry.key);
  if (page) leavePage();
  noteCover();
  const replaces = replace || url.href === location.href;
  entry = replaces
    ? { ...entry, key: newKey(), page: page ? newKey() : entry.page }
    : { key: newKey(), page: page ? newKey() : entry.page, idx: entry.idx + 1, withinPage: isSame };
  history[replaces ? 'replaceState' : 'pushState'](entry, '', url);
  noteAddress();
  if (page) showFetched(page);
  if (!keepScroll) goToTarget();
}

/** Shows what the history has gone to: Back, Forward, or a new hash in the address bar. */
async function followHistory() {
  const move = ++latest;
  awaited = undefined;
  noteScroll(entry.key);
  const next = ownEntry();
  const isSame = next.page === entry.page;
  const { page } = isSame || hasKept(next.page) ? {} : await pageAt(new URL(location.href));
  if (move !== latest) return;
  if (!isSame && !page && !hasKept(next.page)) return location.reload();
  if (!isSame) leavePage();
  noteCover();
  entry = next;
  noteAddress();
  if (page) showFetched(page);
  else if (!isSame) showKept(entry.page);
  restoreScroll(entry.key);
}

/** A menu or a window may have been opened while the next page was on its way. */
function leavePage() {
  uncover();
  keepPage(entry.page);
}

/** The entry that is open; one that the browser made itself is given what it lacks. */
function ownEntry(): Entry {
  const state = history.state as Partial<Entry> | null;
  if (state?.key && state.page) return state as Entry;
  const page = entry && location.pathname === shownPath ? entry.page : newKey();
  const own = { ...state, key: newKey(), page, idx: entry ? entry.idx + 1 : 0 };
  history.replaceState(own, '');
  return own;
}

/** Tells the islands where the page is. */
function noteAddress() {
  const { pathname, search, hash } = location;
  shownPath = pathname;
  const { key, withinPage = false } = entry;
  store.setState({ address: { pathname, search, hash, key, state: { withinPage } } });
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

interface FoundPage {
  page?: Document;
  /** Its address, after any redirect. */
  url?: URL;
}

/** @returns nothing where the browser must load the page itself: it cannot be fetched, has another frame or is from a newer build */
async function pageAt({ pathname, search, hash }: URL): Promise<FoundPage> {
  try {
    const { page, url } = await pageAtPath(pathname + search);
    if (canSwapTo(page)) return { page, url: new URL(hash, url) };
  } catch (error) {
    console.error('The page is loaded in the ordinary way:', error);
  }
  return {};
}

function canSwapTo({ body, scripts }: Document): boolean {
  const boot = 'script[type=module][src]';
  const own = document.querySelector(boot)?.getAttribute('src');
  const same = [...scripts].some((script) => script.getAttribute('src') === own);
  return same && body.dataset.layout === document.body.dataset.layout && body.querySelector('#main') !== null;
}
