// The editor in the language of its author, who may choose another one; the site keeps its own.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

test.use({ locale: 'de-AT' });

const editor = (page: Page) => page.locator('html').first();
const framed = (page: Page) => page.frameLocator('iframe').first().locator('html');

test('the browser chooses the language; another one is chosen in the editor, and stays', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(editor(page)).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Abschnitt hinzufügen' }).first()).toBeVisible();
  await expect(framed(page)).toHaveAttribute('lang', 'de');

  await page.getByRole('button', { name: 'Sprache des Editors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sprache des Editors' });
  await expect(dialog.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'languages', { iframes: false });
  await dialog.getByRole('button', { name: 'العربية' }).click();

  await expect(editor(page)).toHaveAttribute('lang', 'ar');
  await expect(editor(page)).toHaveAttribute('dir', 'rtl');
  await expect(framed(page)).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(editor(page)).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('button', { name: 'إضافة قسم' }).first()).toBeVisible();
});

test('in Arabic, sections, settings and dialogs fit narrow and wide windows', async ({ page }) => {
  await page.context().addCookies([{ name: 'pagewright-language', value: 'ar', url: `${site.address}/__editor` }]);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.address}/__editor?page=/`);
    await expect(framed(page).locator('h1')).toBeVisible();
    await expectAccessible(page, `Arabic, ${width}`, { iframes: false });
    await expectNoOverflow(page);
    await page.keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
  }
});
