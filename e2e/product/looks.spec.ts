// Every look in both schemes, as the gallery shows it: readable, accessible, no wider than the screen, and set in its own fonts.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import sirv from 'sirv';
import { looksOf } from '../../src/content/resolve/complete-theme.ts';
import type { JsonSchema } from '../../src/content/schema/json-schema.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const siteSchema = JSON.parse(readFileSync(`${root}schemas/site.schema.json`, 'utf8')) as JsonSchema;
const folder = `${root}.pagewright/gallery-of-tests`;
let server: Server;
let base = '';

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  execFileSync(process.execPath, ['bin/pagewright.mjs', 'gallery', '--out', folder], { cwd: root, stdio: 'pipe' });
  const serve = sirv(folder);
  server = createServer((request, response) => serve(request, response, () => void response.writeHead(404).end()));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
test.afterAll(() => void server.close());

for (const [look, { font, headingFont }] of Object.entries(looksOf(siteSchema))) {
  test(`the look ${look}`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${base}/looks/${look}`);
        await expectAccessible(page, `${look}, ${colorScheme}, ${width}`);
        await expectNoOverflow(page);
      }
    }
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(loaded.map((family) => family.replaceAll('"', ''))).toEqual(expect.arrayContaining([font, headingFont]));
    expect(problems).toEqual([]);
  });
}
