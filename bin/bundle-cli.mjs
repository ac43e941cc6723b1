// Bundles the command line for Node, for build-cli.mjs: bundle-cli.mjs FOLDER
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const [dir] = process.argv.slice(2);

/** Every command needs these. Read out of one file they start in a third of the time of their hundred and seventy. */
const inside = /^(?:yaml|ajv|postcss|image-size)(?:\/|$)/;

const build = await rolldown({
  input: { cli: join(root, 'src/node/cli.ts'), 'make-bundles': join(root, 'src/node/make-bundles.ts') },
  platform: 'node',
  external: isOutside,
  resolve: { alias: { '#schemas': join(root, 'schemas') } },
  logLevel: 'warn',
});
// As CommonJS, whose compiled code can be kept (keep-code.mjs), and without import() for the same reason.
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

function isOutside(id, importer) {
  const isOurs = id.startsWith('.') || id.startsWith('/') || id.startsWith('#');
  return !isOurs && !inside.test(id) && !importer?.includes('/node_modules/');
}
