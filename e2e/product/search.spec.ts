// The search: loaded with the first letter, used with the keys alone, in the words of two languages, also on a page that was
// reached without a page load.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { isMarked, markWindow, waitLongForCode } from '../support/whole-loads.ts';

test.use({ baseURL: process.env.EXAMPLES_URL ?? 'http://127.0.0.1:4398' });

test('finds pages while one types, by the keys alone, on a page reached by a link', async ({ page }) => {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => request.url().includes('/pagefind/') && asked.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await waitLongForCode(page);
  await page.goto('/cta');
  await markWindow(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'search', exact: true }).click();
  await expect(page).toHaveURL(/\/search$/);
  const field = page.getByRole('combobox').first();
  await field.focus();
  expect(asked).toEqual([]);

  await page.keyboard.type('garden');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').first()).toHaveText(/Pages found: [1-9]/);
  await expectAccessible(page, 'search with results');

  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/search$/);
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('finds words of another language, and says when there is nothing', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('combobox').first();
  await field.fill('सहायता');
  await expect(page.getByRole('option').first()).toBeVisible();
  // Letters that no page has: Pagefind also finds words that only begin alike.
  await field.fill('жжжж');
  await expect(page.getByRole('status').first()).toHaveText('Nothing was found for “жжжж”.');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('says that it cannot be loaded, and tries again with the next letter', async ({ page }) => {
  await page.route(/\/pagefind\/pagefind\.js/, (route) => route.abort());
  await page.goto('/search');
  const field = page.getByRole('combobox').first();
  await field.fill('garden');
  await expect(page.getByRole('status').first()).toHaveText(/cannot be loaded/);
  await page.unroute(/\/pagefind\/pagefind\.js/);
  await field.fill('garden ');
  await field.fill('garden');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('while a site is made', () => {
  let site: DevSite;
  test.beforeAll(async () => {
    site = await startDevSite();
    site.write(
      'pages/suche.yaml',
      'title: Suche | {site.name}\ndescription: Suche.\nblocks:\n  - type: search\n    heading: Suche\n',
    );
  });
  test.afterAll(() => site.stop());

  /** The server has taken in what was written. */
  const shown = (path: string, words: string) =>
    expect.poll(async () => (await fetch(site.address + path)).text()).toContain(words);
  const search = async (page: Page, words: string) => {
    await page.goto(`${site.address}/suche`);
    await page.getByRole('combobox').fill(words);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(/[1-9]/);
    return page.getByRole('option').first();
  };

  test('npm start has a search, too, of the pages as they are now', async ({ page }) => {
    await shown('/suche', 'Suche');
    await search(page, 'Brot');
    site.write(
      'pages/zwieback.yaml',
      'title: Zwieback | {site.name}\ndescription: Zweimal.\nblocks:\n  - type: cta\n    heading: Zwieback zweimal gebacken\n    button: { label: Zu den Broten, href: /brot }\n',
    );
    await shown('/zwieback', 'zweimal gebacken');
    await (await search(page, 'Zwieback')).click();
    await expect(page).toHaveURL(`${site.address}/zwieback`);
  });
});

test('behaves as a combobox does: the focus stays in the field, arrows go round, Escape closes', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('combobox').first();
  await field.fill('garden');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  const listId = await field.getAttribute('aria-controls');
  await expect(page.locator(`[id="${listId}"]`)).toHaveRole('listbox');
  const chosen = () => page.locator('[role=option][aria-selected=true]');
  await expect(chosen()).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await expect(chosen()).toHaveCount(1);
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('garden');
  await expect(field).toBeFocused();
});
