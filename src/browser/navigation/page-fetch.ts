// Fetches pages of this site as HTML, also ahead of the click. Kept as text: parsing is for the page that is wanted
// (page-document.ts).

/** Milliseconds for which a page fetched ahead may be shown; a page that waits longer is fetched again. */
const keptFor = 300_000;

/** Milliseconds after which a page that has not come is given up. */
const patience = 10_000;

export interface FetchedPage {
  html: string;
  /** Where it was found: another address than the one that was asked for when the host redirects. */
  url: string;
}

const fetched = new Map<string, Promise<FetchedPage>>();

/**
 * Fetches a page for later. A failure is forgotten: when the click comes, the page is asked for again.
 * @param path a path of this site, without a hash
 */
export async function fetchAhead(path: string, priority: RequestPriority = 'auto'): Promise<void> {
  await fetchPage(path, priority).catch(() => {});
}

/**
 * Fetches a page now, or takes it as it was fetched ahead.
 * @param path a path of this site, without a hash
 * @returns the not-found page, too, is a page
 * @throws when there is no answer, or it is no page
 */
export function fetchPage(path: string, priority: RequestPriority): Promise<FetchedPage> {
  const ahead = fetched.get(path);
  if (ahead) return ahead;
  const page = request(path, priority);
  fetched.set(path, page);
  page.catch(() => fetched.delete(path));
  setTimeout(() => fetched.delete(path), keptFor);
  return page;
}

/** Forgets what was fetched ahead: while a site is written, it may have changed since. */
export function forgetFetched(): void {
  fetched.clear();
}

async function request(path: string, priority: RequestPriority): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(path, { headers: { accept: 'text/html' }, priority, signal });
  const { url, headers, status } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (!isPage || new URL(url).origin !== location.origin || status >= 500)
    throw new Error(`${path} is no page of this site`);
  return { html: await response.text(), url };
}
