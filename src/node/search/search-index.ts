// The search index of a site: Pagefind reads the finished pages, and writes what browsers search
// with.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toBuiltFile } from '../../content/primitives/route.ts';
import { UsageError } from '../cli/usage-error.ts';
import type { OutputFolder } from '../fs/output-folder.ts';

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
  const { createIndex, close } = loadPagefind();
  try {
    const { index, errors } = await createIndex({ excludeSelectors });
    if (!index) throw new Error(`The search could not be made: ${errors.join(' ')}`);
    for (const route of routes) {
      const html = readFileSync(join(outDir, toBuiltFile(route)), 'utf8');
      // Only the page's own part, and not the header and footer of all pages.
      const content = html.replace('<main ', '<main data-pagefind-body ');
      const answer = await index.addHTMLFile({ url: route, content });
      if (answer.errors.length > 0) throw new Error(`${route} cannot be searched: ${answer.errors.join(' ')}`);
    }
    const { files } = await index.getFiles();
    for (const { path, content } of files)
      if (neededFile.test(path)) output.write(`${folder}/${path}`, Buffer.from(content));
  } finally {
    await close();
  }
}
