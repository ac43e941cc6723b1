// What authors have in the dev server beside the page: the view of what it is made of, and the gallery of all sections.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';

const product = fileURLToPath(new URL('../..', import.meta.url));
const types = readdirSync(join(product, 'schemas/blocks')).map((name) => name.replace('.schema.json', ''));

test.describe.configure({ mode: 'serial' });

let site: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'pagewright-author-'));
  cpSync(join(product, 'tests/fixtures/sites/bakery'), site, { recursive: true });
  // Stands for an editor: writes down what it is to open.
  const editor = join(site, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" > "${opened()}.part"\nmv "${opened()}.part" "${opened()}"\n`);
  chmodSync(editor, 0o755);
  let printed = '';
  server = spawn(process.execPath, [join(product, 'bin/pagewright.mjs'), 'dev', '--root', site, '--port', '0'], {
    env: { ...process.env, LAUNCH_EDITOR: editor },
  });
  server.stdout!.on('data', (chunk) => (printed += chunk));
  await expect.poll(() => printed).toMatch(/Alt\+Shift\+O/);
  address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0];
});

test.afterAll(() => {
  server.kill();
  rmSync(site, { recursive: true, force: true });
});

const home = () => join(site, 'pages/index.yaml');
const opened = () => join(site, 'opened.txt');
const panel = (page: Page) => page.getByRole('complementary', { name: "Author's view" });

async function openView(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('author-view.ts')),
  );
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyO');
    await expect(panel(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function expectOpened(place: string) {
  await expect
    .poll(() => existsSync(opened()) && readFileSync(opened(), 'utf8').trim().split('\n').join(':'))
    .toBe(place);
  rmSync(opened());
}

test('a key opens the view beside the page, which keeps its layout, and closes it again', async ({ page }) => {
  await page.goto(address);
  const layout = () =>
    page.evaluate(() => [...document.body.querySelectorAll('*')].map((each) => each.getBoundingClientRect().toJSON()));
  await page.waitForLoadState('networkidle');
  const before = await layout();
  await openView(page);
  expect(await layout()).toEqual(before);
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Alt+Shift+KeyO');
  await expect(panel(page)).toHaveCount(0);
  expect(await page.locator('pagewright-author, pagewright-pointer').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('the section under the pointer is named, and a click opens it in the editor instead of following a link', async ({
  page,
}) => {
  await page.goto(address);
  await openView(page);
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  await page.locator('#zeiten h2').hover();
  await expect(page.locator('pagewright-pointer')).toContainText('stats');
  await expect(page.locator('pagewright-pointer')).toContainText('pages/index.yaml:11');
  await page.locator('main').getByRole('link', { name: 'Unser Brot' }).click();
  await expectOpened(`${home()}:4:1`);
  await expect(page).toHaveURL(`${address}/`);
  await page.keyboard.press('Alt+Shift+KeyO');
  await expect(panel(page)).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: 'Unser Brot' }).click();
  await expect(page).toHaveURL(`${address}/brot`);
});

test('the outline has every section with its warnings, works with keys alone, and follows the file', async ({
  page,
}) => {
  await page.goto(address);
  await openView(page);
  const sections = panel(page).locator('ol > li');
  await expect(sections).toHaveCount(2);
  const good = readFileSync(home(), 'utf8');
  writeFileSync(
    home(),
    good
      .replace('label: Unser Brot,', 'label: Klicken Sie hier,')
      .replace('/brot }', '/brot }\n  - { type: cta, heading: Neu, button: { label: mehr, href: /brot } }'),
  );
  await expect(sections).toHaveCount(3);
  await expect(sections.filter({ hasText: 'warning:' }).first()).toBeVisible();
  const warning = panel(page).getByRole('button', { name: 'warning:' }).first();
  while (!(await warning.evaluate((each) => each === (each.getRootNode() as ShadowRoot).activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => existsSync(opened())).toBe(true);
  expect(readFileSync(opened(), 'utf8')).toMatch(/pages\/index\.yaml\n(9|1\d)\n\d+\n$/);
  rmSync(opened());
  await expect(panel(page).getByRole('status')).toContainText('Opening pages/index.yaml:');
  await expectAccessible(page, "the author's view");
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  writeFileSync(home(), good);
});

test('the page is shown at another width, and is pointed at in there', async ({ page }) => {
  await page.goto(address);
  await openView(page);
  await panel(page).getByRole('button', { name: '360 px' }).click();
  const inside = page.frameLocator('iframe[name=pagewright-width]');
  await expect(inside.locator('h1')).toBeVisible();
  expect(await inside.locator('html').evaluate(() => innerWidth)).toBe(360);
  await expect(inside.locator('pagewright-pointer')).toHaveCount(1);
  await inside.locator('h1').hover();
  await expect(inside.locator('pagewright-pointer')).toContainText('hero-slider');
  await inside.locator('h1').click();
  await expectOpened(`${home()}:4:1`);
  await panel(page).getByRole('button', { name: 'Full width' }).click();
  await expect(page.locator('iframe[name=pagewright-width]')).toHaveCount(0);
});

test('drafts and another day can be chosen where the server shows them', async ({ page }) => {
  const chosen: unknown[] = [];
  await page.route('**/__author?*', async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, preview: { drafts: false, date: null } } });
  });
  await page.route('**/__author/preview', async (route) => {
    chosen.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.goto(address);
  await openView(page);
  await panel(page).getByLabel('Show drafts').check();
  await panel(page).getByLabel('Show the site as on').fill('2026-12-01');
  await expect
    .poll(() => chosen)
    .toEqual([
      { drafts: true, date: null },
      { drafts: true, date: '2026-12-01' },
    ]);
});

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

test('neither is there on the finished site', async ({ page, request }) => {
  expect((await request.get('/__blocks')).status()).toBe(404);
  expect((await request.get('/__author?route=/')).status()).toBe(404);
  await page.goto('/');
  await page.mouse.move(10, 10);
  await page.keyboard.press('Alt+Shift+KeyO');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('pagewright-author').count()).toBe(0);
});
