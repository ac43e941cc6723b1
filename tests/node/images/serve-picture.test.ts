// The dev server's pictures over real HTTP, on good days and bad ones.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readImage } from '../../../src/node/images/read-image.ts';
import { pictureServer } from '../../../src/node/images/serve-picture.ts';

let siteRoot: string;
let server: Server;
let broken: string[];
let stem: string;

const get = (address: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);

beforeEach(async () => {
  siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-serve-'));
  mkdirSync(join(siteRoot, 'public'));
  const photo = join(siteRoot, 'public/a.jpg');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
    .jpeg()
    .toFile(photo);
  const images = { '/a.jpg': readImage(photo) };
  stem = images['/a.jpg'].raster!.stem;
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
  const other = stem.replace(/[0-9a-f]{12}$/, '0123456789ab');
  for (const address of ['/a.jpg', '/assets/boot-1234.js', `${other}-150.webp`, `${stem}-301.webp`, `${stem}-150.gif`])
    expect([address, (await get(address)).status]).toEqual([address, 418]);
});

it('says which photo is damaged, and goes on when a photo has just been taken away', async () => {
  writeFileSync(join(siteRoot, 'public/a.jpg'), 'damaged since');
  expect((await get(`${stem}-150.avif`)).status).toBe(404);
  expect(broken).toEqual(['/a.jpg']);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  rmSync(join(siteRoot, 'public/a.jpg'));
  expect((await get(`${stem}-200.avif`)).status).toBe(404);
  expect(said.mock.calls[0]![0]).toContain('/a.jpg could not be made smaller');
  said.mockRestore();
});
