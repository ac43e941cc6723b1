// A new type of block is one command: afterwards everything generated is fresh, the types hold, and a page can use it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { build } from '../../src/node/build.ts';
import { newBlock } from '../../src/node/new-block.ts';
import { writeGenerated } from '../../src/node/write-generated.ts';

const original = fileURLToPath(new URL('../..', import.meta.url));
const product = mkdtempSync(join(tmpdir(), 'pagewright-product-'));

beforeAll(async () => {
  for (const path of [
    'src',
    'schemas',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    '.prettierrc.json',
    '.prettierignore',
  ])
    cpSync(join(original, path), join(product, path), { recursive: true });
  symlinkSync(join(original, 'node_modules'), join(product, 'node_modules'));
  expect(await newBlock(product, 'quote-band')).toBe(0);
});

it('writes one schema and one component, and all generated files follow', async () => {
  expect(await writeGenerated(product, true)).toBe(0);
  expect(readFileSync(join(product, 'src/blocks/registry.gen.ts'), 'utf8')).toContain("'quote-band': QuoteBand,");
});

it('writes code that the compiler accepts', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(original, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'],
    { cwd: product, encoding: 'utf8' },
  );
  expect(stdout).toBe('');
  expect(status).toBe(0);
}, 60_000);

it('writes files that the format check accepts', () => {
  const files = ['schemas/blocks/quote-band.schema.json', 'src/blocks/quote-band/quote-band.tsx'];
  const { status } = spawnSync(
    process.execPath,
    [join(original, 'node_modules/prettier/bin/prettier.cjs'), '--check', ...files],
    { cwd: product },
  );
  expect(status).toBe(0);
});

it('can be used on a page at once', async () => {
  const siteRoot = join(product, 'site');
  cpSync(join(original, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  writeFileSync(
    join(siteRoot, 'pages/neu.yaml'),
    'title: Neu\ndescription: Eine neue Seite.\nblocks:\n  - type: quote-band\n    heading: Frisch [[gebacken]]\n',
  );
  expect(await build({ productRoot: product, siteRoot }, { outDir: join(product, 'dist') })).toBe(0);
  expect(readFileSync(join(product, 'dist/neu/index.html'), 'utf8')).toContain(
    '<h1 class="text-3xl">Frisch <span class="highlight">gebacken</span></h1>',
  );
}, 60_000);

it.each([[undefined], ['Quote'], ['../evil'], ['hero-slider'], ['shared'], ['-x']])(
  'refuses the name %s with exit code 2',
  async (name) => {
    expect(await newBlock(product, name)).toBe(2);
  },
);
