// Makes the bundles of a site, in a separate process for src/builder/bundles/bundle-cache.ts:
// make-bundles.mjs PRODUCT SITE FOLDER. Exit code 2 means an error in a source, which is printed.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { commandLine } from './command-line.mjs';

const [productRoot, siteRoot, folder] = process.argv.slice(2);
const { makeBundles, mistakeInSource } = createRequire(import.meta.url)(
  join(dirname(await commandLine()), 'make-bundles.cjs'),
);
try {
  await makeBundles({ productRoot, siteRoot }, folder);
} catch (error) {
  const mistake = mistakeInSource(error, { productRoot, siteRoot });
  if (mistake === undefined) throw error;
  console.error(mistake);
  process.exitCode = 2;
}
