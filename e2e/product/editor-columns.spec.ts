// Columns in the editor: they are added, and the sections in them are chosen, typed in, added, moved and removed.
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { drag } from '../support/drag.ts';

const home = 'pages/index.yaml';
let site: DevSite;

test.beforeAll(async () => void (site = await startDevSite()));
test.afterAll(() => site.stop());

test('columns are built by clicks alone', async ({ page }) => {
  const before = site.read(home);
  await page.goto(`${site.address}/__editor?page=/`);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  const outline = page.getByRole('treegrid', { name: 'Sections' });
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const saved = () => expect.poll(() => site.read(home).slice(before.length));

  await test.step('they begin with a section in each of two columns', async () => {
    await page.getByRole('button', { name: 'Add a section', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a section' });
    await dialog.getByRole('radio', { name: 'Empty' }).click();
    await dialog.getByRole('button', { name: /^Columns/ }).click();
    await expect(frame.locator('.columns-part')).toHaveCount(2);
    await saved().toBe(`  - type: columns
    column1:
      - type: rich-text
        text: Text
    column2:
      - type: rich-text
        text: Text
`);
  });

  await test.step('a text in a column is typed where it stands', async () => {
    await frame.locator('.columns-part').first().getByText('Text', { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Brot, jeden Tag.');
    await page.keyboard.press('Escape');
    await saved().toContain('        text: Brot, jeden Tag.\n    column2');
    await expect(settings.getByRole('list').first()).toContainText('Columns');
  });

  await test.step('a section is added to a column, of those that may stand there', async () => {
    const bar = page.getByRole('toolbar', { name: 'Section: Text' });
    await bar.getByRole('button', { name: 'Add a section below' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a section' });
    await expect(dialog.getByRole('button', { name: /^Callout/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^(Columns|Hero slider|Opening)/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Callout/ }).click();
    await saved().toMatch(/Brot, jeden Tag\.\n {6}- type: callout\n {8}text: .+\n {4}column2/);
    await expectAccessible(page, 'the editor with a section in a column');
  });

  await test.step('the outline has the sections of each column, which can be moved and removed', async () => {
    const columns = outline.getByRole('row', { name: /Columns/ }).first();
    await columns.getByRole('button', { name: 'Open' }).click();
    const callout = outline.getByRole('row').filter({ hasText: 'First column: Callout' });
    await callout.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await saved().toMatch(/column1:\n {6}- type: callout\n[^]+Brot, jeden Tag/);
    await expect(outline.getByRole('row').filter({ hasText: 'First column' }).first()).toContainText('Callout');
    await callout.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Hide as draft' }).click();
    await saved().toMatch(/- type: callout\n(?: {8}.+\n)*? {8}draft: true\n/);
    await callout.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await saved().not.toContain('callout');
  });

  await test.step('the form of columns leads to their sections', async () => {
    await outline
      .getByRole('row', { name: /Columns/ })
      .first()
      .click();
    await settings.getByText('Look', { exact: true }).click();
    await settings.getByRole('button', { name: /Widths/ }).click();
    await page.getByRole('option', { name: /first/i }).click();
    await saved().toContain('    widths: first\n');
    await settings.getByRole('group', { name: 'Second column' }).getByText('Text', { exact: true }).last().click();
    await settings.getByRole('textbox', { name: 'Heading' }).fill('Daneben');
    await saved().toContain('        heading: Daneben\n');
    await expect(frame.getByRole('heading', { name: 'Daneben' })).toBeVisible();
  });

  await test.step('a third column begins with its first section, and goes with its last one', async () => {
    await outline
      .getByRole('row', { name: /Columns/ })
      .first()
      .click();
    const third = settings.getByRole('group', { name: 'Third column' });
    await third.getByRole('button', { name: 'Add section' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a section' });
    await dialog.getByRole('button', { name: /^Callout/ }).click();
    await expect(frame.locator('.columns-part')).toHaveCount(3);
    await outline
      .getByRole('row', { name: /Columns/ })
      .first()
      .click();
    await third.getByRole('button', { name: 'Remove section 1' }).click();
    await saved().not.toContain('column3');
  });

  await test.step('the only section of the last column stays, and a sentence says why', async () => {
    const [first, second] = ['Brot, jeden Tag.', 'Daneben'].map((name) => outline.getByRole('row', { name }));
    await drag(page, second!, first!, 'below');
    await expect(page.getByText('A column holds at least one section.')).toBeVisible();
    await saved().toMatch(/column2:\n {6}- type: rich-text\n {8}heading: Daneben/);
  });

  await test.step('a column that is emptied is taken by the next one', async () => {
    await outline
      .getByRole('row', { name: /Columns/ })
      .first()
      .click();
    await settings.getByRole('group', { name: 'Third column' }).getByRole('button', { name: 'Add section' }).click();
    await page
      .getByRole('dialog', { name: 'Add a section' })
      .getByRole('button', { name: /^Callout/ })
      .click();
    await saved().toContain('column3');
    await expect(outline.getByRole('row').filter({ hasText: 'Third column: Callout' })).toBeVisible();
    const [first, second] = ['Brot, jeden Tag.', 'Daneben'].map((name) => outline.getByRole('row', { name }));
    await drag(page, second!, first!, 'below');
    await saved().toMatch(/column1:[^]+heading: Daneben[^]+column2:\n {6}- type: callout/);
    await saved().not.toContain('column3');
    await expect(frame.locator('.columns-part')).toHaveCount(2);
  });
});
