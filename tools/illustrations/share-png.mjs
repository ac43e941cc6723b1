// Turns the drawn share picture into a PNG, because social networks show no SVG. Needs Chromium (see bin/ensure-browser.mjs).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../bin/ensure-browser.mjs';

const images = fileURLToPath(new URL('../../public/images/', import.meta.url));
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>*{margin:0}</style>${readFileSync(new URL('share.svg', import.meta.url), 'utf8')}`);
await page.screenshot({ path: `${images}share.png` });
await browser.close();
