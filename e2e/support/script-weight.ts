// Weight of the script that a page brings before any touch.
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from 'playwright/test';
import { idleDelayMs } from '../../src/page/live/idle-delay.ts';
import { ignoreParkedCursor } from './parked-cursor.ts';

/** Bytes as they travel, the script in the HTML included. */
const limit = 4096;

/** Opens a page, and expects little script without a touch, and some. */
export async function expectLittleScript(page: Page, route: string): Promise<void> {
  const files = await listScripts(page, route);
  const inline = await page.locator('script:not([src]):not([type])').allTextContents();
  const bytes = [...files.values(), ...inline].map((text) => brotliCompressSync(text).length);
  expect(files.size).toBeGreaterThan(0);
  expect(
    bytes.reduce((sum, each) => sum + each, 0),
    [route, ...files.keys()].join(' '),
  ).toBeLessThanOrEqual(limit);
}

/** Leaves parts asleep that wake when nobody has touched the page for a while: on a slow machine, that is before it has loaded. */
async function neverWaitIdly(page: Page): Promise<void> {
  await page.addInitScript((idle) => {
    const start = window.setTimeout;
    const longer = (then: TimerHandler, after?: number) => start(then, after === idle ? 3_600_000 : after);
    window.setTimeout = longer as typeof setTimeout;
  }, idleDelayMs);
}

async function listScripts(page: Page, route: string): Promise<Map<string, string>> {
  await ignoreParkedCursor(page);
  await neverWaitIdly(page);
  const files = new Map<string, string>();
  const texts: Promise<unknown>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    texts.push(response.text().then((text) => files.set(new URL(response.url()).pathname, text)));
  };
  page.on('response', collect);
  // Half a second without a request is longer than any other wait.
  await page.goto(route, { waitUntil: 'networkidle' });
  page.off('response', collect);
  await Promise.all(texts);
  return files;
}
