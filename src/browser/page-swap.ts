// Puts another page into `<main>`, and keeps the one that was there as it stood, for Back: with what was typed into it,
// its chosen tabs and its living parts.
import { showPageInHead } from './head.ts';
import { endRemovedParts, wakeWhenNeeded } from './live.ts';

/** How many pages are kept; with more, the oldest one comes fresh again. */
const most = 10;

/** Where the visitor is: an entry of the browser's history, and how they came there. */
export interface Place {
  key: string;
  cameBack: boolean;
}

const kept = new Map<string, DocumentFragment>();
let shown: { key: string; page?: Document } = { key: 'default' };

/** Shows a page at a place of the history, unless it is there already: a new hash, or the page that the browser loaded. */
export function showPage(main: HTMLElement, page: Document | undefined, { key, cameBack }: Place): void {
  const isShown = !page || page === shown.page;
  const left = shown;
  shown = isShown ? { ...shown, key } : { key, page };
  if (isShown) {
    if (!cameBack) focusTarget();
    return;
  }
  keep(left.key, main);
  const before = cameBack ? kept.get(key) : undefined;
  kept.delete(key);
  if (before) main.append(before);
  else main.innerHTML = page.getElementById('main')!.innerHTML;
  main.dataset.pageName = page.getElementById('main')!.dataset.pageName ?? '';
  showPageInHead(page);
  if (!before) wakeWhenNeeded(main);
  announce(main, page.title);
  // Back and forward keep their scroll position, which the router restores.
  if (!cameBack) goToTarget();
}

function keep(key: string, main: HTMLElement) {
  const fragment = document.createDocumentFragment();
  fragment.append(...main.childNodes);
  kept.set(key, fragment);
  const [oldest] = kept.keys();
  if (kept.size > most) kept.delete(oldest!);
  endRemovedParts([...kept.values()]);
}

function announce(main: HTMLElement, title: string) {
  const heading = main.querySelector<HTMLElement>('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  document.getElementById('announcer')!.textContent = title;
}

/** A link goes to its hash or to the top. */
function goToTarget() {
  const target = hashTarget();
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior });
}

/** As the browser does for a link to a place on the same page: keys go on from there. */
function focusTarget() {
  const target = hashTarget();
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function hashTarget(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(location.hash.slice(1)));
}
