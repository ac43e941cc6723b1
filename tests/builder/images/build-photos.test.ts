// A whole build of a site with photos: what is wrong with one is said where it is used, and what is right is shipped.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { build } from '../../../src/builder/build.ts';
import { productRoot } from '../../product-root.ts';

it('names the picture that is damaged inside, at its place, and ships the site once it is mended', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-photos-'));
  const outDir = join(siteRoot, 'dist');
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const home = join(siteRoot, 'pages/index.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace('/images/loaf.svg', '/images/loaf.png'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const good = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
  const damaged = Buffer.from(good);
  damaged.fill(0x55, damaged.length >> 1, (damaged.length >> 1) + 200);

  const said: string[] = [];
  const keep = (chunk: string | Uint8Array) => said.push(String(chunk)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(keep));
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  writeFileSync(join(siteRoot, 'public/images/loaf.png'), damaged);
  const first = await build({ productRoot, siteRoot }, { outDir });
  writeFileSync(join(siteRoot, 'public/images/loaf.png'), good);
  const second = await build({ productRoot, siteRoot }, { outDir });
  for (const spy of [...spies, log]) spy.mockRestore();

  expect([first, second]).toEqual([1, 0]);
  expect(said.join('')).toContain('pages/index.yaml:8:23');
  expect(said.join('')).toContain('The file is damaged.');
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  const named = [...html.matchAll(/\/assets\/images\/([\w.-]+)/g)].map(([, name]) => name!);
  expect(new Set(named.map((name) => name.split('.').pop()))).toEqual(new Set(['avif', 'webp', 'jpg']));
  expect(readdirSync(join(outDir, 'assets/images')).toSorted()).toEqual([...new Set(named)].toSorted());
  expect(html).toContain('.picture{display:contents}');
  expect(readFileSync(join(outDir, 'brot/index.html'), 'utf8')).not.toContain('.picture');
  expect(existsSync(join(outDir, 'images/loaf.png'))).toBe(false);
  expect(existsSync(join(outDir, 'images/logo.svg'))).toBe(true);
});

it('publishes a shared picture in its shape, and no picture with the place where it was taken', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-share-'));
  const outDir = join(siteRoot, 'dist');
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#a40' } })
    .withExif({ IFD0: { Artist: 'Rosa' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } })
    .jpeg()
    .toBuffer();
  for (const name of ['share.jpg', 'for-the-press.jpg']) writeFileSync(join(siteRoot, 'public/images', name), photo);
  const home = join(siteRoot, 'pages/index.yaml');
  const shared = 'shareImage: { src: /images/share.jpg, alt: A loaf }\n';
  writeFileSync(home, shared + readFileSync(home, 'utf8'));
  const quiet = vi.spyOn(console, 'log').mockImplementation(() => {});
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await build({ productRoot, siteRoot }, { outDir });
  quiet.mockRestore();
  write.mockRestore();

  expect(code).toBe(0);
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  const [, path = ''] = /<meta property="og:image" content="https:\/\/[^/]+(\/[^"]+)"/.exec(html) ?? [];
  expect(await sharp(join(outDir, path)).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(existsSync(join(outDir, 'images/share.jpg'))).toBe(false);
  const published = readFileSync(join(outDir, 'images/for-the-press.jpg'));
  for (const bytes of [published, readFileSync(join(outDir, path))]) expect(bytes.includes('Rosa')).toBe(false);
});
