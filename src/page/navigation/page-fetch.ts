// Fetches and prefetches pages of this site as HTML, and caches them as text: only the page that is
// shown is parsed (page-document.ts).
import { readHome } from '../state/home.ts';

/** Time for which a prefetched page may be shown; later, it is fetched again. */
const cacheTtlMs = 300_000;

const timeoutMs = 10_000;

export interface FetchedPage {
  html: string;
  /** Another address than the requested one when the host redirects. */
  url: string;
}

const fetched = new Map<string, Promise<FetchedPage>>();

/**
 * Fetches a page for later. A failure is ignored: after a click, the page is requested again.
 * @param path a path of this site, without a hash
 */
export async function prefetchPage(path: string, priority: RequestPriority = 'auto'): Promise<void> {
  await fetchPage(path, priority).catch(() => {});
}

/**
 * Fetches a page, or takes it from the cache.
 * @param path a path of this site, without a hash
 * @returns the page; the not-found page is one, too
 * @throws when there is no response, or it is no page
 */
export function fetchPage(path: string, priority: RequestPriority): Promise<FetchedPage> {
  const cached = fetched.get(path);
  if (cached) return cached;
  const page = requestPage(path, priority);
  fetched.set(path, page);
  page.catch(() => fetched.delete(path));
  setTimeout(() => fetched.delete(path), cacheTtlMs);
  return page;
}

/** Empties the cache: in the dev server, pages may have changed. */
export function clearFetchedPages(): void {
  fetched.clear();
}

async function requestPage(path: string, priority: RequestPriority): Promise<FetchedPage> {
  // Below the same host, another site may stand beside this one.
  if (!path.startsWith(readHome())) throw new Error(`${path} is no page of this site`);
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(path, { headers: { accept: 'text/html' }, priority, signal });
  const { url, headers, status } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (!isPage || new URL(url).origin !== location.origin || status >= 500)
    throw new Error(`${path} is no page of this site`);
  return { html: await response.text(), url };
}
