// Makes the product's bundles, for src/node/bundle-cache.ts: make-bundles.mjs PRODUCT FOLDER
import { buildCli } from './build-cli.mjs';

const [productRoot, folder] = process.argv.slice(2);
const { makeBundles } = await import(new URL('make-bundles.js', buildCli()).href);
await makeBundles(productRoot, folder);
