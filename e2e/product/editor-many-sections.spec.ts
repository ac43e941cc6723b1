// Sections move and are copied to other pages, several at once: each is one change and one undo.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { drag } from '../support/drag.ts';

test.describe.configure({ mode: 'serial' });

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

const files = ['site.yaml', 'pages/index.yaml', 'pages/brot.yaml'];
const readAll = () => files.map((file) => site.read(file));
const tree = (page: Page) => page.getByRole('treegrid', { name: 'Sections' });
const row = (page: Page, name: string | RegExp) => tree(page).getByRole('row', { name });

async function open(page: Page, route = '/'): Promise<void> {
  await page.goto(`${site.address}/__editor?page=${route}`);
  await expect(tree(page)).toBeVisible();
}

test('a section moves to another page with the links to it, and one undo brings all back', async ({ page }) => {
  const before = readAll();
  await open(page);
  await page.getByRole('button', { name: 'Actions for Öffnungszeiten' }).click();
  await page.getByRole('menuitem', { name: 'Move to another page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another page' });
  await dialog.getByRole('option', { name: /Unser Brot/ }).click();
  await expect(dialog.getByText('A link to it is brought up to date.')).toBeVisible();
  await expectAccessible(page, 'move to another page', { iframes: false });
  await dialog.getByRole('button', { name: 'Move there' }).click();
  await expect(page).toHaveURL(/page=%2Fbrot/);
  await expect(row(page, /Öffnungszeiten/)).toHaveAttribute('aria-selected', 'true');
  expect(site.read('site.yaml')).toContain('href: /brot#zeiten');
  expect(site.read('pages/index.yaml')).not.toContain('zeiten');
  const section = before[1]!.slice(before[1]!.indexOf('  - type: stats'));
  expect(site.read('pages/brot.yaml')).toBe(before[2] + section);
  await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(readAll).toEqual(before);
});

test('a section moves to a new page, which has its title and address', async ({ page }) => {
  const before = readAll();
  await open(page);
  await page.getByRole('button', { name: 'Actions for Öffnungszeiten' }).click();
  await page.getByRole('menuitem', { name: 'Move to another page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another page' });
  await dialog.getByRole('button', { name: 'A new page' }).click();
  await expect(dialog.locator('input:focus')).toBeVisible();
  await page.keyboard.type('Unsere Zeiten');
  await expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveValue('/unsere-zeiten');
  await dialog.getByRole('button', { name: 'Move there' }).click();
  await expect(page).toHaveURL(/page=%2Funsere-zeiten/);
  expect(site.read('pages/unsere-zeiten.yaml')).toMatch(
    /^title: Unsere Zeiten\ndescription: .+\nblocks:\n {2}- type: stats\n {4}id: zeiten\n/,
  );
  await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(readAll).toEqual(before);
});

test('a new page to which no link has moved has an entry in the menu', async ({ page }) => {
  const before = site.read('site.yaml');
  await open(page);
  await page.getByRole('button', { name: 'Actions for Öffnungszeiten' }).click();
  await page.getByRole('menuitem', { name: 'Copy to another page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy to another page' });
  await dialog.getByRole('button', { name: 'A new page' }).click();
  await expect(dialog.locator('input:focus')).toBeVisible();
  await page.keyboard.type('Neue Zeiten');
  await dialog.getByRole('button', { name: 'Copy there' }).click();
  await expect(page).toHaveURL(/page=%2Fneue-zeiten/);
  expect(site.read('site.yaml')).toMatch(/label: Neue Zeiten\n +href: \/neue-zeiten/);
  await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(() => site.read('site.yaml')).toBe(before);
});

test('several sections are selected by keys, moved, hidden and removed, each in one change', async ({ page }) => {
  const text = site.read('pages/index.yaml');
  const third = '  - type: cta\n    heading: Noch Fragen\n    button: { label: Fragen, href: /frage }\n';
  site.write('pages/index.yaml', text + third);
  const before = site.read('pages/index.yaml');
  await open(page);
  await row(page, /Öffnungszeiten/).click();
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: '2 sections are selected' });
  await expect(bar).toBeVisible();
  await expect(page.locator('.app > [role=status]')).toHaveText('2 sections are selected.');
  await expectAccessible(page, 'several sections', { iframes: false });
  await bar.getByRole('button', { name: 'Move the selected sections up' }).click();
  const hero = before.slice(before.indexOf('  - type: hero-slider'), before.indexOf('  - type: stats'));
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before.replace(hero, '') + hero);
  await expect(bar).toBeVisible();
  await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before);
  // It selects what it has changed, which is chosen anew here.
  await expect(page.locator('.app > [role=status]')).toContainText('Undone');
  await row(page, /Öffnungszeiten/).click();
  await row(page, /Noch Fragen/).click({ modifiers: ['ControlOrMeta'] });
  await bar.getByRole('button', { name: 'More for the selected sections' }).click();
  await page.getByRole('menuitem', { name: 'Hide as drafts' }).click();
  await expect.poll(() => site.read('pages/index.yaml').match(/draft: true/g)?.length).toBe(2);
  await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before);
  // The outline follows the file a moment later.
  await expect(tree(page).getByText('Draft', { exact: true })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Remove the selected sections' }).click();
  await expect.poll(() => site.read('pages/index.yaml')).toBe(text.slice(0, text.indexOf('  - type: stats')));
  await expect(page.locator('.app > [role=status]')).toHaveText('2 sections removed. Undo brings them back.');
  await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before);
});

test('several sections are copied to another page, which shows them', async ({ page }) => {
  const [, , bread] = readAll();
  await open(page);
  await row(page, /Öffnungszeiten/).click();
  await row(page, /Noch Fragen/).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'More for the selected sections' }).click();
  await page.getByRole('menuitem', { name: 'Copy to another page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy to another page' });
  await expect(dialog.locator('input:focus')).toBeVisible();
  await page.keyboard.type('unser');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Copy there' }).click();
  await expect(page).toHaveURL(/page=%2Fbrot/);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Noch Fragen' })).toBeVisible();
  expect(site.read('pages/brot.yaml').startsWith(bread!)).toBe(true);
});

test('several selected sections are dragged together, as one change', async ({ page }) => {
  const before = site.read('pages/index.yaml');
  await open(page);
  await row(page, /Öffnungszeiten/).click();
  await row(page, /Noch Fragen/).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('toolbar', { name: '2 sections are selected' })).toBeVisible();
  await drag(page, row(page, /Noch Fragen/), row(page, /^Brot, das/), 'above');
  const types = () => site.read('pages/index.yaml').match(/(?<=- type: )[\w-]+/g);
  await expect.poll(types).toEqual(['stats', 'cta', 'hero-slider']);
  await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before);
});
