// A npm registry on the loopback (verdaccio): it holds what is published here, and fetches the rest from npm's.
// verdaccio is installed when it is needed: 328 packages would double the time of `npm ci`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const packages = {
  private: true,
  dependencies: { verdaccio: '6.8.0' },
  // It asks for a version that npm's registry no longer has.
  overrides: { 'node-fetch': '2.7.0' },
};

/**
 * @param {string} root the repository
 * @param {string} folder for what is published
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startRegistry(root, folder) {
  const home = installVerdaccio(root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.yaml'), config(folder));
  const port = await freePort();
  const program = join(home, 'node_modules/verdaccio/bin/verdaccio');
  const args = [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswering(url, () => {
    if (child.exitCode !== null) throw new Error(`verdaccio has ended:\n${said}`);
  });
  return { url, stop: () => child.kill() };
}

function installVerdaccio(root) {
  const home = join(root, '.pagewright/verdaccio');
  if (existsSync(join(home, 'node_modules/verdaccio/package.json'))) return home;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify(packages));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('verdaccio cannot be installed. Is there a connection to the npm registry?');
  return home;
}

/** Ours are never asked for at npm's registry, where another package may have the name. */
function config(folder) {
  const open = { access: '$all', publish: '$all', unpublish: '$all' };
  return JSON.stringify({
    storage: join(folder, 'storage'),
    max_body_size: '100mb',
    uplinks: { npmjs: { url: 'https://registry.npmjs.org/', timeout: '60s', max_fails: 20 } },
    packages: { pagewright: open, 'create-pagewright': open, '**': { access: '$all', proxy: 'npmjs' } },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function untilAnswering(url, check) {
  for (;;) {
    check();
    const isThere = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
