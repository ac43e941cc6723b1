// Finds pages by words, with the search that the build has made of the site (Pagefind).
import { readHome } from '../../state/home.ts';

export interface FoundPage {
  href: string;
  title: string;
  /** A few words around what was found. */
  excerpt: { text: string; isFound: boolean }[];
}

interface Search {
  options(options: { noWorker: boolean; baseUrl: string }): Promise<void>;
  search(words: string): Promise<{ results: { data(): Promise<PageData> }[] }>;
}

interface PageData {
  url: string;
  /** HTML of one kind: words, and `<mark>` around what was found. */
  excerpt: string;
  meta: { title?: string };
}

/** Not a name for the bundler: the build writes the file beside the site's pages. */
const file = 'pagefind/pagefind.js';

let loading: Promise<Search> | undefined;

/** @throws when the search cannot be loaded; the next call tries again */
export async function findPages(words: string, max: number): Promise<FoundPage[]> {
  loading ??= load();
  const search = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const { results } = await search.search(words);
  const pages = await Promise.all(results.slice(0, max).map((result) => result.data()));
  return pages.map(({ url, excerpt, meta }) => ({ href: url, title: meta.title ?? url, excerpt: toParts(excerpt) }));
}

async function load(): Promise<Search> {
  const home = readHome();
  const search = (await import(/* @vite-ignore */ home + file)) as Search;
  // The content policy has no place for workers, and a site's index is small.
  await search.options({ noWorker: true, baseUrl: home });
  return search;
}

/** Parsed without running or loading anything. */
function toParts(excerpt: string): FoundPage['excerpt'] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  return Array.from(body.childNodes, (node) => ({ text: node.textContent ?? '', isFound: node.nodeName === 'MARK' }));
}
