// A document that arrives in two pieces: what is already seen does not move when the rest of it comes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '../support/browser-test.ts';
import { untilPainted } from '../support/at-rest.ts';
import { examplesDist, fixtureDist } from '../support/sites.ts';

const readHtml = (page: string, dist = fixtureDist) => readFileSync(new URL(`${page}.html`, dist), 'utf8');

/** @returns where a piece of a document is found for the second time behind another one */
const second = (piece: string, html: string, behind: string) =>
  html.indexOf(piece, html.indexOf(piece, html.indexOf(behind)) + 1);

/** Serves a page, the first piece at once and the rest when `release` is called. */
async function serveInPieces(html: string, at: number) {
  let release = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, at));
    release = () => response.end(html.slice(at));
    return undefined;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { address, release: () => release(), close: () => server.close() };
}

interface Shift extends PerformanceEntry {
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page: writes down what moves from now on, from where to where. */
function noteShifts() {
  const shifts: string[] = Object.assign(window, { shifts: [] }).shifts;
  const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  const note = (list: PerformanceObserverEntryList) => {
    for (const { sources } of list.getEntries() as Shift[])
      for (const { node, previousRect, currentRect } of sources)
        shifts.push(`${node?.nodeName} ${node?.className}: ${box(previousRect)} to ${box(currentRect)}`);
  };
  new PerformanceObserver(note).observe({ type: 'layout-shift' });
}

/** @returns what moves when a page has arrived up to a place, and then the rest of it comes */
async function measureShifts(
  page: Page,
  html: string,
  { at, first, last }: { at: number; first: string; last: string },
) {
  // The place is in the document.
  expect(at).toBeGreaterThan(0);
  const served = await serveInPieces(html, at);
  await page.goto(served.address, { waitUntil: 'commit' });
  await page.locator(first).first().waitFor({ state: 'attached' });
  await untilPainted(page);
  await page.evaluate(noteShifts);
  served.release();
  await page.locator(last).waitFor();
  await page.waitForLoadState();
  await untilPainted(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  served.close();
  return shifts;
}

for (const [width, height] of [
  [412, 823],
  [1100, 800],
  [1280, 800],
] as const)
  for (const place of ['<aside', 'tel:', 'floating-label', 'floating-chat'])
    test(`at ${width} px nothing moves when the page has arrived up to ${place}`, async ({ page }) => {
      const html = readHtml('landing/index');
      const at = html.lastIndexOf('<', html.indexOf(place, html.indexOf('<aside')));
      await page.setViewportSize({ width, height });
      expect(
        await measureShifts(page, html, { at, first: 'main > section', last: '.floating-actions .btn >> nth=0' }),
      ).toEqual([]);
    });

for (const width of [412, 768, 1100, 1440])
  test(`at ${width} px plans stand where they stay when the others are on their way`, async ({ page }) => {
    const html = readHtml('price/index');
    const at = second('<h3', html, 'id="plans"');
    await page.setViewportSize({ width, height: 800 });
    expect(await measureShifts(page, html, { at, first: '#plans .card', last: 'body > footer' })).toEqual([]);
  });

test('the menu does not move when the page has arrived up to its second entry', async ({ page }) => {
  const html = readHtml('industries/index');
  const at = second('<li', html, 'id="site-menu"');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await measureShifts(page, html, { at, first: 'header', last: 'body > footer' })).toEqual([]);
});

for (const place of ['class="container', '<nav', '<li'])
  test(`on a short page nothing moves when the footer has arrived up to its ${place}`, async ({ page }) => {
    const html = readHtml('404');
    const at = html.indexOf(place, html.indexOf('<footer'));
    await page.setViewportSize({ width: 1280, height: 2400 });
    expect(await measureShifts(page, html, { at, first: 'main', last: 'body > footer' })).toEqual([]);
  });

for (const width of [412, 1280])
  for (const place of ['<span class="highlight', '<p class="max-w-xl', '<a href', '<img', '</section'])
    test(`at ${width} px an opening with a picture does not move when it has arrived up to ${place}`, async ({
      page,
    }) => {
      const html = readHtml('career/index');
      const at = html.indexOf(place, html.indexOf('<main'));
      await page.setViewportSize({ width, height: 800 });
      expect(await measureShifts(page, html, { at, first: 'main > section', last: 'body > footer' })).toEqual([]);
    });

for (const [type, place] of [
  ['comparison', '<tbody'],
  ['map', '<address'],
  ['quote', '<blockquote'],
  ['team', '</li'],
] as const)
  test(`a ${type} does not move when it has arrived up to its second ${place}`, async ({ page }) => {
    const html = readHtml(`${type}/index`, examplesDist);
    const at = second(place, html, `<section id="${type}`);
    await page.setViewportSize({ width: 1280, height: 2400 });
    expect(await measureShifts(page, html, { at, first: 'main > section', last: 'body > footer' })).toEqual([]);
  });
