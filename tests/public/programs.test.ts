// The functions for other programs; their examples in docs/developers/programs.md are run by e2e/registry/prove.mjs too.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { build, checkSite, openSite, startDev } from '../../src/public/programs.ts';
import { productRoot } from '../product-root.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'pagewright-programs-')), 'bakery');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
/** Page texts as a database might give them. */
const texts = (words: string) => ({
  'site.yaml':
    'name: Bread\nurl: https://bread.example\nmenu: [{ label: Home, href: / }]\nfooter: { blurb: Bread., columns: [{ heading: Pages, links: [{ label: Home, href: / }] }] }\n',
  'pages/index.yaml': `title: Bread\ndescription: Bread from our own oven, every day from seven in the morning.\nblocks:\n  - type: cta\n    heading: ${words}\n    button: { label: Home, href: / }\n`,
});

beforeAll(() => cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), folder, { recursive: true }));
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

it('a site is checked, from its folder and from texts', () => {
  expect(checkSite({ folder })).toEqual([]);
  const [mistake] = checkSite({ folder, texts: { ...texts('Rye'), 'pages/x.yaml': 'tilte: X' } });
  expect(mistake).toMatchObject({ severity: 'error', file: 'pages/x.yaml', range: { start: { line: 1, column: 1 } } });
});

it('a page is rendered to its document; one that is not there has none', async () => {
  const site = openSite({ folder, texts: texts('Rye & spelt') });
  expect(site.pages).toEqual(['/']);
  const { html, diagnostics } = await site.renderPage('/');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(html).toMatch(/^<!doctype html>.*Rye &amp; spelt.*<\/html>$/s);
  expect((await site.renderPage('/nowhere')).html).toBeUndefined();
});

it('a site is built from texts, and again when one has changed or gone', async () => {
  const more = {
    ...texts('Rye'),
    'pages/more.yaml': texts('More')['pages/index.yaml'].replace('title: Bread', 'title: More'),
  };
  expect(await build({ folder, texts: more, outDir: 'out' })).toMatchObject({ ok: true, pages: 2 });
  expect(await build({ folder, texts: texts('Spelt'), outDir: 'out' })).toMatchObject({ ok: true, pages: 1 });
  expect(read('out/index.html')).toContain('Spelt');
  expect(existsSync(join(folder, 'out/more/index.html'))).toBe(false);
});

it('a site with mistakes is not built, and what was there stays', async () => {
  await build({ folder, texts: texts('Rye'), outDir: 'out' });
  const before = read('out/index.html');
  const { ok, pages, diagnostics } = await build({
    folder,
    texts: { ...texts('Spelt'), 'pages/x.yaml': 'title: [' },
    outDir: 'out',
  });
  expect({ ok, pages }).toEqual({ ok: false, pages: 0 });
  expect(diagnostics.map(({ file }) => file)).toContain('pages/x.yaml');
  expect(read('out/index.html')).toBe(before);
});

it('a site is read and checked once for all of its pages, in the time of a build', async () => {
  const all = { ...texts('Home') };
  const page = all['pages/index.yaml'];
  for (let index = 0; index < 300; index++)
    Object.assign(all, { [`pages/p${index}.yaml`]: page.replace('title: Bread', `title: Bread ${index}`) });
  const site = openSite({ folder, texts: all });
  await site.renderPage('/');
  const spent = async (count: number) => {
    const began = performance.now();
    for (let index = 0; index < count; index++)
      expect((await site.renderPage(`/p${index}`)).html).toContain(`<title>Bread ${index}`);
    return (performance.now() - began) / count;
  };
  const opened = performance.now();
  openSite({ folder, texts: all });
  const opening = performance.now() - opened;
  // A page that is rendered is not the whole site that is checked.
  expect(await spent(40)).toBeLessThan(opening / 2);
});

it('a build leaves the settings of the program that asks for it alone', async () => {
  // Code that runs in this process would get halves of React that do not fit together.
  vi.stubEnv('NODE_ENV', 'development');
  await build({ folder, texts: texts('Rye'), outDir: 'out' });
  expect(process.env.NODE_ENV).toBe('development');
  vi.unstubAllEnvs();
});

it('building prints nothing, whatever is wrong', async () => {
  const said = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const outcomes = [
    await build({ folder, texts: { ...texts('Rye'), 'pages/x.yaml': 'title: [' }, outDir: 'quiet' }),
    await build({ folder, texts: texts('Rye'), outDir: 'quiet' }),
    await build({ folder, texts: texts('Rye'), outDir: 'quiet' }),
  ];
  const calls = [...said, written].flatMap(({ mock }) => mock.calls);
  for (const spy of [...said, written]) spy.mockRestore();
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, true, true]);
  expect(calls).toEqual([]);
});

it('the dev server is started and stopped', async () => {
  const dev = await startDev({ folder, port: 0 });
  expect(await (await fetch(dev.url)).text()).toContain('<main');
  await dev.stop();
  await expect(fetch(dev.url)).rejects.toThrow();
});

it('the dev server shows the texts of a program, and each update of them; the editor refuses', async () => {
  const before = read('pages/index.yaml');
  const more = texts('More')['pages/index.yaml'].replace('title: Bread', 'title: More');
  const dev = await startDev({ folder, texts: { ...texts('Rye'), 'pages/more.yaml': more }, port: 0 });
  const get = (path: string) => fetch(new URL(path, dev.url));
  expect(await (await get('/')).text()).toContain('Rye');
  expect((await get('/more')).status).toBe(200);
  // A build of other texts is none of the server's.
  await build({ folder, texts: texts('Oat'), outDir: 'out' });

  dev.update(texts('Spelt'));
  await vi.waitFor(async () => expect(await (await get('/')).text()).toContain('Spelt'), 20_000);
  await vi.waitFor(async () => expect((await get('/more')).status).toBe(404), 20_000);

  const editor = await get('/__editor?page=/');
  expect([editor.status, await editor.text()]).toEqual([403, expect.stringContaining('come from a program')]);
  expect(await (await get('/')).text()).not.toContain('name="pagewright-edit"');
  expect(read('pages/index.yaml')).toBe(before);
  await dev.stop();
});

it('a dev server for files takes no texts', async () => {
  const dev = await startDev({ folder, port: 0 });
  expect(() => dev.update(texts('Rye'))).toThrow('start it with texts');
  const german = await fetch(dev.url, { headers: { 'accept-language': 'de-DE, en;q=0.5' } });
  expect(await german.text()).toContain('<meta name="pagewright-edit" content="Diese Seite bearbeiten">');
  await dev.stop();
});
