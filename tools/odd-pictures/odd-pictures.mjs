// Makes small pictures that are unusual, and records the sizes at which Chromium shows them: `node tools/odd-pictures/odd-pictures.mjs`.
// tests/site/image-files/odd-pictures.test.ts holds the product to them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { ensureBrowser } from '../../bin/ensure-browser.mjs';
import { drawings } from './drawings.mjs';
import { turnedAvif, turnedPng, turnedWebp, turnedJpeg } from './turned.mjs';

const folder = fileURLToPath(new URL('../../tests/fixtures/odd-pictures/', import.meta.url));
const plain = () => sharp({ create: { width: 12, height: 8, channels: 3, background: '#369' } });

/** Photos by name: turned in each of the eight ways, in each format that says so, and in ways that browsers pass over. */
async function makePhotos() {
  const [jpg, png, webp, avif] = await Promise.all([
    plain().jpeg().toBuffer(),
    plain().png().toBuffer(),
    plain().webp().toBuffer(),
    plain().avif().toBuffer(),
  ]);
  const photos = { 'plain.jpg': jpg, 'plain.png': png, 'plain.webp': webp, 'plain.avif': avif };
  for (let turn = 1; turn <= 8; turn++) {
    photos[`turned-${turn}.jpg`] = turnedJpeg(jpg, turn);
    photos[`turned-${turn}.png`] = turnedPng(png, turn);
    photos[`turned-${turn}.webp`] = turnedWebp(webp, turn, { width: 12, height: 8 });
    photos[`exif-${turn}.avif`] = await plain().withMetadata({ orientation: turn }).avif().toBuffer();
  }
  for (let quarter = 0; quarter < 4; quarter++) photos[`irot-${quarter}.avif`] = turnedAvif(avif, quarter);
  photos['big-endian.jpg'] = turnedJpeg(jpg, 6, { bigEndian: true });
  photos['big-endian.png'] = turnedPng(png, 6, { bigEndian: true });
  photos['big-endian.webp'] = turnedWebp(webp, 6, { width: 12, height: 8 }, { bigEndian: true });
  photos['headed.webp'] = turnedWebp(webp, 6, { width: 12, height: 8 }, { headed: true });
  photos['no-such-turn.jpg'] = turnedJpeg(jpg, 9);
  photos['no-such-turn.png'] = turnedPng(png, 9);
  photos['cut-exif.png'] = turnedPng(png, 6, { cut: true });
  photos['progressive.jpg'] = await plain().jpeg({ progressive: true }).toBuffer();
  photos['lossless.webp'] = await plain().webp({ lossless: true }).toBuffer();
  photos['moving.gif'] = await plain().gif().toBuffer();
  return photos;
}

/** Measures files as a page does that shows them. @returns sizes by name; null for what is not shown */
async function measure(names) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`file://${folder}`);
    const sizes = {};
    for (const name of names)
      sizes[name] = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        return await image.decode().then(
          () => [image.naturalWidth, image.naturalHeight],
          () => null,
        );
      }, encodeURIComponent(name));
    return sizes;
  } finally {
    await browser.close();
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files = { ...(await makePhotos()), ...drawings };
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
const sizes = await measure(Object.keys(files));
writeFileSync(
  join(folder, 'sizes.json'),
  `${JSON.stringify(sizes, null, 2).replaceAll(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`,
);
console.log(`${Object.keys(sizes).length} pictures are in ${folder}`);
