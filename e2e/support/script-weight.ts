// How much script a page brings before anybody has touched it.
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from 'playwright/test';
import { ignoreParkedCursor } from './parked-cursor.ts';

/** Bytes as they travel, with what stands in the HTML. */
const limit = 4096;

/** Opens a page, and expects that it brings little script by itself, and some. */
export async function expectLittleScript(page: Page, route: string): Promise<void> {
  const files = await scriptsOf(page, route);
  const inline = await page.locator('script:not([src]):not([type])').allTextContents();
  const bytes = [...files.values(), ...inline].map((text) => brotliCompressSync(text).length);
  expect(files.size).toBeGreaterThan(0);
  expect(
    bytes.reduce((sum, each) => sum + each, 0),
    [route, ...files.keys()].join(' '),
  ).toBeLessThanOrEqual(limit);
}

async function scriptsOf(page: Page, route: string): Promise<Map<string, string>> {
  await ignoreParkedCursor(page);
  const files = new Map<string, string>();
  const texts: Promise<unknown>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    texts.push(response.text().then((text) => files.set(new URL(response.url()).pathname, text)));
  };
  page.on('response', collect);
  // Half a second without a request is longer than any part waits that wakes by itself.
  await page.goto(route, { waitUntil: 'networkidle' });
  page.off('response', collect);
  await Promise.all(texts);
  return files;
}
