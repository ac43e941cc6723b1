// The dev server's pictures over real HTTP, on good days and bad ones.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteFacts } from '../../../src/checker/check-site.ts';
import { readImage } from '../../../src/site/image-files/read-image.ts';
import { pictureServer } from '../../../src/builder/images/serve-picture.ts';

let siteRoot: string;
let server: Server;
let broken: string[];
let stem: string;
let images: SiteFacts['images'];

const get = (address: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);

const photo = (background: string) => sharp({ create: { width: 300, height: 200, channels: 3, background } }).jpeg();

async function damaged() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
  return bytes.fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 200);
}

/** The site has this photo. */
async function hold(make: () => Promise<Buffer>) {
  writeFileSync(join(siteRoot, 'public/a.jpg'), await make());
  images['/a.jpg'] = readImage(join(siteRoot, 'public/a.jpg'));
  stem = images['/a.jpg'].raster!.stem;
}

beforeEach(async () => {
  siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-serve-'));
  mkdirSync(join(siteRoot, 'public'));
  images = {};
  await hold(() => photo('#369').toBuffer());
  broken = [];
  const onBroken = (addresses: string[]) => broken.push(...addresses);
  const handle = pictureServer({ project: { productRoot: '', siteRoot }, images: () => images, onBroken });
  server = createServer(async (request, response) => {
    if (!(await handle(request, response))) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

it('makes a file when it is first asked for, once for all who ask at the same time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => get(`${stem}-150.webp`)));
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
    Array.from({ length: 3 }, () => [200, 'image/webp']),
  );
  const { width, height } = await sharp(Buffer.from(await answers[0]!.arrayBuffer())).metadata();
  expect([width, height]).toEqual([150, 100]);
  expect(readdirSync(join(siteRoot, '.pagewright/images'))).toHaveLength(1);
});

it('leaves alone what is no file of a photo, or would have more pixels than the photo', async () => {
  const other = stem.replace(/[0-9a-f]{8}$/, '01234567');
  for (const address of ['/a.jpg', '/assets/boot-1234.js', `${other}-150.webp`, `${stem}-301.webp`, `${stem}-150.gif`])
    expect([address, (await get(address)).status]).toEqual([address, 418]);
});

it('says which photo is damaged', async () => {
  await hold(damaged);
  expect((await get(`${stem}-150.avif`)).status).toBe(404);
  expect(broken).toEqual(['/a.jpg']);
});

it('makes nothing of a photo that has just been replaced or taken away, and goes on', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeFileSync(join(siteRoot, 'public/a.jpg'), await photo('#933').toBuffer());
  expect((await get(`${stem}-150.avif`)).status).toBe(404);
  rmSync(join(siteRoot, 'public/a.jpg'));
  expect((await get(`${stem}-150.avif`)).status).toBe(404);
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('/a.jpg could not be made smaller: It has changed meanwhile'),
    expect.stringContaining('/a.jpg could not be made smaller: ENOENT'),
  ]);
  expect([broken, existsSync(join(siteRoot, '.pagewright/images'))]).toEqual([[], false]);
  said.mockRestore();
});
