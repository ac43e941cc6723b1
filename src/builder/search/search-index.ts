// The search index of a site: Pagefind reads the finished pages, and writes what browsers search
// with.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { PageModel } from '../../checker/check-site.ts';
import { isNotFoundPage, toRoute } from '../../base/pure/route.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { searchMessages } from '../messages/build.ts';

const folder = 'pagefind';

/** Files that our own search field needs: not Pagefind's looks. */
const neededFile = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.|fragment\/|index\/|.*\.pf_meta$)/;

/** Words of links to other pages; lists of entries say themselves that they are not searched. */
const excludeSelectors = ['nav', '.search'];

type Pagefind = typeof import('pagefind');

/**
 * Sites without a search do not load it. The package allows `import` only, which the bundled
 * command line has not (bin/bundle-cli.mjs): Node can require such a file by its path.
 */
function loadPagefind(): Pagefind {
  const require = createRequire(import.meta.url);
  const folders = require.resolve.paths('pagefind') ?? [];
  const file = folders.map((each) => join(each, 'pagefind/lib/index.js')).find((each) => existsSync(each));
  if (file === undefined) throw new UsageError(searchMessages.noPackage());
  return require(file) as Pagefind;
}

/** Closing one index ends the process that all share, and with it those that are being made. */
const oneAtATime = pLimit(1);

/**
 * @param htmlOf gives the document of a page by its address
 * @returns the files of the index by path: `pagefind/pagefind.js`
 * @throws when Pagefind fails
 */
export function makeSearchIndex(
  routes: readonly string[],
  htmlOf: (route: string) => string | Promise<string>,
): Promise<Map<string, Buffer>> {
  return oneAtATime(() => indexPages(routes, htmlOf));
}

async function indexPages(
  routes: readonly string[],
  htmlOf: (route: string) => string | Promise<string>,
): Promise<Map<string, Buffer>> {
  const { createIndex, close } = loadPagefind();
  try {
    const { index, errors } = await createIndex({ excludeSelectors });
    if (!index) throw new Error(`The search could not be made: ${errors.join(' ')}`);
    for (const route of routes) {
      // Only the page's own part, and not the header and footer of all pages.
      const html = (await htmlOf(route)).replace('<main ', '<main data-pagefind-body ');
      // Pagefind takes what is between two soft hyphens for a word.
      const content = html.replaceAll('\u00ad', '');
      const answer = await index.addHTMLFile({ url: route, content });
      if (answer.errors.length > 0) throw new Error(`${route} cannot be searched: ${answer.errors.join(' ')}`);
    }
    const { files } = await index.getFiles();
    const needed = files.filter(({ path }) => neededFile.test(path));
    return new Map(needed.map(({ path, content }) => [`${folder}/${path}`, Buffer.from(content)]));
  } finally {
    await close();
  }
}

/**
 * @returns those of the pages that a search finds. What is made of a page for a list is found
 * there.
 */
export function listSearched<Page extends Pick<PageModel, 'route' | 'file' | 'listed'>>(
  pages: readonly Page[],
): Page[] {
  return pages.filter(({ route, file, listed }) => listed && toRoute(file) === route && !isNotFoundPage(route));
}
