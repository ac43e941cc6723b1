// Puts another page into `<main>`, and keeps the one that was there as it stood, for Back: with what was typed into it,
// its chosen tabs and its living parts.
import { headOf, openHead, showHead, showWindows, type PageHead } from './head.ts';
import { endRemovedParts } from './ending.ts';
import { wakeWhenNeeded } from './live.ts';
import { fetchModules } from './modules.ts';
import { takeModules } from './page-modules.ts';
import { scrollToTop } from './scroll-places.ts';

/** How many pages are kept; with more, the oldest one comes fresh again. */
const most = 10;

interface KeptPage {
  main: DocumentFragment;
  pageName: string | undefined;
  head: PageHead;
  /** Rows that were scrolled, and how far: out of the document, they forget it. */
  scrolled: [row: Element, left: number][];
}

/** By the page's name in the history. */
const kept = new Map<string, KeptPage>();

/** What has been scrolled on the open page: to ask each element would take as long as the swap itself. */
const moved = new Set<Element>();
const noteMoved = ({ target }: Event) => target instanceof Element && moved.add(target);
document.addEventListener('scroll', noteMoved, { capture: true, passive: true });

export function hasKept(name: string): boolean {
  return kept.has(name);
}

/** Forgets the pages that are kept for Back: while a site is written, they may have changed since. */
export function forgetKept(): void {
  kept.clear();
}

/** Takes the open page out of the document and keeps it. Another one must be shown at once. */
export function keepPage(name: string): void {
  const main = openMain();
  const rows = [...moved].filter((row) => main.contains(row));
  const scrolled = rows.map((row): [Element, number] => [row, row.scrollLeft]);
  moved.clear();
  const fragment = document.createDocumentFragment();
  fragment.append(...main.childNodes);
  kept.set(name, { main: fragment, pageName: main.dataset.pageName, head: openHead(), scrolled });
  const [oldest] = kept.keys();
  if (kept.size > most) kept.delete(oldest!);
  endRemovedParts([...kept.values()].map((page) => page.main));
}

/** Shows a fetched page, whose address is already that of the document. */
export function showFetched(page: Document): void {
  const next = page.getElementById('main')!;
  const main = openMain();
  main.append(...next.childNodes);
  show(main, { pageName: next.dataset.pageName, head: headOf(page) });
  showWindows(page);
  takeModules(page);
  fetchModules('modules');
  wakeWhenNeeded(main);
}

/** Shows a page that was kept, as it was left. */
export function showKept(name: string): void {
  const { main: content, scrolled, ...page } = kept.get(name)!;
  kept.delete(name);
  const main = openMain();
  main.append(content);
  show(main, page);
  // In its own style only is there anything to scroll.
  for (const [row, left] of scrolled) row.scrollTo({ left, behavior: 'instant' });
}

function show(main: HTMLElement, { pageName = '', head }: Omit<KeptPage, 'main' | 'scrolled'>) {
  main.dataset.pageName = pageName;
  showHead(head);
  const heading = main.querySelector<HTMLElement>('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  document.getElementById('announcer')!.textContent = head.title;
}

/** Goes to the place that the address names, or to the top: smoothly, as the specification of every site wants it. */
export function goToTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (!target) return scrollToTop(behavior);
  target.scrollIntoView();
  // As after a load of the page: keys go on from there.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function openMain(): HTMLElement {
  return document.getElementById('main')!;
}
