// Derived outputs in the dev server: made of the site as it is now, when they are asked for.
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as renderer from '../../../src/page/app/renderer.ts';
import { LiveSite } from '../../../src/dev/server/live-site.ts';
import { outputServer } from '../../../src/dev/server/output-server.ts';
import { createShareOpener, shareServer, type ShareOpener } from '../../../src/dev/server/share-server.ts';
import { safeHandler } from '../../../src/base/http/safe-handler.ts';
import { openSharePictures } from '../../../src/builder/share-pictures/share-pictures.ts';
import { productRoot } from '../../product-root.ts';

const siteRoot = join(mkdtempSync(join(tmpdir(), 'pagewright-outputs-')), 'site');
const write = (path: string, text: string) => {
  writeFileSync(join(siteRoot, path), text);
  live.reread([join(siteRoot, path)]);
  live.check();
};
let live: LiveSite;
let openPictures: ShareOpener;
let http: Server;

beforeAll(async () => {
  cpSync(join(productRoot, 'tests/fixtures/sites/granary'), siteRoot, { recursive: true });
  appendFileSync(join(siteRoot, 'site.yaml'), '\nmarkdownPages: true\nsharePictures: true\n');
  live = new LiveSite({ productRoot, siteRoot }, { date: '2026-11-25' });
  const dev = { early: '', load: () => Promise.resolve(renderer), forget: () => {} };
  openPictures = createShareOpener(live);
  const sendOutput = outputServer({
    live,
    renderer: dev,
    openPictures,
    shapes: () => '',
    documentOf: () => Promise.resolve(''),
    onBroken: () => {},
  });
  const sendShare = shareServer(live, openPictures);
  const answer = safeHandler(async (request, response) => {
    if (!(await sendOutput(request, response)) && !(await sendShare(request, response)))
      response.writeHead(404).end('not made');
  });
  // Making a font holds everything up, on a busy machine for longer than idle connections live.
  http = createServer({ keepAliveTimeout: 120_000 }, answer);
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  http.close();
  rmSync(siteRoot, { recursive: true });
});

async function get(path: string) {
  const response = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), body, text: body.toString() };
}

describe('pages as Markdown', () => {
  it('are there as they are now, with the list of them', async () => {
    const file = 'pages/about.yaml';
    const about = 'title: About us\ndescription: Who we are.\nblocks:\n  - type: rich-text\n    text: We **play**.\n';
    write(file, about);
    expect(await get('/about.md')).toMatchObject({
      status: 200,
      type: 'text/markdown; charset=utf-8',
      text: '# About us\n\nWe **play**.\n',
    });
    write(file, about.replace('play', 'sing'));
    expect((await get('/about.md')).text).toContain('We **sing**.');
    expect((await get('/index.md')).status).toBe(200);
    expect((await get('/llms.txt')).text).toContain(
      '- [About us](https://www.granary.example/about.md): Who we are.\n',
    );
  });

  it('are not there for what the build writes none of', async () => {
    for (const path of ['/abuot.md', '/404.md', '/src/page/app/x.md', '/__blocks/x.json', '/sitemap.html'])
      expect((await get(path)).text).toBe('not made');
    write(
      'pages/hidden.yaml',
      'title: H\ndescription: H.\nlisted: false\nblocks:\n  - { type: rich-text, text: H. }\n',
    );
    expect((await get('/hidden.md')).status).toBe(404);
  });

  it('leave a file of the author in public to be sent as it is', async () => {
    write('public/llms.txt', 'Mine.');
    expect((await get('/llms.txt')).text).toBe('not made');
    rmSync(join(siteRoot, 'public/llms.txt'));
  });
});

it.each([
  ['/news/feed.xml', 'application/xml; charset=utf-8', 'The new stage is open'],
  ['/news/feed.json', 'application/json; charset=utf-8', 'The new stage is open'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://www.granary.example/about</loc>'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: '],
])('%s is made', async (path, type, part) => {
  const made = await get(path);
  expect(made).toMatchObject({ status: 200, type });
  expect(made.text).toContain(part);
});

it('a calendar to which a page links is made', async () => {
  const [calendar] = live.checked().calendars;
  const { status, type, text } = await get(calendar!.events[0]!.href);
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toContain('BEGIN:VEVENT');
});

describe('share pictures', () => {
  it('are named in the head of a page, and drawn when they are asked for, as the build does', async () => {
    const { model } = live.findPage('/about');
    const site = live.lastGoodSite()!;
    const named = (await openPictures(site)).named(model!)!;
    const { status, type, body } = await get(`/${named.path}`);
    expect([status, type]).toEqual([200, 'image/jpeg']);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
    const other = mkdtempSync(join(tmpdir(), 'pagewright-outputs-'));
    cpSync(siteRoot, other, { recursive: true, filter: (path) => !path.includes('.pagewright') });
    const pictures = await openSharePictures({ productRoot, siteRoot: other }, site);
    const built = await pictures.of(model!);
    expect(named).toEqual({ path: built!.path, alt: built!.alt });
    expect(body.equals(await built!.make())).toBe(true);
    pictures.close();
    rmSync(other, { recursive: true });
  });

  it('are found by the address of the page', async () => {
    expect(await get('/__share/about')).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect(await get('/__share/')).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect(await get('/__share/abuot')).toMatchObject({ status: 404, text: 'There is no page at /abuot.' });
    expect((await get('/__share/hidden')).text).toContain('/hidden gets no picture');
  });

  it('get another name with another title; the old one is gone', async () => {
    const shown = async () => (await openPictures(live.lastGoodSite()!)).named(live.findPage('/about').model!)!.path;
    const before = await shown();
    write('pages/about.yaml', 'title: The Granary\ndescription: A.\nblocks:\n  - { type: rich-text, text: A. }\n');
    const after = await shown();
    expect(after).not.toBe(before);
    expect((await get(`/${before}`)).text).toBe('not made');
    expect((await get(`/${after}`)).status).toBe(200);
  });

  it('say why there is none where no font has the letters', async () => {
    write('pages/about.yaml', 'title: ゆき\ndescription: A.\nblocks:\n  - { type: rich-text, text: A. }\n');
    const named = (await openPictures(live.lastGoodSite()!)).named(live.findPage('/about').model!)!;
    const { status, text } = await get(`/${named.path}`);
    expect(status).toBe(404);
    expect(text).toContain('/about gets no share picture: no font of the site has the letters of "ゆき".');
  });
});
