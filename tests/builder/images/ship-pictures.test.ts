// The files that are made of photos: right, whole, and made once.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteFacts } from '../../../src/checker/check-site.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

let siteRoot: string;
let outDir: string;

beforeEach(() => {
  siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-ship-'));
  outDir = join(siteRoot, 'dist');
  mkdirSync(join(siteRoot, 'public'));
  vi.resetModules();
});

const plain = (width: number, height: number, colour = '#336699') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Ships the files that a page names of the site's photos, as a build without a cache does. */
async function ship(files: Record<string, Buffer>, html: (stem: (name: string) => string) => string) {
  const { readImage } = await import('../../../src/site/image-files/read-image.ts');
  const { pictureFinder } = await import('../../../src/builder/images/pictures-in.ts');
  const { shipPictures } = await import('../../../src/builder/images/ship-pictures.ts');
  const { openOutput } = await import('../../../src/base/output/output-folder.ts');
  mkdirSync(outDir, { recursive: true });
  const images: SiteFacts['images'] = {};
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(siteRoot, 'public', name), bytes);
    images[`/${name}`] = readImage(join(siteRoot, 'public', name));
  }
  const text = html((name) => images[`/${name}`]!.raster!.stem);
  const output = openOutput(outDir);
  const project = { productRoot: '', siteRoot };
  const { variants, photos } = pictureFinder()(text);
  const shipment = { project, images, variants: new Set(variants.flat()), photos: new Set(photos), output };
  const shipped = await shipPictures(shipment);
  for (const [name, bytes] of Object.entries(files)) if (!shipped.leftOut.has(`/${name}`)) output.write(name, bytes);
  output.finish();
  return { ...shipped, text };
}

const shipped = () => (existsSync(join(outDir, 'assets/images')) ? readdirSync(join(outDir, 'assets/images')) : []);
const open = (name: string) => sharp(readFileSync(join(outDir, 'assets/images', name)));
const one = (stem: (name: string) => string) => `<img src="${stem('a.jpg')}-40.avif">`;

describe('the files of a photo', () => {
  it('are those that the pages name and no others, in the kind and size that the name says', async () => {
    await ship({ 'a.jpg': await plain(200, 100).jpeg().toBuffer() }, (stem) =>
      ['-40.avif', '-80.webp', '-20x20.jpg', '-200.png'].map((end) => `"${stem('a.jpg')}${end} 1w"`).join(),
    );
    const found = await Promise.all(
      shipped().map(async (name) => {
        const { format, width, height, compression } = await open(name).metadata();
        return [name.replace(/^a-[0-9a-f]+-/, ''), compression === 'av1' ? 'avif' : format, width, height];
      }),
    );
    expect(found.toSorted()).toEqual([
      ['200.png', 'png', 200, 100],
      ['20x20.jpg', 'jpeg', 20, 20],
      ['40.avif', 'avif', 40, 20],
      ['80.webp', 'webp', 80, 40],
    ]);
  });

  it('are made once: the second build makes none', async () => {
    const photo = { 'a.jpg': await plain(200, 100).jpeg().toBuffer() };
    expect((await ship(photo, one)).made).toBe(1);
    expect((await ship(photo, one)).made).toBe(0);
    expect(shipped()).toHaveLength(1);
  });

  it('are those of the bytes that are there now, whatever the file is called and whenever it was written', async () => {
    const [blue, red] = [await plain(200, 100).jpeg().toBuffer(), await plain(200, 100, '#993333').jpeg().toBuffer()];
    const colour = async (text: string) => {
      const name = /[^/]+\.avif/.exec(text)![0];
      const { data } = await open(name).raw().toBuffer({ resolveWithObject: true });
      return data[0]! > data[2]! ? 'red' : 'blue';
    };
    expect(await colour((await ship({ 'a.jpg': blue }, one)).text)).toBe('blue');
    const touch = () => utimesSync(join(siteRoot, 'public/a.jpg'), 0, 0);
    touch();
    const after = await ship({ 'a.jpg': red }, one);
    touch();
    expect([await colour(after.text), after.made]).toEqual(['red', 1]);
    const renamed = await ship({ 'b.jpg': blue }, (stem) => `<img src="${stem('b.jpg')}-40.avif">`);
    expect(await colour(renamed.text)).toBe('blue');
    expect(await colour((await ship({ 'a.jpg': blue }, one)).text)).toBe('blue');
  });

  it('are made again when a setting changes', async () => {
    const photo = { 'a.jpg': await plain(200, 100).jpeg().toBuffer() };
    const before = await ship(photo, one);
    vi.resetModules();
    const { settings } = await import('../../../src/site/image-files/encoder-options.ts');
    settings.avif.quality -= 20;
    const after = await ship(photo, one);
    expect(after.made).toBe(1);
    expect(after.text).not.toBe(before.text);
  });

  it('that were only half written by a build that was stopped are not taken for whole', async () => {
    const photo = { 'a.jpg': await plain(200, 100).jpeg().toBuffer() };
    const { text } = await ship(photo, one);
    const name = /[^/]+\.avif/.exec(text)![0];
    const kept = join(siteRoot, '.pagewright/images');
    expect(readdirSync(kept)).toEqual([name]);
    writeFileSync(join(kept, `${name}.1-0.part`), 'half');
    await ship(photo, one);
    expect((await open(name).metadata()).width).toBe(40);
  });

  it('are forgotten a month after the last build that wanted them', async () => {
    const photo = { 'a.jpg': await plain(200, 100).jpeg().toBuffer() };
    await ship(photo, one);
    const kept = join(siteRoot, '.pagewright/images');
    const [name] = readdirSync(kept);
    const other = (stem: (name: string) => string) => `<img src="${stem('a.jpg')}-60.avif">`;
    await ship(photo, other);
    expect(readdirSync(kept)).toContain(name);
    const past = Date.now() / 1000 - 31 * 24 * 60 * 60;
    for (const each of readdirSync(kept)) utimesSync(join(kept, each), past, past);
    await ship(photo, other);
    expect(readdirSync(kept)).not.toContain(name);
    expect(readdirSync(kept)).toHaveLength(1);
  });
});

