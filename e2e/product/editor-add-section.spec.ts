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

test('a list of dishes is filled from a spreadsheet, and its next one is added below the last', async ({ page }) => {
  const file = 'pages/frage.yaml';
  const list = '  - type: price-list\n    heading: Karte\n    items:\n      - { name: Brot }\n';
  site.write(file, site.read(file).replace(/^blocks:\n/m, `blocks:\n${list}`));
  await page.goto(`${site.address}/__editor?page=/frage`);
  await page.getByRole('row', { name: /Karte/ }).click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const add = settings.getByRole('button', { name: 'Add dish or service' });
  const name = settings.getByRole('textbox', { name: 'Name', exact: true });
  await add.click();
  await expect(name).toBeFocused();
  await page.keyboard.type('Suppe');
  await expect.poll(() => site.read(file)).toContain('      - { name: Brot }\n      - { name: Suppe }\n');
  await add.click();
  await expect(name).toHaveValue('Name');
  await expect(name).toBeFocused();
  await name.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Salat\tmit Kresse\t8,90 €\r\nWein\t\t4,5\r\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(() => site.read(file))
    .toContain('      - { name: Salat, text: mit Kresse, price: 8.9 }\n      - { name: Wein, price: 4.5 }\n');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => site.read(file)).toContain('      - { name: Suppe }\n      - { name: Name }\n');
  expect(site.read(file)).not.toContain('Wein');
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
