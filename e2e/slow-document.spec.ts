// A document that arrives in two pieces: what is already seen does not move when the rest of it comes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';

const html = readFileSync(new URL('../dist/erp-software/index.html', import.meta.url), 'utf8');

/** Serves the page, the first piece at once and the rest when `release` is called. */
async function serveInPieces(at: number) {
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

for (const [width, height] of [
  [412, 823],
  [1280, 800],
] as const)
  for (const place of ['tel:', 'floating-detail', 'floating-chat'])
    test(`at ${width} px nothing moves when the page has arrived up to ${place}`, async ({ page }) => {
      const served = await serveInPieces(html.indexOf('<', html.indexOf(place, html.indexOf('<aside'))));
      await page.setViewportSize({ width, height });
      await page.goto(served.address, { waitUntil: 'commit' });
      await page.locator('.floating-actions').waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
      await page.evaluate(noteShifts);
      served.release();
      await page.locator('.floating-actions .btn').first().waitFor();
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      served.close();
    });
