// The bundle of the command line in the repository: a program that runs keeps the one that it has been started from.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { original } from './product-copy.ts';

let product: string;

beforeEach(() => {
  product = mkdtempSync(join(tmpdir(), 'pagewright-clone-'));
  for (const path of ['bin', 'schemas', 'package.json', 'package-lock.json'])
    cpSync(join(original, path), join(product, path), { recursive: true });
  symlinkSync(join(original, 'node_modules'), join(product, 'node_modules'));
  // Takes the place of the bundler, so that the moment at which a bundle is there can be chosen.
  const program = `const { statSync } = require('node:fs');
const folder = statSync(__dirname).ino;
exports.run = async () => {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  console.log(statSync(__dirname).ino === folder ? 'whole' : 'replaced');
  return 0;
};`;
  writeFileSync(
    join(product, 'bin/bundle-cli.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
setTimeout(() => {
  mkdirSync(process.argv[2], { recursive: true });
  writeFileSync(process.argv[2] + '/cli.cjs', ${JSON.stringify(program)});
}, Number(process.env.BUNDLES_AFTER_MS));`,
  );
  mkdirSync(join(product, 'src/cli'), { recursive: true });
  writeFileSync(join(product, 'src/cli/cli.ts'), '');
});

afterEach(() => rmSync(product, { recursive: true }));

async function start(bundlesAfterMs = 0): Promise<string> {
  const env = { ...process.env, BUNDLES_AFTER_MS: String(bundlesAfterMs) };
  const child = spawn(process.execPath, [join(product, 'bin/pagewright.mjs')], { cwd: tmpdir(), env });
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  return said.join('');
}

const bundles = () => readdirSync(join(product, '.pagewright/cli'));

test('the bundle that a program runs from stays when another one, started at once, has made its own', async () => {
  expect(await Promise.all([start(), start(700)])).toEqual(['whole\n', 'whole\n']);
  expect(bundles()).toHaveLength(1);
  expect(readdirSync(join(product, '.pagewright'))).toEqual(['cli']);
});

test('the bundle that a program runs from stays when a source has changed and another one has started', async () => {
  const first = start();
  await expect.poll(bundles).toHaveLength(1);
  writeFileSync(join(product, 'src/cli/cli.ts'), '// changed');
  expect(await Promise.all([first, start()])).toEqual(['whole\n', 'whole\n']);
});

test('the bundles of the last sources stay', async () => {
  for (let change = 0; change < 5; change++) {
    writeFileSync(join(product, 'src/cli/cli.ts'), `// ${'x'.repeat(change)}`);
    expect(await start()).toBe('whole\n');
  }
  expect(bundles()).toHaveLength(3);
  expect(readdirSync(join(product, '.pagewright'))).toEqual(['cli']);
});
