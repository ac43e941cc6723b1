// The selection of the editor: the outline, the frame on the page and the settings show the same, and
// a closed part of the page opens for what is selected in it.
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
  const text = site.read('pages/index.yaml');
  site.write(
    'pages/index.yaml',
    `${text}  - type: faq\n    heading: Fragen\n    items:\n      - { question: Wann?, answer: Morgens. }\n`,
  );
});
test.afterAll(() => site.stop());
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(rows(page)).toHaveCount(3);
});

const rows = (page: Page) => page.getByRole('treegrid', { name: 'Sections' }).getByRole('row');
const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const shown = (page: Page) => page.frameLocator('.canvas iframe');

/** Expects that sections, and only these, are selected in the outline and framed on the page. */
async function expectSelected(page: Page, places: readonly number[]): Promise<void> {
  const marked = () => rows(page).evaluateAll((all) => all.map((row) => row.ariaSelected === 'true'));
  await expect.poll(async () => (await marked()).flatMap((is, index) => (is ? [index] : []))).toEqual(places);
  const framed = () =>
    page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.canvas iframe')!;
      const scale = frame.getBoundingClientRect().width / frame.clientWidth;
      const { top } = frame.getBoundingClientRect();
      const tops = [...document.querySelectorAll('.mark-selected')].map((mark) => mark.getBoundingClientRect().top);
      return [...frame.contentDocument!.querySelectorAll('main > *')].flatMap((section, index) =>
        tops.some((each) => Math.abs(section.getBoundingClientRect().top * scale + top - each) < 2) ? [index] : [],
      );
    });
  await expect.poll(framed).toEqual(places);
}

test('the outline, the page and the settings show what is selected, in every way of selecting', async ({ page }) => {
  const before = site.read('pages/index.yaml');
  const expectSection = async (at: number, title: string) => {
    await expectSelected(page, [at]);
    await expect(settings(page).getByRole('heading', { level: 2 })).toHaveText(title);
  };
  await rows(page).nth(1).click();
  await expectSection(1, 'Figures');
  await page.keyboard.press('ArrowDown');
  await expectSection(2, 'Questions and answers');
  await shown(page).getByRole('heading', { name: 'Öffnungszeiten' }).click();
  await expectSection(1, 'Figures');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('Fragen');
  await page.getByRole('option', { name: /Fragen.*Questions and answers/ }).click();
  await expectSection(2, 'Questions and answers');
  const bar = page.locator('.section-bar');
  await bar.getByRole('button', { name: 'Move up' }).click();
  await expectSection(1, 'Questions and answers');
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await expectSection(2, 'Questions and answers');
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expectSelected(page, []);
  await expect(settings(page)).toHaveCount(0);
  await rows(page).first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSection(2, 'Questions and answers');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before);
});

test('of sections that are selected together, neither the page nor the settings show one alone', async ({ page }) => {
  await rows(page).nth(1).click();
  await rows(page)
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expectSelected(page, [1, 2]);
  await expect(page.locator('.section-bar')).toHaveCount(0);
  await expect(settings(page)).toHaveText('2 sections are selected.');
  await page.getByRole('button', { name: 'Move the selected sections up' }).click();
  await expectSelected(page, [0, 1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSelected(page, [1, 2]);
  await rows(page).first().click();
  await expectSelected(page, [0]);
  await expect(settings(page).getByRole('heading', { level: 2 })).not.toHaveText('2 sections are selected.');
});

test('the entries of a closed menu and the answer to a question are typed in place', async ({ page }) => {
  const [before, home] = [site.read('site.yaml'), site.read('pages/index.yaml')];
  const header = shown(page).getByRole('banner');
  const panel = shown(page).locator('.menu-panel');
  // The name of the label is changed first: the click that comes then is not lost.
  await header.getByRole('button', { name: 'Laden' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' heute');
  await panel.getByText('Öffnungszeiten').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Zeiten');
  await panel.getByText('Dienstag bis Samstag').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', auch feiertags');
  const written = before
    .replace('label: Laden', 'label: Laden heute')
    .replace('label: Öffnungszeiten', 'label: Zeiten')
    .replace('text: Dienstag bis Samstag', 'text: "Dienstag bis Samstag, auch feiertags"');
  await expect.poll(() => site.read('site.yaml').replaceAll('"', '')).toBe(written.replaceAll('"', ''));
  await shown(page).getByText('Wann?').click();
  await expect(panel).toBeHidden();
  await shown(page).getByText('Morgens.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Immer.');
  await expect.poll(() => site.read('pages/index.yaml')).toContain('answer: Morgens. Immer.');
  await rows(page).nth(1).click();
  await expect(shown(page).getByText('Morgens.')).toBeHidden();
  site.write('site.yaml', before);
  site.write('pages/index.yaml', home);
});

test('the menu of small screens opens for its list, and closes for what is elsewhere', async ({ page }) => {
  await page.getByRole('button', { name: /^Width/ }).click();
  await page.getByText('Phone, 360 pixels').click();
  const menu = shown(page).locator('.site-menu');
  const toggle = shown(page).locator('.menu-toggle');
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('button', { name: /^Laden/ }).click();
  await expect(menu.getByText('Dienstag bis Samstag')).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await rows(page).nth(1).click();
  await expect(menu).toBeHidden();
});
