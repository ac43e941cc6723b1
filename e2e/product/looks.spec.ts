// Every look in both schemes, as the gallery and two sites show it: readable, accessible, no wider than the screen, and set in its own fonts.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '../support/browser-test.ts';
import sirv from 'sirv';
import { readLooks } from '../../src/checker/resolve/complete-theme.ts';
import type { JsonSchema } from '../../src/checker/schema/json-schema.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { untilPainted } from '../support/at-rest.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const siteSchema = JSON.parse(readFileSync(`${root}schemas/site.schema.json`, 'utf8')) as JsonSchema;
const folder = `${root}.pagewright/looks-of-tests`;
/** Two sites that were written as their owners would write them. */
const sites = { cafe: ['/', '/menu'], musikschule: ['/', '/preise'] };
const servers: Server[] = [];
const addresses: Record<string, string> = {};
let gallery: DevSite;

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  const make = (...args: string[]) =>
    execFileSync(process.execPath, ['bin/pagewright.mjs', ...args], { cwd: root, stdio: 'pipe' });
  gallery = await startDevSite();
  for (const site of Object.keys(sites)) {
    make('build', '--root', `tests/fixtures/sites/${site}`, '--out', `${folder}/${site}`);
    await serve(site);
  }
});
test.afterAll(() => {
  servers.forEach((server) => server.close());
  gallery.stop();
});

async function serve(name: string): Promise<void> {
  const send = sirv(`${folder}/${name}`, { extensions: ['html'] });
  const server = createServer((request, response) => send(request, response, () => void response.writeHead(404).end()));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  addresses[name] = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

for (const [look, { font, headingFont }] of Object.entries(readLooks(siteSchema))) {
  test(`the look ${look}`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${gallery.address}/__blocks/looks/${look}`);
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

for (const [site, routes] of Object.entries(sites)) {
  test(`the site ${site} is accessible in both schemes, fits, and does not move when its fonts arrive`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const route of routes) {
          await page.goto(addresses[site] + route);
          await expectAccessible(page, `${site}${route}, ${colorScheme}, ${width}`);
          await expectNoOverflow(page);
        }
      }
    }
    await recordShifts(page);
    await page.route(/\.woff2$/, async (request) => {
      await page.waitForTimeout(600);
      await request.continue();
    });
    await page.goto(addresses[site]!);
    await page.evaluate(() => document.fonts.ready);
    // What they have moved is told of once it is painted.
    await untilPainted(page);
    // The rest is below what Core Web Vitals call good by a factor of five.
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  });
}

/** Adds up by how much anything moves in the pages to come. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
