// Installs the packages of package-lock.json when they are missing or older than it. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const oldestNode = [20, 19];

/** Exits with a sentence when Node is too old or the packages cannot be installed. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    console.error(
      `Pagewright needs Node ${oldestNode.join('.')} or newer; this is ${process.version}. Get one at https://nodejs.org`,
    );
    process.exit(2);
  }
  const root = fileURLToPath(new URL('..', import.meta.url));
  const installed = `${root}node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs) return;
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
