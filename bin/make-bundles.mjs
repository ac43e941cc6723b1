// Makes the product's bundles, for src/node/bundle-cache.ts: make-bundles.mjs PRODUCT FOLDER
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildCli } from './build-cli.mjs';

const [productRoot, folder] = process.argv.slice(2);
const { makeBundles } = createRequire(import.meta.url)(join(dirname(buildCli()), 'make-bundles.cjs'));
await makeBundles(productRoot, folder);
