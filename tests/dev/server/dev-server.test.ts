import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDevServer } from '../../../src/dev/server/dev-server.ts';
import { productRoot } from '../../product-root.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

it('takes in a section that is written while it starts', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-dev-server-'));
  onTestFinished(() => rmSync(siteRoot, { recursive: true }));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const opening = openDevServer({ productRoot, siteRoot }, { port: 0, host: '127.0.0.1', fixed: true });
  // The sections that there are have been read, and nothing is served yet.
  const block = join(productRoot, 'tests/fixtures/sites/hotel/blocks/stay-price');
  cpSync(block, join(siteRoot, 'blocks/stay-price'), { recursive: true });
  const { examples } = JSON.parse(readFileSync(join(block, 'stay-price.schema.json'), 'utf8')) as {
    examples: object[];
  };
  appendFileSync(join(siteRoot, 'pages/index.yaml'), `  - ${JSON.stringify({ type: 'stay-price', ...examples[0] })}\n`);
  const server = await opening;
  onTestFinished(() => server.stop());
  const island = `/@fs${siteRoot}/blocks/stay-price/stay-price.island.tsx`;
  await expect.poll(async () => (await fetch(server.url)).text(), { timeout: 60_000 }).toContain(island);
});

it('reports a mistake in a section once each time, with its place, and shows the page when it is mended', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-dev-server-'));
  onTestFinished(() => rmSync(siteRoot, { recursive: true }));
  cpSync(join(productRoot, 'tests/fixtures/sites/hotel'), siteRoot, { recursive: true });
  const file = join(siteRoot, 'blocks/stay-price/stay-price.tsx');
  const sound = readFileSync(file, 'utf8');
  const server = await openDevServer({ productRoot, siteRoot }, { port: 0, host: '127.0.0.1', fixed: true });
  onTestFinished(() => server.stop());
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => heard.mockRestore());
  const errors = () => heard.mock.calls.map(([said]) => String(said));
  const status = async () => (await fetch(server.url)).status;
  expect(await status()).toBe(200);
  for (const name of ['one', 'two']) {
    writeFileSync(file, `import '${name}-that-is-not-there';\n${sound}`);
    await expect.poll(errors, { timeout: 60_000 }).toContainEqual(expect.stringContaining(`${name}-that-is-not-there`));
    expect(errors()).toEqual([
      expect.stringMatching(
        /^blocks\/stay-price\/stay-price\.tsx:1:9: The package \w+-that-is-not-there is not installed/,
      ),
    ]);
    writeFileSync(file, sound);
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    heard.mockClear();
  }
});

it('prints the mistake of a page and of its scripts once, however often they are asked for, and again after a change', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-dev-server-'));
  onTestFinished(() => rmSync(siteRoot, { recursive: true }));
  cpSync(join(productRoot, 'tests/fixtures/sites/hotel'), siteRoot, { recursive: true });
  const server = await openDevServer({ productRoot, siteRoot }, { port: 0, host: '127.0.0.1', fixed: true });
  onTestFinished(() => server.stop());
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => heard.mockRestore());
  const errors = () => heard.mock.calls.map(([said]) => String(said));
  const search = 'blocks/town-search/town-search.behavior.ts';
  const addresses = ['/', '/rooms', '/', `/@fs${siteRoot}/${search}`, `/@fs${siteRoot}/${search}`];
  const askForAll = async () => {
    const statuses = [];
    for (const address of addresses) statuses.push((await fetch(new URL(address, server.url))).status);
    return statuses;
  };
  expect(await askForAll()).toEqual([200, 200, 200, 200, 200]);
  const header = join(siteRoot, 'components/header.tsx');
  const sound = readFileSync(header, 'utf8');
  for (const comment of ['// First.', '// Second.']) {
    writeFileSync(join(siteRoot, search), "import './nowhere.ts';\n");
    writeFileSync(header, `const broken = ;\n${comment}\n${sound}`);
    await expect.poll(errors, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/^components\/header/));
    expect(await askForAll()).toEqual([500, 500, 500, 404, 404]);
    expect(errors().sort()).toEqual([
      expect.stringContaining(`${search}:1:9: There is no file ./nowhere.ts.`),
      expect.stringContaining('components/header.tsx:1:16: Unexpected token'),
    ]);
    heard.mockClear();
  }
});

it.each(['100%25 Brot', "Müller's 100% 🥐 [50%20x] {a} %2F"])(
  'sends the modules that a module imports, in the folder %s',
  async (name) => {
    const home = mkdtempSync(join(tmpdir(), 'pagewright-dev-server-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const siteRoot = join(home, name);
    cpSync(join(productRoot, 'tests/fixtures/sites/hotel'), siteRoot, { recursive: true });
    const server = await openDevServer({ productRoot, siteRoot }, { port: 0, host: '127.0.0.1', fixed: true });
    onTestFinished(() => server.stop());
    const island = new URL(`/@fs${encodeURI(siteRoot)}/blocks/stay-price/stay-price.island.tsx`, server.url);
    const code = await (await fetch(island)).text();
    const paths = Array.from(code.matchAll(/from "(\/[^"]+)"/g), ([, path]) => path!);
    expect(paths.filter((path) => path.startsWith(`/@fs${siteRoot}/`))).not.toEqual([]);
    const addresses = paths.map((path) => new URL(path, server.url).href);
    for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  },
);

it.each(['a#b', 'a?b', 'a*b'])('refuses the folder %s, whose sign means something else in addresses', async (name) => {
  const project = { productRoot, siteRoot: join(tmpdir(), name) };
  const address = { port: 0, host: '127.0.0.1', fixed: true };
  await expect(openDevServer(project, address)).rejects.toThrow(`has a ${name[1]} in its path`);
});
