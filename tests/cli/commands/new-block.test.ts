// `new:block`: afterwards generated files are up to date, the types compile, and a page can use the
// type.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { build } from '../../../src/builder/build.ts';
import { liveModules } from '../../../src/builder/bundles/client-modules.ts';
import { newBlock } from '../../../src/cli/commands/new-block.ts';
import { writeGenerated } from '../../../src/cli/generate/write-generated.ts';
import { run } from '../../../src/cli/cli.ts';
import { copyProduct, original } from '../product-copy.ts';

const product = copyProduct();
const itself = { productRoot: product, siteRoot: product };

const kinds = { 'quote-band': {}, 'guest-slider': { island: true }, 'town-search': { behavior: true } };
const types = Object.keys(kinds);

/** By type, the lines for a page that the command has printed. */
const printed: Record<string, string> = {};

beforeAll(async () => {
  for (const [name, kind] of Object.entries(kinds)) {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await newBlock(itself, name, kind)).toBe(0);
    printed[name] = said.mock.calls
      .flat()
      .join('\n')
      .match(/^  +(?:- )?\w.*$/gm)!
      .join('\n');
    said.mockRestore();
  }
});

/** Runs one of the tools of `npm test` in the product that has the new types. */
function inProduct(tool: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(original, 'node_modules', tool), ...args],
    // The environment without a test running, which would choose another half of React.
    { cwd: product, encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined, VITEST: undefined } },
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}

it('writes a schema, a component and what runs in the browser, and all generated files follow', async () => {
  expect(await writeGenerated(product, true)).toBe(0);
  const registry = readFileSync(join(product, 'src/page/blocks/registry.gen.ts'), 'utf8');
  for (const name of ['QuoteBand', 'GuestSlider', 'TownSearch']) expect(registry).toContain(`: ${name},`);
  const live = liveModules({ productRoot: product, siteRoot: product }).map(({ file }) => file);
  expect(live).toContain(join(product, 'src/page/blocks/guest-slider/guest-slider.island.tsx'));
  expect(live).toContain(join(product, 'src/page/blocks/town-search/town-search.behavior.ts'));
});

it('writes the files of a type at once: a dev server that runs never finds a part of one', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-new-block-'));
  cpSync(join(original, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const folder = join(siteRoot, 'blocks/guest-slider');
  const seen = new Set<string>();
  let watching = setImmediate(function watch() {
    seen.add(existsSync(folder) ? readdirSync(folder).toSorted().join(' ') : 'nothing');
    watching = setImmediate(watch);
  });
  const quiet = vi.spyOn(console, 'log').mockImplementation(() => {});
  await newBlock({ productRoot: original, siteRoot }, 'guest-slider', { island: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  clearImmediate(watching);
  const said = quiet.mock.calls.flat().join('\n');
  quiet.mockRestore();
  rmSync(siteRoot, { recursive: true });
  const files = ['island.tsx', 'schema.json', 'test.tsx', 'tsx'].map((ending) => `guest-slider.${ending}`).join(' ');
  expect([...seen]).toEqual(['nothing', files]);
  // A site need not have it.
  expect(said).toContain('npm install --save-dev vitest happy-dom');
});

it('writes code that passes compiler, linter and formatter', () => {
  const files = types.flatMap((type) => [`schemas/blocks/${type}.schema.json`, `src/page/blocks/${type}`]);
  const tests = ['tests/page/blocks/guest-slider.test.tsx', 'tests/page/blocks/town-search.test.tsx'];
  expect(inProduct('typescript/bin/tsc', '-b')).toBe('');
  expect(inProduct('oxlint/bin/oxlint', '--deny-warnings')).toBe('');
  expect(inProduct('prettier/bin/prettier.cjs', '--check', ...files, ...tests)).toBe('');
});

it('writes tests that pass, and examples that pass the tests of all examples', () => {
  const swept = [
    'schemas',
    'architecture',
    'content/examples',
    'content/golden',
    'blocks/embeds',
    'blocks/heading-levels',
  ];
  const own = ['blocks/guest-slider', 'blocks/town-search'];
  const files = [...swept, ...own].map((name) => `tests/${name}.test`);
  expect(inProduct('vitest/vitest.mjs', 'run', '--reporter=dot', ...files)).toBe('');
});

it('can be used on a page at once, with the lines that the command prints', async () => {
  const siteRoot = join(product, 'site');
  cpSync(join(original, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  writeFileSync(
    join(siteRoot, 'pages/neu.yaml'),
    `title: Neu\ndescription: Eine neue Seite.\nblocks:\n  - type: quote-band\n    heading: Frisch [[gebacken]]\n${Object.values(printed).join('\n')}\n`,
  );
  expect(await build({ productRoot: product, siteRoot }, { outDir: join(product, 'dist') })).toBe(0);
  expect(readFileSync(join(product, 'dist/neu/index.html'), 'utf8')).toContain(
    '<h1 class="text-3xl">Frisch <span class="highlight">gebacken</span></h1>',
  );
});

it.each([[undefined], ['Quote'], ['../evil'], ['hero-slider'], ['shared'], ['-x'], ['button'], ['page'], ['tabs']])(
  'refuses the name %s with exit code 2',
  async (name) => {
    expect(await run(['new:block', '--root', product, ...(name === undefined ? [] : [name])], product)).toBe(2);
  },
);

it('refuses both kinds of script at once', async () => {
  expect(await run(['new:block', 'both-kinds', '--root', product, '--island', '--behavior'], product)).toBe(2);
});
