// Markdown and CSV files in place of settings: as visitors see them, and while an author changes them.
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe('on a finished page', () => {
  test('a Markdown file is sections with a table of contents', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('link', { name: '2. What we ask of you' }).click();
    await expect(page.getByRole('heading', { name: '2. What we ask of you' })).toBeInViewport();
    await expect(page.getByText('Call us at +44 20 7946 0100')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it costs', exact: true, level: 4 })).toBeVisible();
    await expectAccessible(page, 'terms');
  });

  test('a CSV file is a table, which stacks on a phone', async ({ page }) => {
    await page.goto('/terms');
    const table = page.getByRole('table', { name: 'A day' });
    await expect(table.getByRole('cell', { name: 'Drill, 18 V' })).toBeVisible();
    const right = table.getByRole('columnheader', { name: 'Deposit' });
    await expect(right).toHaveCSS('text-align', 'end');
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(table.getByRole('row').nth(1)).toHaveCSS('display', 'block');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await expectAccessible(page, 'terms on a phone');
  });
});

test.describe('while it is changed', () => {
  test.describe.configure({ mode: 'serial' });
  let site: DevSite;
  const composePage = (text: string) => `title: AGB | Bäckerei\ndescription: Was gilt.\nblocks:\n${text}`;

  test.beforeAll(async () => {
    site = await startDevSite();
    site.write('texts/agb.md', 'Es gilt **das**.\n');
    site.write('texts/haus.md', 'Im Haus.\n');
    site.write(
      'pages/agb.yaml',
      composePage('  - type: rich-text\n    heading: AGB\n    text: { file: texts/agb.md }\n'),
    );
  });
  test.afterAll(() => site.stop());

  test('the page follows, and tells of mistakes with their line', async ({ page }) => {
    await page.goto(`${site.address}/agb`);
    await expect(page.getByText('Es gilt das.')).toBeVisible();
    site.write('texts/agb.md', 'Es gilt **jenes**.\n');
    await expect(page.getByText('Es gilt jenes.')).toBeVisible();
    site.write('texts/agb.md', 'Es gilt.\n\n- a\n  - b\n');
    await expect(page.locator('vite-error-overlay')).toContainText('texts/agb.md:4:3');
    site.write('texts/agb.md', 'Es gilt **das**.\n');
    await expect(page.getByText('Es gilt das.')).toBeVisible();
  });

  test('the editor edits the file, and chooses another one', async ({ page }) => {
    await page.goto(`${site.address}/__editor?page=/agb`);
    const frame = page.frameLocator('iframe[title="The page, to be edited"]');
    await frame.getByText('Es gilt das.').click();
    const settings = page.getByRole('complementary', { name: 'Settings' });
    const text = settings.getByRole('textbox', { name: 'Text of texts/agb.md' });
    await expect(text).toHaveValue('Es gilt **das**.\n');
    await text.fill('Es gilt nichts.\n');
    await expect(frame.getByText('Es gilt nichts.')).toBeVisible();
    expect(site.read('texts/agb.md')).toBe('Es gilt nichts.\n');
    await text.fill('# Titel\n');
    await expect(settings.getByText('Line 1:')).toBeVisible();
    await text.fill('Es gilt.\n');
    await expect(settings.getByText('Line 1:')).toBeHidden();
    await settings.getByRole('button', { name: /Text: file/ }).click();
    await page.getByRole('option', { name: 'texts/haus.md' }).click();
    await expect(frame.getByText('Im Haus.')).toBeVisible();
    expect(site.read('pages/agb.yaml')).toContain('text: { file: texts/haus.md }');
    await expectAccessible(page, 'editor with a file');
  });

  test('the editor takes the text of the file into the page, with what was typed last', async ({ page }) => {
    await page.goto(`${site.address}/__editor?page=/agb`);
    const frame = page.frameLocator('iframe[title="The page, to be edited"]');
    await frame.getByText('Im Haus.').click();
    const settings = page.getByRole('complementary', { name: 'Settings' });
    const text = settings.getByRole('textbox', { name: 'Text of texts/haus.md' });
    const take = settings.getByRole('button', { name: 'Write it in the page instead' });
    await text.fill('# Titel\n');
    await take.click();
    await expect(settings.getByRole('alert')).toHaveText(
      'Correct the mistakes in texts/haus.md first: what no page shows would be lost.',
    );
    await text.fill('Im Haus: *immer*.\n\n* Brot\n* Salz\n');
    await take.click();
    await expect(frame.getByRole('listitem').filter({ hasText: 'Salz' })).toBeVisible();
    await expect(text).toBeHidden();
    await expect.poll(() => site.read('pages/agb.yaml')).toContain('Im Haus: *immer*.\n');
    expect(site.read('pages/agb.yaml')).toContain('- Brot\n');
    expect(site.read('pages/agb.yaml')).not.toContain('file:');
    expect(site.read('texts/haus.md')).toBe('Im Haus: *immer*.\n\n* Brot\n* Salz\n');
  });
});
