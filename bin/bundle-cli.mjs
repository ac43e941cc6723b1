// Bundles the command line for Node: bundle-cli.mjs FOLDER, with --package as an installed package has it
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const [dir, kind] = process.argv.slice(2);
const forPackage = kind === '--package';
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Packages in the bundle: read from one file, they start in a third of the time of their 170 files.
 */
const bundled =
  /^(?:yaml|ajv|postcss|image-size|@commander-js\/extra-typings|commander|diff|p-limit|mdast-util-from-markdown|mdast-util-gfm|micromark-extension-gfm|decode-named-character-reference|mdast-util-to-markdown|hast-util-from-html|hast-util-to-mdast|papaparse)(?:\/|$)/;

const programs = {
  cli: 'src/cli/cli.ts',
  'make-bundles': 'src/builder/bundles/make-bundles.ts',
  'section-html': 'src/cli/section-tests/section-html.ts',
  ...(forPackage && { programs: 'src/public/programs.ts' }),
  ...(!forPackage && {
    'compile-package': 'src/cli/package/compile-package.ts',
    'find-browser': 'src/cli/site-test/find-browser.ts',
  }),
};
const build = await rolldown({
  input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(root, path)])),
  platform: 'node',
  external: forPackage ? isDependency : isExternal,
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
  sourcemap: !forPackage,
  cleanDir: true,
});
await build.close();

function isExternal(id, importer) {
  return !isOurs(id) && !bundled.test(id) && !importer?.includes('/node_modules/');
}

/**
 * Tells whether a module is a dependency of the installed package; all that a site does not need
 * itself is in the bundle.
 */
function isDependency(id) {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? '';
  return isBuiltin(id) || (!isOurs(id) && name in dependencies && !bundled.test(id));
}

function isOurs(id) {
  return id.startsWith('.') || id.startsWith('/') || id.startsWith('#');
}
