// Measures pages of the finished site on a phone: paints, shifts, blocking, bytes by type,
// requests, script before any touch, and the time of a tap. Chromium on a processor four times
// slower, with 150 ms and 1.6 Mbit/s; caches empty each time.
// usage: npm run bench:pages -- [--dist dist] [--routes /,/price,/contact,/privacypolicy,/career] [--runs 5]
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { printMachine, spread } from './measure.mjs';
import { observePage, knownOnly } from './page-observer.mjs';
import { servePreview } from './preview.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    dist: { ...text, default: join(root, 'dist') },
    routes: { ...text, default: '/,/price,/contact,/privacypolicy,/career' },
    runs: { ...text, default: '5' },
  },
});
const routes = values.routes.split(',');
const figures = new Map(routes.map((route) => [route, []]));
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const link = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

printMachine();
const preview = await servePreview(resolve(values.dist));
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });
try {
  // Routes take turns, so that a slow minute of the machine hits all of them.
  for (let run = 0; run < Number(values.runs); run++)
    for (const route of routes) figures.get(route).push(await measure(preview.url + route));
} finally {
  await browser.close();
  preview.stop();
}
for (const [route, runs] of figures) print(route, runs);

async function measure(url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', link);
    const bytes = countBytes(session);
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    const untouched = { ...(await page.evaluate(() => globalThis.measured.read())), ...bytes.read() };
    return { ...untouched, ...(await tapMenu(page)) };
  } finally {
    await context.close();
  }
}

/** Bytes on the wire by type, and the number of requests. */
function countBytes(session) {
  const types = new Map();
  const bytes = { html: 0, script: 0, pictures: 0, other: 0 };
  const kinds = { Document: 'html', Script: 'script', Image: 'pictures' };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, kinds[type] ?? 'other'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[types.get(requestId) ?? 'other'] += encodedDataLength;
  });
  return { read: () => ({ ...bytes, requests: types.size }) };
}

/** The time from a tap on the menu's button until the browser has shown what it did: the event timing of the tap. */
async function tapMenu(page) {
  const box = await page.locator('header button[popovertarget]').first().boundingBox();
  if (!box) return { tap: undefined };
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1000);
  return { tap: await page.evaluate(() => globalThis.measured.slowestEvent()) };
}

function print(route, runs) {
  const of = (key) => knownOnly(runs.map((run) => run[key]));
  console.log(`\n${route}`);
  console.log(
    `  FCP ${spread(of('fcp'), 0)}   LCP ${spread(of('lcp'), 0)}   TBT ${spread(of('tbt'), 0)} ms   CLS ${spread(of('cls'), 4)}`,
  );
  console.log(`  tap on the menu ${spread(of('tap'), 0)} ms`);
  const kilobytes = (key) =>
    spread(
      of(key).map((value) => value / 1024),
      1,
    );
  console.log(
    `  KiB: HTML with CSS ${kilobytes('html')}   script ${kilobytes('script')} and ${kilobytes('inline')} inline (not compressed)   pictures ${kilobytes('pictures')}   ${spread(of('requests'), 0)} requests`,
  );
}
