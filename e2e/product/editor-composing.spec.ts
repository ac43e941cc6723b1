// Letters that are composed, as Japanese is typed, are in the text once; undo in a text is the text's own, and after it the editor's.
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const file = 'pages/ofen.yaml';
const good = `title: Der Ofen
description: Was der neue Ofen kann, und seit wann wir in ihm backen.
blocks:
  - type: rich-text
    heading: Der neue Ofen
    text: |
      Seit Montag.

      | Brot | Preis |
      |------|-------|
      | Roggen | 4 |
`;
let site: DevSite;

test.beforeAll(async () => void (site = await startDevSite()));
test.beforeEach(() => site.write(file, good));
test.afterAll(() => site.stop());

const saved = () => expect.poll(() => site.read(file));
const frameOf = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');

async function openText(page: Page, words: string) {
  await page.goto(`${site.address}/__editor?page=/ofen`);
  await frameOf(page).getByText(words, { exact: true }).first().click();
  await expect(frameOf(page).getByRole('textbox')).toBeVisible();
  await page.keyboard.press('End');
}

for (const [what, words, before, after] of [
  ['a line', 'Der neue Ofen', 'heading: Der neue Ofen', 'heading: Der neue Ofen日本'],
  ['a longer text', 'Seit Montag.', 'Seit Montag.', 'Seit Montag.日本'],
  ['a cell', 'Roggen', '| Roggen |', '| Roggen日本 |'],
] as const)
  test(`in ${what}`, async ({ page, context }) => {
    await openText(page, words);
    const session = await context.newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    for (const text of ['n', 'に', 'にh', 'にほ', 'にほん']) await compose(text);
    await session.send('Input.insertText', { text: '日本' });
    await saved().toBe(good.replace(before, after));
    await expect(frameOf(page).getByRole('textbox')).toContainText(`${words}日本`);
    await page.keyboard.press('Escape');
    await expect(frameOf(page).getByText(`${words}日本`, { exact: true }).first()).toBeVisible();
    expect(site.read(file)).toBe(good.replace(before, after));
  });

test('undo is that of the text while it is typed, and the editor’s after it', async ({ page }) => {
  await openText(page, 'Seit Montag.');
  // At once, as a dictated word arrives: letters that a slow processor handles with pauses are steps of their own.
  await page.keyboard.insertText(' Neu');
  await saved().toBe(good.replace('Montag.', 'Montag. Neu'));
  await page.keyboard.press('ControlOrMeta+Z');
  await saved().toBe(good);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await saved().toBe(good.replace('Montag.', 'Montag. Neu'));
  await page.keyboard.press('Escape');
  await expect(frameOf(page).getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await saved().toBe(good);
  await expect(frameOf(page).getByText('Seit Montag.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await saved().toBe(good.replace('Montag.', 'Montag. Neu'));
});
