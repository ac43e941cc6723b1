// Fetches pages ahead: those whose links are in view, because on a phone nothing tells of a tap before it comes, and at
// once the one that is pointed at.
import { internalLink } from './internal-link.ts';
import { parseAhead } from './page-document.ts';
import { fetchAhead } from './page-fetch.ts';

/** Pages fetched ahead in one page's life: about a quarter of a megabyte. */
const most = 20;

/** Pages on their way at a time: more would only share the line. */
const atOnce = 2;

/** The paths of links in view; those that came last, such as a menu's that was opened, come first. */
let inView = new Set<string>();
const asked = new Set<string>();
let fetching = 0;

const links = new IntersectionObserver((entries) => {
  const come: string[] = [];
  for (const { target, isIntersecting } of entries) {
    const path = otherPage(target);
    if (path && isIntersecting) come.push(path);
    else if (path) inView.delete(path);
  }
  inView = new Set([...come, ...inView]);
  for (let line = 0; line < atOnce; line++) void fetchInTurn();
});

/** Watches the links of this page, and those that come with other pages. */
export function fetchPagesAhead(): void {
  if (!mayFetchAhead()) return;
  for (const sign of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    document.addEventListener(sign, fetchPointedAt, { passive: true });
  watch(document);
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) watch(node);
  });
  added.observe(document.body, { childList: true, subtree: true });
}

function fetchPointedAt({ target, type }: Event) {
  const path = otherPage(target);
  // A failure does not matter before the click, which asks again.
  if (path) void (type === 'pointerdown' ? parseAhead(path).catch(() => {}) : fetchAhead(path));
}

/** @returns the path of the page that a link leads to, unless it is the one that is open */
function otherPage(target: EventTarget | null): string | undefined {
  const link = internalLink(target);
  return link && link.pathname !== location.pathname ? link.pathname + link.search : undefined;
}

/** Whether the visitor's connection has bytes to spare. */
function mayFetchAhead(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function watch(scope: ParentNode) {
  for (const link of scope.querySelectorAll('a[href^="/"]')) links.observe(link);
}

/** One after the other, behind all that the page itself asks for. Links that have left the view are left out. */
async function fetchInTurn() {
  if (fetching >= atOnce) return;
  fetching++;
  for (let path = next(); path !== undefined; path = next()) {
    asked.add(path);
    await fetchAhead(path, 'low');
  }
  fetching--;
}

function next(): string | undefined {
  if (asked.size >= most || document.hidden) return undefined;
  return [...inView].find((path) => !asked.has(path));
}
