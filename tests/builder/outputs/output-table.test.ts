// Every derived output: the dev server and the preview answer for it with the bytes that the build has written.
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lazy } from '../../../src/base/pure/lazy.ts';
import { toBuiltAlias, toBuiltFile } from '../../../src/base/pure/route.ts';
import { build } from '../../../src/builder/build.ts';
import { loadBundles } from '../../../src/builder/bundles/bundle-cache.ts';
import { openTexts } from '../../../src/site/folder/site-texts.ts';
import { loadChecker } from '../../../src/site/folder/load-checker.ts';
import { readFacts } from '../../../src/site/folder/project.ts';
import { openDevServer } from '../../../src/dev/server/dev-server.ts';
import type { RunningServer } from '../../../src/base/http/restartable.ts';
import { listFiles } from '../../../src/base/disk/list-files.ts';
import { safeHandler } from '../../../src/base/http/safe-handler.ts';
import { outputs } from '../../../src/builder/outputs/output-table.ts';
import { createPreview } from '../../../src/dev/preview/preview-server.ts';
import { productRoot } from '../../product-root.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});
vi.spyOn(process.stdout, 'write').mockImplementation(() => true);

const siteRoot = join(mkdtempSync(join(tmpdir(), 'pagewright-outputs-')), 'site');
const outDir = join(siteRoot, 'dist');
const project = { productRoot, siteRoot };
const path = (file: string) => join(siteRoot, file);
let dev: RunningServer;
let preview: Server;

/** The site of collections, with all that a site can ask for. */
async function writeSite() {
  cpSync(join(productRoot, 'tests/fixtures/sites/granary'), siteRoot, { recursive: true });
  appendFileSync(
    path('site.yaml'),
    `
  font: Inter
markdownPages: true
sharePictures: true
redirects:
  - { from: /diary, to: /events }
endpoints: { netlify: {} }
forms:
  contact:
    fields: [{ name: name, label: Name, kind: text }]
    submit: { label: Send, busyLabel: Sending }
    delivery: [{ call: netlify }]
    success: { panel: { heading: Thank you, text: Sent. }, goTo: / }
    failure: { message: Not sent. }
`,
  );
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } });
  writeFileSync(path('public/images/house.jpg'), await photo.jpeg().toBuffer());
  writeFileSync(
    path('pages/about.yaml'),
    'title: About us\ndescription: Who we are.\nblocks:\n  - type: rich-text\n    text: We **play**.\n  - { type: gallery, pictures: [{ image: { src: /images/house.jpg, alt: The house } }] }\n  - { type: form, form: contact, heading: Write to us }\n',
  );
  writeFileSync(
    path('pages/404.yaml'),
    'title: Not found\ndescription: There is no such page.\nlisted: false\nblocks:\n  - { type: rich-text, text: Gone. }\n',
  );
  appendFileSync(
    path('pages/index.yaml'),
    '\n  - type: rich-text\n    text: "[About us](/about), [search](/search), [people](/people)"\n',
  );
}

