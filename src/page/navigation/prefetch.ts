// Prefetching of pages whose links are in view, because on a phone nothing announces a tap, and at
// once of the page whose link is pointed at.
import { findInternalLink } from './internal-link.ts';
import { parseAhead } from './page-document.ts';
import { prefetchPage } from './page-fetch.ts';

/** From one full load to the next: about a quarter of a megabyte. */
const maxPages = 20;

/** More requests at a time would only share the bandwidth. */
const maxParallel = 2;

/** The paths of links in view; the latest, such as those of a menu that was opened, come first. */
let pathsInView = new Set<string>();
const requested = new Set<string>();
let running = 0;

const linkObserver = new IntersectionObserver((entries) => {
  const come: string[] = [];
  for (const { target, isIntersecting } of entries) {
    const path = findOtherPage(target);
    if (path && isIntersecting) come.push(path);
    else if (path) pathsInView.delete(path);
  }
  pathsInView = new Set([...come, ...pathsInView]);
  for (let line = 0; line < maxParallel; line++) void prefetchNext();
});

/** Watches the links of this page and of those that are shown later. */
export function startPrefetching(): void {
  if (!mayPrefetch()) return;
  for (const sign of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    document.addEventListener(sign, prefetchLink, { passive: true });
  watch(document);
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) watch(node);
  });
  added.observe(document.body, { childList: true, subtree: true });
}

function prefetchLink({ target, type }: Event) {
  const path = findOtherPage(target);
  // A failure does not matter: the click requests the page again.
  if (path) void (type === 'pointerdown' ? parseAhead(path).catch(() => {}) : prefetchPage(path));
}

/** @returns the path of the page that a link leads to, unless it is the one that is open */
function findOtherPage(target: EventTarget | null): string | undefined {
  const link = findInternalLink(target);
  return link && link.pathname !== location.pathname ? link.pathname + link.search : undefined;
}

/** Checks that the visitor's connection is fast and not metered. */
function mayPrefetch(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function watch(scope: ParentNode) {
  for (const link of scope.querySelectorAll('a[href^="/"]')) linkObserver.observe(link);
}

/** Prefetches one page after the other, with low priority. Skips links that have left the view. */
async function prefetchNext() {
  if (running >= maxParallel) return;
  running++;
  for (let path = findNextPath(); path !== undefined; path = findNextPath()) {
    requested.add(path);
    await prefetchPage(path, 'low');
  }
  running--;
}

function findNextPath(): string | undefined {
  if (requested.size >= maxPages || document.hidden) return undefined;
  return [...pathsInView].find((path) => !requested.has(path));
}
