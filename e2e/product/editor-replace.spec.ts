// Find and replace over all texts of the site: places are listed and can be left out, one undo takes all back,
// and what has changed meanwhile is not overwritten.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find and replace' });
const files = ['site.yaml', 'pages/index.yaml', 'pages/brot.yaml'];
const readAll = () => files.map((file) => site.read(file));

async function find(page: Page, words: string, replacement: string): Promise<void> {
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(page.locator('.canvas iframe')).toBeVisible();
  await page.locator('body').press('ControlOrMeta+Shift+F');
  await dialog(page).getByRole('textbox', { name: 'Find' }).fill(words);
  await dialog(page).getByRole('textbox', { name: 'Replace by' }).fill(replacement);
  await expect(dialog(page).getByRole('status')).toContainText(/\d+ places?\./);
}

test('places are listed by page; one that is left out stays; one undo takes all back', async ({ page }) => {
  const before = readAll();
  await find(page, 'brot', 'Gebäck');
  await expect(dialog(page).getByRole('group', { name: /Unser Brot/ })).toBeVisible();
  // The description of the page, in another capital: by the language's rules.
  await expect(dialog(page).getByText('Sauerteig').first()).toBeVisible();
  await expectAccessible(page, 'find and replace', { iframes: false });
  const button = dialog(page).getByRole('button', { name: /^Replace \d+ places$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')![0]);
  await dialog(page)
    .getByRole('checkbox', { name: /Unser Brot/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await expect(button).not.toHaveText(`Replace ${count} places`);
  await page.keyboard.press('Space');
  await dialog(page)
    .getByRole('checkbox', { name: /das \[\[Zeit/ })
    .uncheck();
  await expect(button).toHaveText(`Replace ${count - 1} places`);
  await button.click();
  await expect(dialog(page).getByText(`“brot” replaced by “Gebäck” in ${count - 1} places`)).toBeVisible();
  expect(site.read('pages/index.yaml')).toContain('- heading: Brot, das [[Zeit]] hatte\n');
  expect(site.read('pages/brot.yaml')).toContain('title: Unser Gebäck\n');
  expect(site.read('site.yaml')).toContain('- { label: Gebäck, href: /brot }\n');
  // An address, and what others refer to, stay.
  expect(site.read('site.yaml')).toContain('email: brot@krume.example');
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readAll).toEqual(before);
});

test('Enter in a field replaces nothing, and what was left out is not offered again', async ({ page }) => {
  const before = readAll();
  await find(page, 'brot', 'Gebäck');
  const button = dialog(page).getByRole('button', { name: /^Replace \d+ places?$/ });
  await expect(button).toBeEnabled();
  await dialog(page).getByRole('textbox', { name: 'Find' }).press('Enter');
  await dialog(page).getByRole('textbox', { name: 'Replace by' }).press('Enter');
  await expect(dialog(page).getByText(/replaced by/)).toHaveCount(0);
  expect(readAll()).toEqual(before);
  await dialog(page)
    .getByRole('checkbox', { name: /das \[\[Zeit/ })
    .uncheck();
  await button.click();
  await expect(dialog(page).getByText(/“brot” replaced by/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Replace 0 places' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readAll).toEqual(before);
});

test('what would break a placeholder or an address says why it stays', async ({ page }) => {
  await find(page, 'loaves', 'Laibe');
  await expect(
    dialog(page)
      .getByText(/Stays as it is\. It is in an address or a placeholder/)
      .first(),
  ).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Replace 0 places' })).toBeDisabled();
});

test('a text that somebody else has changed meanwhile is not replaced, and this is said', async ({ page }) => {
  await find(page, 'Roggen', 'Weizen');
  site.write('pages/brot.yaml', site.read('pages/brot.yaml').replace('Dunkel', 'Sehr dunkel'));
  await expect
    .poll(async () => (await page.request.get(`${site.address}/brot`)).text(), { timeout: 20_000 })
    .toContain('Sehr dunkel');
  await dialog(page).getByRole('button', { name: 'Replace 1 place' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('“Unser Brot” has been changed meanwhile');
  expect(site.read('pages/brot.yaml')).toContain('title: Roggen');
  await expect(dialog(page).getByRole('button', { name: 'Replace 1 place' })).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Replace 1 place' }).click();
  await expect(dialog(page).getByText('“Roggen” replaced by “Weizen” in one place')).toBeVisible();
  expect(site.read('pages/brot.yaml')).toContain('- { title: Weizen, text: Sehr dunkel und saftig., icon: wheat }');
});

test('a place is shown on its page, and on a phone it fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await find(page, 'Dinkel', '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await dialog(page)
    .getByRole('button', { name: /^Show: Dinkel/ })
    .click();
  await expect(page).toHaveURL(/page=%2Fbrot/);
  await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible();
});
