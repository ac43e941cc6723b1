// Measures the wait of somebody who edits in the browser: until the editor is ready (cold: in a
// server and a browser that were just started; warm: in a new window without a cache), from a key
// until the text is on the page, and until it is in the file. Types into the heading of the last
// section, in place and in its form. `--program` is that of an installed package, which has the
// editor compiled; from sources, Vite sends its modules one by one.
// usage: npm run bench:editor -- [--pages 1000] [--runs 15] [--openings 5] [--program FILE]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startDevServer } from './dev-server.mjs';
import { makeSite } from './make-site.mjs';
import { printMachine, spread } from './measure.mjs';

const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    pages: { ...text, default: '1000' },
    runs: { ...text, default: '15' },
    openings: { ...text, default: '5' },
    program: text,
  },
});
const runs = Number(values.runs);
const openings = Number(values.openings);
const file = 'pages/index.yaml';

printMachine();
console.log(`load before: ${loadavg()[0].toFixed(1)}`);
const site = mkdtempSync(join(tmpdir(), 'pagewright-bench-editor-'));
await makeSite({ out: site, pages: Number(values.pages), blocks: 11 });
let server;
let browser;
const start = async () => {
  server = await startDevServer(site, values.program);
  browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });
};
const stop = async () => {
  await browser.close();
  await server.stop();
};
await start();
try {
  await measure();
} finally {
  await stop();
  rmSync(site, { recursive: true });
}
console.log(`load after: ${loadavg()[0].toFixed(1)}`);

async function measure() {
  const [cold, warm] = [[], []];
  for (let run = 0; run < openings; run++) {
    if (run > 0) {
      await stop();
      await start();
    }
    cold.push((await openWindow()).time);
  }
  for (let run = 0; run < openings; run++) {
    const { page, time } = await openWindow();
    warm.push(time);
    await page.close();
  }
  console.log(`opening: cold ${spread(cold, 0)} ms, warm ${spread(warm, 0)} ms`);
  const { page } = await openWindow();
  const heading = page.frameLocator('iframe').locator('main > *').last().locator('h2');
  await heading.click();
  await print('in place', page);
  await page.keyboard.press('Escape');
  const rows = page.getByRole('treegrid', { name: 'Sections' }).getByRole('row');
  await rows.first().click();
  await rows.last().click();
  await page
    .getByRole('complementary', { name: 'Settings' })
    .getByRole('textbox', { name: 'Heading', exact: true })
    .click();
  await print('in the form', page);
}

/** Opens a window. @returns its page, and the time from the address until the outline and the page are there */
async function openWindow() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const began = performance.now();
  await page.goto(`${server.url}/__editor?page=/`);
  await page.frameLocator('iframe').locator('main > *').first().waitFor();
  await page.getByRole('treegrid', { name: 'Sections' }).getByRole('row').first().waitFor();
  const time = performance.now() - began;
  return { page, time };
}

async function print(name, page) {
  const [shown, saved] = [[], []];
  for (let run = 0; run < runs; run++) {
    const figures = await typeKey(page, run);
    shown.push(figures.shown);
    saved.push(figures.saved);
  }
  console.log(`${name.padEnd(11)}: key to pixel ${spread(shown, 0)} ms, key to disk ${spread(saved, 0)} ms`);
}

/** @returns milliseconds from a key until the page has been painted with it, and until it is in the file */
async function typeKey(page, run) {
  const key = String.fromCodePoint(97 + (run % 26));
  const before = readFileSync(join(site, file), 'utf8').split(key).length;
  await page.evaluate(observeKey, key);
  await wait(300);
  await page.keyboard.press('End');
  const pressed = page.keyboard.press(key);
  while (readFileSync(join(site, file), 'utf8').split(key).length === before) await wait(1);
  const saved = Date.now();
  await pressed;
  const times = await page.evaluate(() => globalThis.timesOfKey);
  await page.keyboard.press('Backspace');
  return { shown: times.shown - times.pressed, saved: saved - times.pressed };
}

/** In the browser: notes when a key is pressed, and when the frame has been painted with it once more than before. */
function observeKey(key) {
  const view = document.querySelector('iframe').contentWindow;
  const count = () => view.document.querySelector('main').textContent.split(key).length;
  const before = count();
  let pressed = 0;
  for (const target of [globalThis, view])
    target.addEventListener('keydown', (event) => event.key === key && (pressed ||= Date.now()), { capture: true });
  globalThis.timesOfKey = new Promise((resolve) => {
    const look = () => {
      if (count() === before) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve({ pressed, shown: Date.now() }));
        port1.start();
        port2.postMessage(null);
      });
    };
    const changes = new MutationObserver(look);
    changes.observe(view.document.documentElement, { subtree: true, childList: true, characterData: true });
  });
}