beforeAll(async () => {
  await writeSite();
  expect(await build(project, { outDir, preview: { now: '2026-11-25', show: 'published' } })).toBe(0);
  dev = await openDevServer(project, { port: 0, host: '127.0.0.1', fixed: true }, { date: '2026-11-25' });
  preview = createServer(safeHandler(createPreview(outDir, path('.pagewright/inbox'))));
  await new Promise<void>((resolve) => void preview.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await dev.stop();
  preview.close();
  rmSync(siteRoot, { recursive: true });
});

const get = async (base: string, file: string) => {
  const response = await fetch(new URL(`/${file}`, base), { redirect: 'manual' });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()), headers: response.headers };
};
const previewUrl = () => `http://127.0.0.1:${(preview.address() as AddressInfo).port}`;
const isPage = (file: string) => {
  const names = listFiles(siteRoot, 'dist').map((each) => each.replace(/^dist\//, ''));
  const route = `/${file.replace(/(?:\/?index)?\.html$/, '')}`;
  return names.includes(toBuiltFile(route)) && [toBuiltFile(route), toBuiltAlias(route)].includes(file);
};
const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);
const built = () => listFiles(outDir, '').filter((file) => !isCompressed(file) && !isPage(file));

describe.each(outputs)('$name', ({ kind, pattern }) => {
  it('is the same from the dev server, the preview and the build', async () => {
    const files = built().filter((file) => pattern.test(file));
    expect(files).not.toEqual([]);
    for (const file of files) {
      const [developed, previewed] = [await get(dev.url, file), await get(previewUrl(), file)];
      const isSent = kind !== 'host';
      expect([file, developed.status, previewed.status]).toEqual([file, isSent ? 200 : 404, isSent ? 200 : 404]);
      const content = readFileSync(join(outDir, file));
      if (isSent)
        expect([file, content.equals(developed.body), content.equals(previewed.body)]).toEqual([file, true, true]);
    }
  });
});

const openChecker = lazy(() => loadChecker(project));
/** What the check says of the site with one more file in its public folder. */
const checkWith = (address: string) => {
  const known = readFacts(project, { now: '2026-11-25', show: 'published' });
  const withOne = { ...known, files: new Set([...known.files!, address]) };
  const { diagnostics } = openChecker().checkSite({ texts: openTexts(project), facts: withOne });
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${file} ${code}`);
};
const listFolders = (file: string) => {
  const parts = `/${file}`.split('/').slice(1, -1);
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
};
const isInTheWay = (found: string[], address: string) =>
  found.some((each) => each === `public${address} site/in-the-way` || each.endsWith(' site/file-shadows-page'));

describe.each([...outputs, { name: 'pages', pattern: /\.html$/ }])(
  'public files in the way of $name',
  ({ name, pattern }) => {
    it('are told: folders that have the name of a file, and files that have that of a folder', () => {
      const all = listFiles(outDir, '').filter((file) => (name === 'pages' ? isPage(file) : !isPage(file)));
      const files = all.filter((file) => pattern.test(file));
      expect(files).not.toEqual([]);
      const inTheWay = files.flatMap((file) => [
        ...(file === '.htaccess' ? [] : [`/${file}/a.txt`, `/${file}.br/a.txt`, `/${file.toUpperCase()}/a.txt`]),
        ...listFolders(file).flatMap((folder) => [folder, folder.toUpperCase()]),
      ]);
      const missed = [...new Set(inTheWay)].filter((address) => !isInTheWay(checkWith(address), address));
      expect(missed).toEqual([]);
    });
  },
);

it('public files beside outputs are in nobody’s way', () => {
  const beside = ['/assets/logo.svg', '/assets/v1.2/a.txt', '/assets.txt', '/news/feed/a.txt', '/robots/a.txt'];
  const told = [...beside, '/page.html/a.txt', '/terms.md/a.txt', '/robots.txt'].flatMap(checkWith);
  expect(told).toEqual([]);
});

it('is all that a build writes beside pages, bundles and the public folder', async () => {
  const { folder } = await loadBundles(project);
  const others = new Set([...listFiles(folder, ''), ...listFiles(path('public'), '')]);
  const unknown = built().filter(
    (file) =>
      !others.has(file) && !file.startsWith('assets/props-') && !outputs.some(({ pattern }) => pattern.test(file)),
  );
  expect(unknown).toEqual([]);
});

it('leads from an old address where the build tells hosts to', async () => {
  for (const base of [dev.url, previewUrl()])
    expect((await get(base, 'diary')).headers.get('location')).toBe('/events');
});

it('a file of the author in public comes first', async () => {
  mkdirSync(path('public/news'));
  const own = ['robots.txt', 'news/feed.xml', 'about.md', 'favicon.ico'];
  for (const file of own) writeFileSync(path(`public/${file}`), 'Mine.');
  expect(await build(project, { outDir, preview: { now: '2026-11-25', show: 'published' } })).toBe(0);
  for (const file of own) {
    expect([file, readFileSync(join(outDir, file), 'utf8')]).toEqual([file, 'Mine.']);
    expect([file, (await get(dev.url, file)).body.toString()]).toEqual([file, 'Mine.']);
  }
});
