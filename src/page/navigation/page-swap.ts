// The page swap: puts another page into `<main>`, and keeps a snapshot of the one before for Back,
// with what was typed into it, its selected tabs and its live parts.
import { decodePath } from '../../base/addresses/address.ts';
import { readHead, readOpenHead, showHead, addDialogs, type PageHead } from './page-head.ts';
import { disposeRemovedParts } from '../live/dispose.ts';
import { scheduleWakes } from '../live/wake.ts';
import { preloadModules } from '../live/module-preload.ts';
import { mergeModules } from './merge-modules.ts';
import { scrollToTop } from './scroll-positions.ts';

/** With more, the oldest one is dropped, and its page is fetched again. */
const maxSnapshots = 10;

interface Snapshot {
  main: DocumentFragment;
  pageName: string | undefined;
  head: PageHead;
  /** Scrolled rows with their positions, which elements lose outside of the document. */
  scrolled: [row: Element, left: number][];
}

/** By the page's key in the history. */
const snapshots = new Map<string, Snapshot>();

/** Asking every element for its scroll position would take as long as the swap itself. */
const scrolledElements = new Set<Element>();
const onScroll = ({ target }: Event) => target instanceof Element && scrolledElements.add(target);
document.addEventListener('scroll', onScroll, { capture: true, passive: true });

export function hasSnapshot(name: string): boolean {
  return snapshots.has(name);
}

/** Drops all snapshots: in the dev server, pages may have changed. */
export function clearSnapshots(): void {
  snapshots.clear();
}

/**
 * Moves the open page's content out of the document and keeps it. Another page must be shown at
 * once.
 */
export function takeSnapshot(name: string): void {
  const main = findMain();
  const rows = [...scrolledElements].filter((row) => main.contains(row));
  const scrolled = rows.map((row): [Element, number] => [row, row.scrollLeft]);
  scrolledElements.clear();
  const fragment = document.createDocumentFragment();
  fragment.append(...main.childNodes);
  snapshots.set(name, { main: fragment, pageName: main.dataset.pageName, head: readOpenHead(), scrolled });
  const [oldest] = snapshots.keys();
  if (snapshots.size > maxSnapshots) snapshots.delete(oldest!);
  disposeRemovedParts([...snapshots.values()].map((page) => page.main));
}

/** Shows a fetched page; the document has its address already. */
export function showPage(page: Document): void {
  const next = page.getElementById('main')!;
  const main = findMain();
  main.append(...next.childNodes);
  showContent(main, { pageName: next.dataset.pageName, head: readHead(page) });
  addDialogs(page);
  mergeModules(page);
  preloadModules('modules');
  scheduleWakes(main);
}

/** Shows a page as it was left. */
export function restoreSnapshot(name: string): void {
  const { main: content, scrolled, ...page } = snapshots.get(name)!;
  snapshots.delete(name);
  const main = findMain();
  main.append(content);
  showContent(main, page);
  // Only now, with its own style, can its rows scroll.
  for (const [row, left] of scrolled) row.scrollTo({ left, behavior: 'instant' });
}

function showContent(main: HTMLElement, { pageName = '', head }: Omit<Snapshot, 'main' | 'scrolled'>) {
  main.dataset.pageName = pageName;
  main.dataset.shownAt = `${performance.now()}`;
  showHead(head);
  const heading = main.querySelector<HTMLElement>('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  document.getElementById('announcer')!.textContent = head.title;
}

/** Scrolls to the anchor that the address names, or smoothly to the top. */
export function goToTarget(): void {
  const target = document.getElementById(decodePath(location.hash.slice(1)));
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (!target) return scrollToTop(behavior);
  target.scrollIntoView();
  // The Tab key continues from there, as after a full load.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function findMain(): HTMLElement {
  return document.getElementById('main')!;
}
