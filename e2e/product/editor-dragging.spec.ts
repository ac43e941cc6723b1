// Sorting in the editor with a mouse, as people drag: sections in the outline, entries of a list and of the menu. The file
// has the new order, and what is clicked next opens itself.
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { drag } from '../support/drag.ts';
import { holdBack } from '../support/hold-back.ts';

test.describe.configure({ mode: 'serial' });

const [home, settingsFile] = ['pages/index.yaml', 'site.yaml'];
let site: DevSite;
let good: Record<string, string>;

test.beforeAll(async () => {
  site = await startDevSite();
  good = Object.fromEntries([home, settingsFile].map((file) => [file, site.read(file)]));
});
test.afterEach(() => {
  for (const [file, text] of Object.entries(good)) site.write(file, text);
});
test.afterAll(() => site.stop());

const settings = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });

/** Sorts words by their place in a file. */
const sortByPlace = (file: string, words: readonly string[]) =>
  expect.poll(() => {
    const text = site.read(file);
    return [...words].sort((one, other) => text.indexOf(one) - text.indexOf(other));
  });

test('a section is dragged in the outline, to the top and back', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  const outline = page.getByRole('treegrid', { name: 'Sections' });
  const figures = outline.getByRole('row', { name: /^Öffnungszeiten/ });
  const slider = outline.getByRole('row', { name: /^Hero|^Brot, das/ }).first();
  await drag(page, figures, slider, 'above');
  await sortByPlace(home, ['type: hero-slider', 'type: stats']).toEqual(['type: stats', 'type: hero-slider']);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await expect(frame.locator('main > *').first()).toContainText('Öffnungszeiten');
  await expect(outline.getByRole('row').first()).toContainText('Öffnungszeiten');
  await expect(settings(page)).toContainText('Öffnungszeiten');
  await drag(page, figures, outline.getByRole('row').last(), 'below');
  await sortByPlace(home, ['type: hero-slider', 'type: stats']).toEqual(['type: hero-slider', 'type: stats']);
});

test('an entry of a list is dragged in the settings', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('row', { name: /^Öffnungszeiten/ }).click();
  const rows = settings(page).getByRole('grid').getByRole('row');
  await expect(rows.first()).toContainText('Uhr öffnen wir');
  await drag(page, rows.first(), rows.last(), 'below');
  await sortByPlace(home, ['Uhr öffnen wir', 'Laibe am Tag']).toEqual(['Laibe am Tag', 'Uhr öffnen wir']);
  await expect(rows.last()).toContainText('Uhr öffnen wir');
  await drag(page, rows.last(), rows.first(), 'above');
  await expect.poll(() => site.read(home)).toBe(good[home]);
});

test('an entry of the menu is dragged, and its neighbour opens before the server has answered', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
  const views = page.getByRole('dialog', { name: 'The site' });
  await views.getByRole('tab', { name: 'Settings' }).click();
  await views.getByRole('button', { name: /^Menu/ }).click();
  const menu = settings(page).getByRole('grid', { name: 'Menu' });
  const row = (name: string) => menu.getByRole('row', { name });
  const letGo = await holdBack(page, /__editor\/edit/);
  await drag(page, row('Laden'), row('Brot'), 'above');
  // The rows have their new order before the server has answered.
  await expect(menu.getByRole('row')).toContainText(['Laden', 'Brot', 'Frage']);
  expect(site.read(settingsFile)).toBe(good[settingsFile]);
  await row('Brot').click();
  const label = settings(page).getByRole('textbox', { name: 'Label' });
  await expect(label).toHaveValue('Brot');
  letGo();
  const text = good[settingsFile]!;
  const shop = text.slice(text.indexOf('  - label: Laden'), text.indexOf('footer:'));
  await expect.poll(() => site.read(settingsFile)).toBe(text.replace(shop, '').replace('menu:\n', `menu:\n${shop}`));
  await expect(label).toHaveValue('Brot');
  await label.fill('Brote');
  await expect.poll(() => site.read(settingsFile)).toContain('{ label: Brote, href: /brot }\n  - { label: Frage');
});

test('an action on a row is about what it showed, also while a section above it goes', async ({ page }) => {
  site.write(home, `${good[home]}  - type: callout\n    text: Montags zu.\n`);
  await page.goto(`${site.address}/__editor?page=/`);
  const rows = page.getByRole('treegrid', { name: 'Sections' }).getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const types = () => [...site.read(home).matchAll(/^ {2}- type: (.+)$/gm)].map(([, type]) => type!);
  const before = types();
  const letGo = await holdBack(page, /__editor\/edit/);
  const act = async (row: Locator, item: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act(rows.first(), 'Remove');
  // The rows are as they will be, before the answer.
  await expect(rows).toHaveCount(2);
  await act(rows.filter({ hasText: 'Öffnungszeiten' }), 'Duplicate');
  expect(types()).toEqual(before);
  letGo();
  await expect.poll(types).toEqual([before[1], ...before.slice(1)]);
});
