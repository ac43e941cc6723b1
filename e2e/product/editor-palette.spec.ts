// The palette of the editor: pages, sections, actions and settings are found by their words, with keys alone.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const box = (page: Page) => palette(page).getByRole('combobox');

async function openPalette(page: Page): Promise<void> {
  await page.locator('body').press('ControlOrMeta+K');
  await expect(box(page)).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(page.getByRole('treegrid', { name: 'Sections' })).toBeVisible();
});

test('a page is opened by a word and Enter, and is the first one the next time', async ({ page }) => {
  await openPalette(page);
  await expectAccessible(page, 'palette', { iframes: false });
  await page.keyboard.type('unser');
  await expect(palette(page).getByRole('option').first()).toContainText('/brot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=%2Fbrot/);
  await expect(palette(page)).toBeHidden();
  await openPalette(page);
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('/brot');
});

test('arrows go through what was found and around; Escape goes back to where the focus was', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Add a section' }).first();
  await add.focus();
  await openPalette(page);
  await page.keyboard.type('page');
  const active = () => box(page).getAttribute('aria-activedescendant');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(palette(page).getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toBe(first);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(add).toBeFocused();
});

test('an action, a section and a setting are reached by their words', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('new page');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^New: / }).getByRole('textbox', { name: 'Title' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPalette(page);
  // Words of its help are enough.
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await page.keyboard.type('site settings name');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('language');
  await palette(page)
    .getByRole('option', { name: /Settings of the site/ })
    .first()
    .click();
  await expect(settings).toBeVisible();
  await expect(settings.locator('h2')).toBeFocused();
  await openPalette(page);
  await page.keyboard.type('qqqq');
  await expect(palette(page).getByText('Nothing here has these words.')).toBeVisible();
  await expectAccessible(page, 'palette without anything', { iframes: false });
});

test('in a text with marks the key is of the text; in the page and in a plain field it opens the palette', async ({
  page,
}) => {
  const frame = page.frameLocator('iframe');
  await frame.locator('main h1, main h2').first().click();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('.modal-overlay, .popover')).toHaveCount(0);
  await frame.locator('body').press('ControlOrMeta+K');
  await expect(palette(page)).toBeVisible();
});

test('on a phone it fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
