// Longer texts are typed as they look, and written with the marks of texts.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const file = 'pages/ofen.yaml';
const good = `title: Der Ofen
description: Was der neue Ofen kann, und seit wann wir in ihm backen.
blocks:
  - type: rich-text # seen by all
    heading: Der neue Ofen
    text: |
      Seit **Montag** backen wir
      im neuen Ofen.

      ## Was er kann
      - Brot
      - Brötchen,
        auch am *Sonntag*


      > Ein guter Ofen.  Ein
      > sehr guter.

      | Brot    | Preis |
      |:--------|------:|
      | Roggen  |  4,20 |

      Mehr auf der [Startseite](/).
`;
let site: DevSite;

test.beforeAll(async () => void (site = await startDevSite()));
test.beforeEach(() => site.write(file, good));
test.afterAll(() => site.stop());

const saved = () => expect.poll(() => site.read(file));

async function openText(page: Page, words: string) {
  await page.goto(`${site.address}/__editor?page=/ofen`);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await frame.getByText(words).click();
  const text = frame.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeVisible();
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Text: marks' }).getByRole('button', { name, exact: true });
  return { frame, text, tool };
}

test('a longer text is typed as it looks, and only what was typed differs', async ({ page }) => {
  const { text } = await openText(page, 'Brötchen');
  await expect(text.locator('strong')).toHaveText('Montag');
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await expect(text.getByRole('table')).toContainText('Roggen');
  await expect(text).not.toContainText('**');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+I');
  await page.keyboard.type(' und * am Montag');
  await saved().toBe(good.replace('auch am *Sonntag*', 'auch am *Sonntag* und * am Montag'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Kuchen');
  await saved().toBe(good.replace('auch am *Sonntag*', 'auch am *Sonntag* und * am Montag\n      - - Kuchen'));
  for (let undone = 0; undone < 12; undone++) await page.keyboard.press('ControlOrMeta+Z');
  await saved().toBe(good);
});

test('words become bold, italic and a link; lines become headings, points and quotations', async ({ page }) => {
  const { text, tool } = await openText(page, 'backen wir');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+I');
  await saved().toBe(good.replace('Seit', '*Seit*'));
  await page.keyboard.press('ControlOrMeta+B');
  await saved().toBe(good.replace('Seit', '***Seit***'));
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.press('ControlOrMeta+I');
  await saved().toBe(good);
  await page.keyboard.press('ControlOrMeta+K');
  const form = page.getByRole('dialog', { name: 'Link' });
  await form.getByRole('combobox').fill('+49 761 12345');
  await page.getByRole('option', { name: /phone number/ }).click();
  await expect(form).toHaveCount(0);
  await saved().toBe(good.replace('Seit', '[Seit](tel:+4976112345)'));
  await tool('Link').click();
  await form.getByRole('button', { name: 'Remove link' }).click();
  await saved().toBe(good);
  await tool('Heading').click();
  await expect(text.getByRole('heading').first()).toHaveText('Seit Montag backen wir im neuen Ofen.');
  await saved().toBe(good.replace('Seit **Montag** backen wir\n      im', '## Seit **Montag** backen wir im'));
  await tool('Heading').click();
  await tool('List').click();
  await tool('List').click();
  await saved().toBe(good);
});

test('a table is put in, filled by Tab, and changed by its menu and by keys', async ({ page }) => {
  const { frame, text, tool } = await openText(page, 'Roggen');
  const table = '| Brot    | Preis |\n      |:--------|------:|\n      | Roggen  |  4,20 |';
  await tool('Rows and columns').click();
  const menu = page.getByRole('menu', { name: 'Rows and columns' });
  await expectAccessible(page, 'the menu of a table');
  await menu.getByRole('menuitem', { name: 'Add row below' }).click();
  await expect(menu).toHaveCount(0);
  await page.keyboard.type('Dinkel');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5,20');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hafer');
  await saved().toBe(good.replace(table, `${table}\n      | Dinkel | 5,20 |\n      | Hafer |  |`));
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await saved().toBe(good.replace(table, `${table}\n      | Hafer |  |\n      | Dinkel | 5,20 |`));
  await page.keyboard.press('Shift+F10');
  await expect(menu).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Remove row' }).press('Enter');
  await page.keyboard.press('Shift+F10');
  await menu.getByRole('menuitem', { name: 'Remove row' }).press('Enter');
  await saved().toBe(good);
  // Escape closes the menu alone, and the caret is where it was.
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('Escape');
  await page.keyboard.type('!');
  await saved().toBe(good.replace('Roggen ', 'Roggen! '));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+Enter');
  await tool('Table').click();
  await page.keyboard.type('Neu');
  await expect(text.getByRole('table')).toHaveCount(2);
  const last = '      Mehr auf der [Startseite](/).\n';
  await saved().toBe(
    good.replace(last, `${last}\n      | Neu |  |\n      | --- | --- |\n      |  |  |\n      |  |  |\n`),
  );
  await expect(frame.getByRole('textbox')).toBeVisible();
});

test('cells of a spreadsheet fill a table from the caret on', async ({ page }) => {
  const { text } = await openText(page, 'Roggen');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Dinkel\t5,20\tkg\nHafer\t6,20\tkg\n');
    clipboardData.setData(
      'text/html',
      '<table><tr><td>Dinkel</td><td>5,20</td><td>kg</td></tr><tr><td>Hafer</td><td>6,20</td><td>kg</td></tr></table>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(() => site.read(file).replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-'))
    .toContain(' | Brot | Preis | |\n |:-|-:| - |\n | Dinkel | 5,20 | kg |\n | Hafer | 6,20 | kg |\n');
});
