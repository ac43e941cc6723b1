// Compiles into `compiled/` what an installed package runs, so that a site bundles nothing of the product: `npm pack` and
// `npm publish` call it. Prints on stderr alone, because `npm pack --json` prints on stdout.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
copyTypes('src/public/programs.d.ts');
console.error(`compiled/ is made (${((Date.now() - began) / 1000).toFixed(1)} s)`);

/**
 * Copies the programs' types, and those that they are made from. The compiler writes them for every
 * source.
 */
function copyTypes(entry) {
  run('node_modules/typescript/bin/tsc', '-b', join(root, 'src/tsconfig.node.json'));
  const types = join(root, '.pagewright/types');
  const copied = new Set();
  const copy = (path) => {
    if (copied.has(path)) return;
    copied.add(path);
    const text = readFileSync(join(types, path), 'utf8');
    mkdirSync(dirname(join(folder, 'types', path)), { recursive: true });
    writeFileSync(join(folder, 'types', path), text);
    for (const [, target] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
      copy(join(dirname(path), target).replace(/\.tsx?$/, '.d.ts'));
  };
  copy(entry);
}

function run(program, ...args) {
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
