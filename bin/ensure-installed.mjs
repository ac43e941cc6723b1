// The first step of every program in the repository: installs the packages of package-lock.json if
// they are missing or outdated. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuseOldNode } from './refuse-old-node.mjs';

/** Exits with a message if Node is too old or the packages cannot be installed. */
export function ensureInstalled() {
  refuseOldNode();
  const root = fileURLToPath(new URL('..', import.meta.url));
  const installed = `${root}node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs) return;
  // npm empties the folder first: through a link, that of another copy of the project.
  if (isLink(`${root}node_modules`)) {
    if (existsSync(installed)) return;
    console.error('node_modules is a link, and there are no packages behind it. Remove the link, or install there.');
    process.exit(2);
  }
  console.log('Installing packages (once) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The packages could not be installed. Is there a connection to the npm registry? Try: npm ci');
  process.exit(1);
}

function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
