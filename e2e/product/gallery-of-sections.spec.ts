// The gallery of all sections, which authors have in the dev server.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

const product = fileURLToPath(new URL('../..', import.meta.url));
const types = readdirSync(join(product, 'schemas/blocks')).map((name) => name.replace('.schema.json', ''));

test.describe.configure({ mode: 'serial' });

let site: DevSite;
let address: string;

test.beforeAll(async () => {
  site = await startDevSite();
  ({ address } = site);
});

test.afterAll(() => site.stop());

test('the gallery lists every type, finds by setting, and opens the first find by Enter', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  await page.goto(`${address}/__blocks`);
  const cards = page.getByRole('listitem').filter({ visible: true });
  await expect(cards).toHaveCount(types.length);
  await expect(page.frameLocator('.frame iframe').first().locator('main > *').first()).toBeAttached();
  await expectAccessible(page, 'the gallery');
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await page.keyboard.type('slides[].heading');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(`1 of ${types.length} fit`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}/__blocks/hero-slider`);
  expect(complaints).toEqual([]);
});

test('a type has its examples at three widths with what axe says, its settings, its text to copy, and its uses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}/__blocks/stats`);
  const example = page.locator('[data-example]').first();
  for (const [index, width] of [360, 768, 1440].entries()) {
    const shown = example.frameLocator('iframe').nth(index);
    await expect(shown.locator('main section')).toBeVisible();
    expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await expect(example.locator('[data-accessibility]')).toHaveText(/no findings at 360, 768, 1440 px$/);
  await example.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ {2}- type: stats\n/);
  await expect(page.getByRole('row', { name: /^items required/ })).toContainText('list of groups');
  await expect(page.getByRole('link', { name: '/', exact: true })).toHaveAttribute('href', '/');
  await expect(page.locator('.uses')).toContainText('pages/index.yaml:11');
  await expectAccessible(page, 'a type in the gallery', { iframes: false });
});

test('what axe finds in an example is said with its place', async ({ page }) => {
  await page.route('**/__blocks/stats/1', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<main ', '<main aria-nonsense="1" ') });
  });
  await page.goto(`${address}/__blocks/stats`);
  const example = page.locator('[data-example]').first();
  await expect(example.locator('[data-accessibility]')).toContainText('3 findings at 360, 768, 1440 px');
  await expect(example.locator('.findings')).toContainText('aria-nonsense');
});

test('it is not there on the finished site', async ({ request }) => {
  expect((await request.get('/__blocks')).status()).toBe(404);
});
