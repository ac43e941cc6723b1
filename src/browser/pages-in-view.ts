// Fetches the pages ahead whose links are in view, so that a tap on one shows its page at once. On a phone nothing tells
// of a tap before it comes.
import { internalTarget } from './internal-link.ts';
import { fetchAhead } from './page-fetch.ts';

/** Pages fetched ahead in one page's life: about a quarter of a megabyte. */
const most = 20;

const inView = new Set<string>();
const asked = new Set<string>();
let isFetching = false;

const links = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const url = internalTarget(target);
    if (!url || url.pathname === location.pathname) continue;
    if (isIntersecting) inView.add(url.pathname + url.search);
    else inView.delete(url.pathname + url.search);
  }
  void fetchInTurn();
});

/** Whether the visitor's connection has bytes to spare. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Watches the links of this page, and those that come with other pages. */
export function fetchAheadInView(): void {
  watch(document);
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) watch(node);
  });
  added.observe(document.body, { childList: true, subtree: true });
}

function watch(scope: ParentNode) {
  for (const link of scope.querySelectorAll('a[href]')) if (internalTarget(link)) links.observe(link);
}

/** One after the other, and behind all that the page itself asks for. Links that have left the view are left out. */
async function fetchInTurn() {
  if (isFetching) return;
  isFetching = true;
  for (let path = next(); path !== undefined; path = next()) {
    asked.add(path);
    await fetchAhead(path, 'low');
  }
  isFetching = false;
}

function next(): string | undefined {
  if (asked.size >= most || document.hidden) return undefined;
  return [...inView].find((path) => !asked.has(path));
}
