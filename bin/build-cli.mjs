// Bundles src/node/cli.ts for Node when a source is newer than the bundle, and says where it is.
// Node 20 cannot run TypeScript by itself; a bundle also starts in a fraction of a loader's time.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.pagewright/cli');
const sources = ['src/content', 'src/node', 'schemas', 'package-lock.json'];

/**
 * @returns {Promise<string>} the file URL of the bundled command line
 * @throws when a source does not compile
 */
export async function buildCli() {
  const bundle = join(outDir, 'cli.js');
  const fresh = existsSync(bundle) && sources.every((path) => newest(join(root, path)) <= statSync(bundle).mtimeMs);
  if (!fresh) await bundleTo(outDir);
  return pathToFileURL(bundle).href;
}

async function bundleTo(dir) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: { cli: join(root, 'src/node/cli.ts') },
    platform: 'node',
    external: isOutside,
    resolve: { alias: { '#schemas': join(root, 'schemas') } },
    logLevel: 'warn',
  });
  await build.write({ dir, format: 'esm', sourcemap: true, cleanDir: true });
  await build.close();
}

/** Every command needs these. Read out of one file they start in a third of the time of their hundred and seventy. */
const inside = /^(?:yaml|ajv|postcss|image-size)(?:\/|$)/;

function isOutside(id, importer) {
  const isOurs = id.startsWith('.') || id.startsWith('/') || id.startsWith('#');
  return !isOurs && !inside.test(id) && !importer?.includes('/node_modules/');
}

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
