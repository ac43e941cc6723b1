// How much script a page brings before anybody has touched it: at most 4 KiB as it travels, with what stands in the HTML.
import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from 'playwright/test';

const routes = readdirSync(new URL('../dist', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
const limit = 4096;

for (const route of routes) {
  test(`${route} brings at most ${limit} bytes of script before the first touch`, async ({ page }) => {
    const files = await scriptsOf(page, route);
    const inline = await page.locator('script:not([src]):not([type])').allTextContents();
    const bytes = [...files.values(), ...inline].map((text) => brotliCompressSync(text).length);
    expect(files.size).toBeGreaterThan(0);
    expect(
      bytes.reduce((sum, each) => sum + each, 0),
      [...files.keys()].join(),
    ).toBeLessThanOrEqual(limit);
  });
}

async function scriptsOf(page: Page, route: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const texts: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    texts.push(response.text().then((text) => files.set(new URL(response.url()).pathname, text)));
  });
  await page.goto(route, { waitUntil: 'load' });
  // Longer than any part waits that wakes by itself.
  await page.waitForTimeout(1000);
  await Promise.all(texts);
  return files;
}
