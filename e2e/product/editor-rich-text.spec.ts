// Longer texts are typed as they look, and written with the marks of texts.
import { expect, test, type Page } from '../support/browser-test.ts';
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
  // ProseMirror places the caret once more after 20 ms; nobody presses a key sooner.
  await page.waitForTimeout(100);
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
