// The build of the command line: bundles src/cli/cli.ts when a source is newer than the bundle.
// Node 20 does not run TypeScript, and a bundle starts in a fraction of a loader's time.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.pagewright/cli');
const sources = ['src', 'schemas', 'package-lock.json', 'bin/bundle-cli.mjs'];

/**
 * @returns {string} the path of the bundled command line
 * @throws if a source does not compile
 */
export function buildCli() {
  const bundle = join(outDir, 'cli.cjs');
  const isFresh =
    existsSync(bundle) && sources.every((path) => readNewestTime(join(root, path)) <= statSync(bundle).mtimeMs);
  if (!isFresh) bundleInChild();
  return bundle;
}

/** Bundles in another process: the bundler takes 250 MB and returns them only when it ends. */
function bundleInChild() {
  const temporary = `${outDir}-${process.pid}`;
  const { status, stderr, error } = spawnSync(process.execPath, [join(root, 'bin/bundle-cli.mjs'), temporary], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trim() || `The bundler has ended with ${status}`);
  process.stderr.write(stderr);
  replaceOutDir(temporary);
}

/** Replaces the bundle in one step: two programs may start at once, and either's bundle will do. */
function replaceOutDir(temporary) {
  try {
    rmSync(outDir, { recursive: true, force: true });
    renameSync(temporary, outDir);
  } catch (error) {
    rmSync(temporary, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  }
}

/** @returns the latest mtime of a file, or of the files in a folder */
function readNewestTime(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => readNewestTime(join(path, name))));
}
