// Bundles src/node/cli.ts for Node when a source is newer than the bundle, and says where it is.
// Node 20 cannot run TypeScript by itself; a bundle also starts in a fraction of a loader's time.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.pagewright/cli');
const sources = ['src/content', 'src/node', 'schemas', 'package-lock.json', 'bin/bundle-cli.mjs'];

/**
 * @returns {string} the file of the bundled command line
 * @throws when a source does not compile
 */
export function buildCli() {
  const bundle = join(outDir, 'cli.cjs');
  const fresh = existsSync(bundle) && sources.every((path) => newest(join(root, path)) <= statSync(bundle).mtimeMs);
  if (!fresh) bundleApart();
  return bundle;
}

/** In a process of its own: the bundler takes 250 MB and gives them back only when it ends. */
function bundleApart() {
  const { status, stderr, error } = spawnSync(process.execPath, [join(root, 'bin/bundle-cli.mjs'), outDir], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trim() || `The bundler has ended with ${status}`);
  process.stderr.write(stderr);
}

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