describe('odd photos', () => {
  it('with 50 million pixels, printer’s colours, a turn, 16 bits or a clear ground come out right', async () => {
    const photos = {
      'large.jpg': await plain(8660, 5774).jpeg().toBuffer(),
      'cmyk.jpg': await plain(200, 100, '#cc3311').toColourspace('cmyk').jpeg().toBuffer(),
      'turned.jpg': await plain(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'deep.png': await plain(200, 100, '#cc3311').toColourspace('rgb16').png().toBuffer(),
      'clear.png': await sharp({
        create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
        .png()
        .toBuffer(),
    };
    const { broken } = await ship(photos, (stem) =>
      Object.keys(photos)
        .flatMap((name) => ['avif', 'webp', 'jpg'].map((ending) => `"${stem(name)}-40.${ending} 1w"`))
        .join(),
    );
    expect(broken).toEqual([]);
    for (const name of shipped()) {
      const { width, height, space, channels } = await open(name).metadata();
      expect([name, width, height]).toEqual([
        name,
        40,
        name.startsWith('turned') ? 80 : expect.closeTo(name.startsWith('large') ? 27 : 20),
      ]);
      expect(space).toBe('srgb');
      expect(channels).toBe(name.startsWith('clear') && !name.endsWith('.jpg') ? 4 : 3);
      const [red, green, blue] = await open(name).removeAlpha().raw().toBuffer();
      if (/^(cmyk|deep)/.test(name)) expect(red! - Math.max(green!, blue!)).toBeGreaterThan(80);
      if (name.startsWith('clear') && name.endsWith('.jpg')) expect(red).toBeGreaterThan(250);
    }
  }, 60_000);

  it('that are damaged inside are named, and the others are made all the same', async () => {
    const bytes = await sharp({
      create: {
        width: 200,
        height: 100,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    bytes.fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 200);
    const photos = { 'a.jpg': await plain(200, 100).jpeg().toBuffer(), 'bad.png': bytes };
    const { broken } = await ship(photos, (stem) => `${one(stem)}<img src="${stem('bad.png')}-40.avif">`);
    expect(broken).toEqual(['/bad.png']);
    expect(readdirSync(join(siteRoot, '.pagewright/images'))).toHaveLength(1);
  });
});

describe('the photo itself', () => {
  it('is not in the finished site when only its files are shown', async () => {
    await ship({ 'a.jpg': await plain(200, 100).jpeg().toBuffer() }, one);
    expect(existsSync(join(outDir, 'a.jpg'))).toBe(false);
    expect(existsSync(join(siteRoot, 'public/a.jpg'))).toBe(true);
  });

  it('is there when its name is one that a use could be missed of', async () => {
    const photos = { 'our team.jpg': await plain(200, 100).jpeg().toBuffer() };
    await ship(photos, (stem) => `<a href="/our%20team.jpg"><img src="${stem('our team.jpg')}-40.avif">`);
    expect(existsSync(join(outDir, 'our team.jpg'))).toBe(true);
  });

  it('is there when something names it, as the picture for social networks does, or when nothing shows it', async () => {
    const bytes = await plain(200, 100).jpeg().toBuffer();
    const named = `<meta property="og:image" content="https://site.example/a.jpg">`;
    await ship({ 'a.jpg': bytes, 'unused.jpg': bytes }, (stem) => named + one(stem));
    expect(existsSync(join(outDir, 'a.jpg'))).toBe(true);
    expect(existsSync(join(outDir, 'unused.jpg'))).toBe(true);
  });
});
