// Files of photos, made one by one as the dev server is asked for them.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { SiteFacts } from '../../../src/checker/check-site.ts';
import { readImage } from '../../../src/site/image-files/read-image.ts';
import { BrokenPicture } from '../../../src/builder/images/broken-picture.ts';
import { makeShownPicture } from '../../../src/builder/images/ship-pictures.ts';

let siteRoot: string;
let stem: string;
let images: SiteFacts['images'];

const makeAt = (address: string) => makeShownPicture({ productRoot: '', siteRoot }, images, address.slice(1));

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
});

it('is made when it is first asked for, once for all who ask at the same time', async () => {
  const [bytes] = await Promise.all([1, 2, 3].map(() => makeAt(`${stem}-150.webp`)));
  const { width, height, format } = await sharp(bytes).metadata();
  expect([width, height, format]).toEqual([150, 100, 'webp']);
  expect(readdirSync(join(siteRoot, '.pagewright/images'))).toHaveLength(1);
});

it('is none of what is no file of a photo, or would have more pixels than the photo', async () => {
  const other = stem.replace(/[0-9a-f]{8}$/, '01234567');
  for (const address of ['/a.jpg', '/assets/boot-1234.js', `${other}-150.webp`, `${stem}-301.webp`, `${stem}-150.gif`])
    expect([address, await makeAt(address)]).toEqual([address, undefined]);
});

it('is cut where the page says, so that its focus stays', async () => {
  // Red, green, blue, from left to right.
  const stripe = (background: string) => ({ create: { width: 100, height: 200, channels: 3 as const, background } });
  const input = await Promise.all(['#00f', '#0f0', '#f00'].map((colour) => sharp(stripe(colour)).png().toBuffer()));
  await hold(() =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
      .composite(input.map((each, index) => ({ input: each, left: 200 - 100 * index, top: 0 })))
      .png()
      .toBuffer(),
  );
  const dominant = async (ending: string) => {
    const bytes = (await makeAt(`${stem}-50x100${ending}.png`))!;
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([50, 100]);
    return (await sharp(bytes).stats()).channels.slice(0, 3).map(({ mean }) => (mean > 128 ? 255 : 0));
  };
  expect(await dominant('-0-50')).toEqual([255, 0, 0]);
  expect(await dominant('')).toEqual([0, 255, 0]);
  expect(await dominant('-50-0')).toEqual([0, 255, 0]);
  expect(await dominant('-100-100')).toEqual([0, 0, 255]);
  expect(await makeAt(`${stem}-50x100-101-0.png`)).toBeUndefined();
});

it('says which photo is damaged', async () => {
  await hold(damaged);
  const error: unknown = await makeAt(`${stem}-150.avif`).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BrokenPicture);
  expect((error as BrokenPicture).addresses).toEqual(['/a.jpg']);
});

it('is not made of a photo that has just been replaced or taken away', async () => {
  writeFileSync(join(siteRoot, 'public/a.jpg'), await photo('#933').toBuffer());
  await expect(makeAt(`${stem}-150.avif`)).rejects.toThrow(
    '/a.jpg could not be made smaller: It has changed meanwhile',
  );
  rmSync(join(siteRoot, 'public/a.jpg'));
  await expect(makeAt(`${stem}-150.avif`)).rejects.toThrow('/a.jpg could not be made smaller: ENOENT');
  expect(existsSync(join(siteRoot, '.pagewright/images'))).toBe(false);
});
