// Bundles the command line for Node, for build-cli.mjs: bundle-cli.mjs FOLDER
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const [dir] = process.argv.slice(2);

/**
 * Packages in the bundle: read from one file, they start in a third of the time of their 170 files.
 */
const bundled = /^(?:yaml|ajv|postcss|image-size|@commander-js\/extra-typings|commander|diff|p-limit)(?:\/|$)/;

const build = await rolldown({
  input: { cli: join(root, 'src/node/cli.ts'), 'make-bundles': join(root, 'src/node/bundles/make-bundles.ts') },
  platform: 'node',
  external: isExternal,
  resolve: { alias: { '#schemas': join(root, 'schemas') } },
  logLevel: 'warn',
});
// CommonJS without import(), so that its compiled code can be cached (compile-cache.mjs).
await build.write({
  dir,
  format: 'cjs',
  dynamicImportInCjs: false,
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  sourcemap: true,
  cleanDir: true,
});
await build.close();

function isExternal(id, importer) {
  const isOurs = id.startsWith('.') || id.startsWith('/') || id.startsWith('#');
  return !isOurs && !bundled.test(id) && !importer?.includes('/node_modules/');
}
