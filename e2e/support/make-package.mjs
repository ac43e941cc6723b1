// Makes the package as npm packs it, in .pagewright/package, if a source is newer than it: tests of the editor start it
// from there as an installed site does, and do not wait for each of the sources in every window.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.pagewright/package');
const sources = ['src', 'schemas', 'docs', 'manual', 'bin', 'integrations', 'package.json', 'package-lock.json'];
/** Files that no package has: names of the site in the repository, which its check writes, and the program of the tests. */
const notPacked = /(?:^|[\\/])(?:site-names\.schema\.json|test\.mjs)$/;

if (!isFresh()) makePackage();

function isFresh() {
  const record = join(folder, 'package.json');
  return existsSync(record) && sources.every((path) => readNewestTime(join(root, path)) <= statSync(record).mtimeMs);
}

/** @returns the latest mtime of a file, or of the files in a folder */
function readNewestTime(path) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const files = readdirSync(path, { recursive: true }).filter((name) => !notPacked.test(name));
  return Math.max(...files.map((name) => statSync(join(path, name)).mtimeMs));
}

function makePackage() {
  const began = new Date();
  run(process.execPath, join(root, 'bin/compile-package.mjs'));
  const [{ files }] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts'));
  const temporary = `${folder}-${process.pid}`;
  for (const { path } of files) cpSync(join(root, path), join(temporary, path));
  // What is changed from now on is newer.
  utimesSync(join(temporary, 'package.json'), began, began);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
}

function run(program, ...args) {
  const shell = process.platform === 'win32' && program === 'npm';
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    shell,
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return stdout;
  throw new Error(`The package cannot be made: ${program} ${args.join(' ')}\n${stderr}`);
}
