// The build of the command line: bundles src/cli/cli.ts when no bundle has been made of the sources as they are.
// Node 20 does not run TypeScript, and a bundle starts in a fraction of a loader's time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundles = join(root, '.pagewright/cli');
const sources = ['src', 'schemas', 'package-lock.json', 'bin/bundle-cli.mjs'];

/** Bundles that stay: programs that run may still load parts of those of earlier sources. */
const maxBundles = 3;

/**
 * @returns {string} the path of the bundled command line. Its folder is named after the sources and is never changed, so that a
 * program can read it while another one is started
 * @throws if a source does not compile
 */
export function buildCli() {
  const folder = join(bundles, stampSources());
  const bundle = join(folder, 'cli.cjs');
  if (!existsSync(bundle)) bundleInChild(folder);
  return bundle;
}

/** Bundles in another process: the bundler takes 250 MB and returns them only when it ends. */
function bundleInChild(folder) {
  const temporary = `${bundles}-${process.pid}`;
  const { status, stderr, error } = spawnSync(process.execPath, [join(root, 'bin/bundle-cli.mjs'), temporary], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trim() || `The bundler has ended with ${status}`);
  process.stderr.write(stderr);
  mkdirSync(bundles, { recursive: true });
  moveBundle(temporary, folder);
  dropOldBundles();
}

/** Two programs may start at once: the bundle of the first one stays. */
function moveBundle(temporary, folder) {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** A bundle is renamed first: there is never a part of one under its name. */
function dropOldBundles() {
  const made = readdirSync(bundles).map((name) => ({ name, time: readTime(join(bundles, name)) }));
  for (const { name } of made.toSorted((a, b) => b.time - a.time).slice(maxBundles)) {
    const old = `${bundles}-${process.pid}-${name}`;
    try {
      renameSync(join(bundles, name), old);
    } catch {
      // Another program has done it.
      continue;
    }
    rmSync(old, { recursive: true });
  }
}

function readTime(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @returns {string} what changes with each source that is written, added or removed */
function stampSources() {
  const hash = createHash('sha1');
  for (const path of sources) stampFile(path, hash);
  return hash.digest('hex').slice(0, 16);
}

function stampFile(path, hash) {
  const stat = statSync(join(root, path));
  if (stat.isDirectory()) for (const name of readdirSync(join(root, path))) stampFile(`${path}/${name}`, hash);
  else hash.update(`${path}:${stat.mtimeMs}:${stat.size}\n`);
}
