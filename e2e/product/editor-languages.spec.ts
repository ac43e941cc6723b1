// The editor in the language of its author, who may choose another one; the site keeps its own.
import { readdirSync } from 'node:fs';
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

const languages = readdirSync(new URL('../../src/editor/words/languages', import.meta.url)).map((name) =>
  name.replace('.json', ''),
);
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

test('a page offers to edit it, and opening hours name the days, in the language of the browser', async ({ page }) => {
  await page.goto(`${site.address}/`);
  await page.getByRole('link', { name: 'Diese Seite bearbeiten' }).click();
  await page.getByRole('button', { name: 'Suche und Befehle' }).click();
  const palette = page.getByRole('dialog', { name: 'Suche und Befehle' });
  await palette.getByRole('combobox').fill('Öffnungszeiten Eine Woche');
  await page.keyboard.press('Enter');
  const settings = page.getByRole('complementary', { name: 'Einstellungen' });
  await settings.getByRole('button', { name: 'Öffnungszeiten hinzufügen' }).click();
  await expect(settings.getByRole('group', { name: 'Dienstag', exact: true })).toBeVisible();
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

// The words of German are the longest, those of Arabic begin at the right.
for (const lang of [...languages, 'en'])
  test(`in ${lang}, the bar has one row, on phones two, and nothing of it is cut off`, async ({ page }) => {
    await page.context().addCookies([{ name: 'pagewright-language', value: lang, url: `${site.address}/__editor` }]);
    await page.goto(`${site.address}/__editor?page=/brot`);
    await expect(page.getByRole('row').first()).toBeVisible();
    for (const width of [360, 620, 621, 768, 901, 1024, 1280, 1401, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(() => page.locator('.top-bar').evaluate(readBar), { message: String(width) })
        .toEqual({ rows: width <= 620 ? 2 : 1, cutOff: [] });
    }
  });

/** Runs in the page. @returns the rows of the bar, and which of its parts are not seen whole */
function readBar(bar: Element): { rows: number; cutOff: string[] } {
  const parts = [...bar.querySelectorAll<HTMLElement>('button, a, label, .save-state')].filter(
    ({ offsetParent }) => offsetParent !== null,
  );
  const middles = parts.map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  const isCutOff = (part: HTMLElement) => {
    const { left, right } = part.getBoundingClientRect();
    return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth;
  };
  // In the middle of a row, a part of it may be a little higher than another.
  const rows = middles.filter((middle, index) => middles.findIndex((each) => Math.abs(each - middle) < 20) === index);
  return {
    rows: rows.length,
    cutOff: parts.filter(isCutOff).map((part) => part.getAttribute('aria-label') ?? part.textContent),
  };
}
