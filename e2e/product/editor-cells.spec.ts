// Cells of the Table section are typed on the page: Tab and Enter go on, the menu changes rows and columns, a spreadsheet's cells
// fill the table.
import { expectAccessible } from '../support/axe.ts';
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const file = 'pages/zeiten.yaml';
const good = `title: Zeiten
description: Wann der Laden offen ist, und wann er ruht.
blocks:
  - type: table # seen by all
    heading: Zeiten
    columns: [{ label: Tag }, { label: Zeit }]
    rows:
      - [Montag, 8 bis 18] # kurz
      - [Dienstag, ""]
`;
let site: DevSite;

test.beforeAll(async () => void (site = await startDevSite()));
test.beforeEach(() => site.write(file, good));
test.afterAll(() => site.stop());

/** The quotation marks of an empty cell stay around what is typed into it, and say nothing. */
const plain = (text: string) => text.replaceAll('"', '');
const saved = () => expect.poll(() => plain(site.read(file)));
const frameOf = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');
const menuOf = (page: Page) => page.getByRole('menu', { name: 'Rows and columns' });

async function openCell(page: Page, place: number) {
  await page.goto(`${site.address}/__editor?page=/zeiten`);
  await frameOf(page).getByRole('cell').nth(place).click();
  await expect(frameOf(page).getByRole('textbox', { name: 'Cell' })).toBeVisible();
}

test('an empty cell is typed, Tab goes on, and adds a row behind the last cell', async ({ page }) => {
  await openCell(page, 3);
  await page.keyboard.type('zu');
  await saved().toBe(good.replace('""', 'zu'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mittwoch');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7 bis 12');
  await saved().toBe(`${good.replace('""', 'zu')}      - [Mittwoch, 7 bis 12]\n`);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('9 bis 12');
  await page.keyboard.press('Escape');
  await saved().toContain('[Dienstag, 9 bis 12]');
  // The page has what was typed in each cell, also when the server has sent it again.
  const cells = frameOf(page).getByRole('cell');
  await expect(cells).toHaveText(['Montag', '8 bis 18', 'Dienstag', '9 bis 12', 'Mittwoch', '7 bis 12']);
  await expect(frameOf(page).locator('td[data-pw-text], td [data-pw-text]')).toHaveCount(6);
});

test('Enter leads to the cell below; undo takes back what was typed', async ({ page }) => {
  await openCell(page, 0);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Mo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Di');
  await page.keyboard.press('Escape');
  await saved().toBe(plain(good).replace('Montag', 'Mo').replace('Dienstag', 'Di'));
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => site.read(file)).not.toContain('Di,');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await saved().toBe(plain(good));
  await expect(frameOf(page).getByRole('cell').first()).toHaveText('Montag');
});

test('the menu and keys add, move and remove rows and columns', async ({ page }) => {
  await openCell(page, 2);
  await page.getByRole('button', { name: 'Rows and columns' }).click();
  await expectAccessible(page, 'the menu of a cell');
  await menuOf(page).getByRole('menuitem', { name: 'Move row up' }).click();
  const moved = good.replace(/( +- \[M.*\n)( +- \[D.*\n)/, '$2$1');
  await saved().toBe(plain(moved));
  await expect(frameOf(page).getByRole('textbox', { name: 'Cell' })).toHaveText('Dienstag');
  await page.keyboard.press('Shift+F10');
  await menuOf(page).getByRole('menuitem', { name: 'Add column after' }).press('Enter');
  await expect(frameOf(page).getByRole('columnheader')).toHaveCount(3);
  await expect(frameOf(page).getByRole('textbox', { name: 'Cell' })).toHaveText('');
  await page.keyboard.type('neu');
  await saved().toContain('[Dienstag, neu, ]');
  await page.keyboard.press('Shift+F10');
  await menuOf(page).getByRole('menuitem', { name: 'Remove column' }).press('Enter');
  await saved().toBe(plain(moved));
  await expect(frameOf(page).getByRole('columnheader')).toHaveCount(2);
});

test('cells of a spreadsheet fill the table from a cell on, as one step', async ({ page }) => {
  await openCell(page, 3);
  await frameOf(page)
    .getByRole('textbox', { name: 'Cell' })
    .evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '9\t5 * 3\n10\tkg\n');
      clipboardData.setData('text/html', '<table><tr><td>9</td><td>5 * 3</td></tr></table>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  const cells = frameOf(page).getByRole('cell');
  await expect(cells).toHaveText(['Montag', '8 bis 18', '', 'Dienstag', /^9/, '5 * 3', '', '10', 'kg']);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(site.read(file)).toContain('# kurz');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await saved().toBe(plain(good));
});

test('in a table from right to left an arrow points to where a column goes', async ({ page }) => {
  const settings = site.read('site.yaml');
  site.write('site.yaml', settings.replace('lang: de', 'lang: ar'));
  await openCell(page, 0);
  await page.keyboard.press('Shift+F10');
  await expect(menuOf(page).getByRole('menuitem', { name: 'Move column forward' })).toContainText('Left');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await saved().toContain('columns: [{ label: Zeit }, { label: Tag }]');
  // A head that is being replaced has no place.
  const left = async (words: string) =>
    (await frameOf(page).getByRole('columnheader', { name: words }).boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => (await left('Tag')) < (await left('Zeit'))).toBe(true);
  await expect(frameOf(page).getByRole('textbox', { name: 'Cell' })).toHaveText('Montag');
  await page.keyboard.press('Control+Alt+ArrowRight');
  await expect(frameOf(page).getByRole('columnheader')).toHaveCount(3);
  await expect(frameOf(page).getByRole('textbox', { name: 'Cell' })).toHaveText('');
  await page.keyboard.type('neu');
  await saved().toContain('[8 bis 18, neu, Montag]');
  await page.keyboard.press('Tab');
  await expect(frameOf(page).getByRole('textbox', { name: 'Cell' })).toHaveText('Montag');
});

test('in such a table of a longer text the caret leaves a cell to the side of the arrow', async ({ page }) => {
  site.write('site.yaml', site.read('site.yaml').replace('lang: de', 'lang: ar'));
  const table = '      | خبز | ثمن |\n      | --- | --- |\n      | قمح | أربعة |\n';
  site.write(file, good.slice(0, good.indexOf('  - type')) + `  - type: rich-text\n    text: |\n${table}`);
  await page.goto(`${site.address}/__editor?page=/zeiten`);
  await frameOf(page).getByText('قمح').click();
  await expect(frameOf(page).getByRole('textbox', { name: 'Text' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('ب');
  await saved().toContain('| قمح | بأربعة |');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('ب');
  await saved().toContain('| قمحب | بأربعة |');
});
