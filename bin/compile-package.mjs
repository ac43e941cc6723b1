// Compiles into `compiled/` what an installed package runs, so that a site bundles nothing of the product: `npm pack` and
// `npm publish` call it. Prints on stderr alone, because `npm pack --json` prints on stdout.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCli } from './build-cli.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
// Vite and React choose their slow, talkative halves by this.
process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'compiled');
const began = Date.now();

rmSync(folder, { recursive: true, force: true });
run('bin/bundle-cli.mjs', join(folder, 'cli'), '--package');
const { compilePackage } = createRequire(import.meta.url)(join(dirname(buildCli()), 'compile-package.cjs'));
await compilePackage(root, folder);
console.error(`compiled/ is made (${((Date.now() - began) / 1000).toFixed(1)} s)`);

function run(program, ...args) {
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
