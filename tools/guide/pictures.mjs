// Takes the pictures of the guide: from the dev server, in a browser, made small.
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { ensureBrowser } from '../../bin/ensure-browser.mjs';

/** Pixels of the window, and of the picture in width. */
const size = { width: 1200, height: 800 };
const width = 1000;

/** By the picture's name: where it is taken, and what is done before. */
const scenes = {
  'first-home': { address: '/' },
  breakfast: { address: '/breakfast', whole: true },
  overlay: { address: '/breakfast', before: (page) => page.locator('vite-error-overlay').waitFor() },
  editor: { address: '/__editor?page=/breakfast', until: 'load', before: priceListChosen },
  gallery: { address: '/__blocks/price-list' },
};

/** @param {string} origin of the dev server */
export async function openCamera(origin) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  return { take: (file) => take(browser, origin, file), close: () => browser.close() };
}

async function take(browser, origin, file) {
  const name = basename(file).replace(/\.\w+$/, '');
  const { address, whole = false, until = 'networkidle', before } = scenes[name] ?? {};
  if (!address) throw new Error(`Nobody has said what the picture ${name} shows: see tools/guide/pictures.mjs`);
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await page.goto(origin + address, { waitUntil: until });
  await before?.(page);
  const shot = await page.screenshot({ fullPage: whole });
  await page.close();
  await savePicture(shot, file);
}

/** Writes a picture of the screen as guides have it. */
export async function savePicture(shot, file) {
  await sharp(shot).resize({ width }).webp({ quality: 82, effort: 6 }).toFile(file);
  console.log(`${basename(file)} ${Math.ceil(statSync(file).size / 1024)} KiB`);
}

async function priceListChosen(page) {
  await page.getByRole('row').filter({ hasText: 'Price list' }).click();
  await page.getByRole('complementary', { name: 'Settings' }).waitFor();
  await page.frameLocator('iframe').locator('#prices').waitFor();
}
