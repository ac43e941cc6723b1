// axe has nothing to say on any route and in any state, at 320 and at 1280 pixels; nothing overflows sideways.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';

const sitemap = readFileSync(new URL('../dist/sitemap.xml', import.meta.url), 'utf8');
const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]!);
const routes = [...listed, '/thankyou', '/no-such-page', '/solutions/no-such-solution'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 1280];

for (const route of routes) {
  test(`${route} is accessible and does not overflow`, async ({ page }) => {
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
      await expectAccessible(page, `${route} at ${width}`);
    }
  });
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an open menu is accessible', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
      await expectAccessible(page, 'menu');
      await page.getByRole('banner').getByRole('button', { name: 'Solutions', exact: true }).click();
      await expectAccessible(page, 'menu with an open group');
    });

    test('the callback window is accessible, empty and with errors', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
      await expectAccessible(page, 'window');
      await dialog.locator('form[method=post] button[type=submit]').click();
      await expect(dialog.getByText('Name is required').first()).toBeVisible();
      await expectAccessible(page, 'window with errors');
      await expectNoOverflow(page);
    });

    test('every tab of the feature explorer is accessible', async ({ page }) => {
      await page.goto('/');
      for (const tab of await page.locator('main section').nth(1).getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      }
      await expectAccessible(page, 'last tab');
    });
  });
}

async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
