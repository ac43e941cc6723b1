// The search index of a site: Pagefind reads the finished pages, and writes what browsers search
// with.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageModel } from '../../checker/check-site.ts';
import { isNotFoundPage, toBuiltFile, toRoute } from '../../base/pure/route.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import type { OutputFolder } from '../../base/disk/output-folder.ts';

export interface SearchedSite {
  outDir: string;
  output: OutputFolder;
  /** The addresses of the pages to be found. */
  routes: readonly string[];
}

const folder = 'pagefind';

/** What our own field needs: not Pagefind's own looks. */
const neededFile = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.|fragment\/|index\/|.*\.pf_meta$)/;

/** Words of links to other pages; lists of entries say themselves that they are not searched. */
const excludeSelectors = ['nav', '.search'];

/**
 * Leaves the index of the last build as it stands.
 * @param before the files of the last build
 * @returns false when there is none, or somebody has touched it
 */
export function keepSearchIndex(output: OutputFolder, before: Iterable<string>): boolean {
  const paths = [...before].filter((path) => path.startsWith(`${folder}/`) && !/\.(?:br|gz)$/.test(path));
  return paths.length > 0 && paths.every(output.skipUnchanged);
}

type Pagefind = typeof import('pagefind');

/**
 * Sites without a search do not load it. The package allows `import` only, which the bundled
 * command line has not (bin/bundle-cli.mjs): Node can require such a file by its path.
 */
function loadPagefind(): Pagefind {
  const require = createRequire(import.meta.url);
  const folders = require.resolve.paths('pagefind') ?? [];
  const file = folders.map((each) => join(each, 'pagefind/lib/index.js')).find((each) => existsSync(each));
  if (file === undefined) throw new UsageError('The search needs the package pagefind. Please run npm install.');
  return require(file) as Pagefind;
}

/** Writes the index of the finished pages. @throws when Pagefind fails */
export async function writeSearchIndex({ outDir, output, routes }: SearchedSite): Promise<void> {
  const read = (route: string) => readFileSync(join(outDir, toBuiltFile(route)), 'utf8');
  const files = await makeSearchIndex(routes, read);
  for (const [path, content] of files) output.write(path, content);
}

/**
 * @param htmlOf gives the document of a page by its address
 * @returns the files of the index by path: `pagefind/pagefind.js`
 * @throws when Pagefind fails
 */
export async function makeSearchIndex(
  routes: readonly string[],
  htmlOf: (route: string) => string | Promise<string>,
): Promise<Map<string, Buffer>> {
  const { createIndex, close } = loadPagefind();
  try {
    const { index, errors } = await createIndex({ excludeSelectors });
    if (!index) throw new Error(`The search could not be made: ${errors.join(' ')}`);
    for (const route of routes) {
      // Only the page's own part, and not the header and footer of all pages.
      const content = (await htmlOf(route)).replace('<main ', '<main data-pagefind-body ');
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
