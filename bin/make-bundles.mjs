// Makes the product's bundles, for src/node/bundle-cache.ts: make-bundles.mjs PRODUCT FOLDER
// Ends with 2 when a source is wrong, which it says.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildCli } from './build-cli.mjs';

const [productRoot, folder] = process.argv.slice(2);
const { makeBundles, mistakeInSource } = createRequire(import.meta.url)(join(dirname(buildCli()), 'make-bundles.cjs'));
try {
  await makeBundles(productRoot, folder);
} catch (error) {
  const mistake = mistakeInSource(error);
  if (mistake === undefined) throw error;
  console.error(mistake);
  process.exitCode = 2;
}
