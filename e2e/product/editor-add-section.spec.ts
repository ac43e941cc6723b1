// Adding a section: found by words of the trade, and those that were added last come first.
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;

test.beforeAll(async () => (site = await startDevSite()));
test.afterAll(() => site.stop());

test('a section is found by a word of the trade, and is the first one the next time', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  const open = () => page.getByRole('button', { name: 'Add a section' }).first().click();
  await open();
  await expect(dialog.getByRole('heading', { name: 'Added last' })).toHaveCount(0);
  // The site is in German, and examples are in English.
  await expect(dialog.getByRole('radio', { name: 'Empty' })).toBeChecked();
  await dialog.getByRole('searchbox').fill('dishes');
  await dialog.getByRole('button', { name: /^Price list/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => site.read('pages/index.yaml')).toContain('type: price-list');
  await open();
  await expect(dialog.getByRole('heading').nth(1)).toHaveText('Added last');
  await expect(dialog.locator('.type-card').first()).toContainText('Price list');
  await expectAccessible(page, 'add a section', { iframes: false });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a section is found by a word of the trade in the language of its author', async ({ page }) => {
    await page.goto(`${site.address}/__editor?page=/`);
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Abschnitt hinzufügen' });
    await dialog.getByRole('searchbox').fill('Speisekarte');
    await expect(dialog.getByRole('button', { name: /^Preisliste/ })).toBeVisible();
  });
});
