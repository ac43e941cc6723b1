// Texts of several lines: what is typed on the page, in a form and in the YAML tab is what differs in the file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const file = 'pages/neues.yaml';
const template = readFileSync(
  fileURLToPath(new URL('../../src/site/recipes/pages/news.yaml', import.meta.url)),
  'utf8',
);
/** The text of the News template, as a new page gets it. */
const section = /^ {2}- type: rich-text\n(?: {4}.*\n|\n)+/m.exec(template)![0];
const good = `title: Neues aus der Backstube
description: Was in der Backstube geschah, und für wen es wichtig ist.
blocks:
  - type: cta
    heading: Ein neuer Ofen
    text: >- # two lines
      Seit Montag backen wir im neuen Ofen,
      und zwar jeden Morgen.
    button: { label: Unser Brot, href: /brot }
    background: dark # the photo above is light
${section}`;
let site: DevSite;

test.beforeAll(async () => void (site = await startDevSite()));
test.beforeEach(() => site.write(file, good));
test.afterAll(() => site.stop());

const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const saved = () => expect.poll(() => site.read(file));

async function openEditor(page: Page) {
  await page.goto(`${site.address}/__editor?page=/neues`);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await expect(frame.getByText('Who did what')).toBeVisible();
  await expect(page.getByRole('treegrid', { name: 'Sections' }).getByRole('row').first()).toBeVisible();
  return frame;
}

test('the page is typed in while its logo has not come', async ({ page }) => {
  // The request is never answered.
  await page.route('**/images/logo.svg', () => {});
  const frame = await openEditor(page);
  await frame.getByText('Ein neuer Ofen').click();
  await expect(frame.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' im Haus');
  await saved().toContain('heading: Ein neuer Ofen im Haus\n');
});

test('a page that could not be shown at first is typed in once it can, also by an address with a slash at its end', async ({
  page,
}) => {
  const late = 'pages/spaet.yaml';
  site.write(late, 'title: [');
  await page.goto(`${site.address}/__editor?page=/spaet/`);
  await expect(page.getByText('This page cannot be shown yet.')).toBeVisible();
  site.write(late, good);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await frame.getByText('Ein neuer Ofen').click();
  await expect(frame.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' im Haus');
  await expect.poll(() => site.read(late)).toContain('heading: Ein neuer Ofen im Haus\n');
});

test('on the page, the text of the News template changes in the line that is typed in', async ({ page }) => {
  const frame = await openEditor(page);
  await frame.getByText('Who did what').click();
  await expect(frame.getByRole('textbox')).toContainText('What it means');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Twice  over.');
  await saved().toBe(good.replace('in their own words.', 'in their own words. Twice  over.'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('The end ');
  await saved().toBe(good.replace('in their own words.', 'in their own words. Twice  over.\n\n      The end'));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('New: ');
  await page.keyboard.press('Escape');
  await saved().toBe(
    good
      .replace('Who did what', 'New: Who did what')
      .replace('in their own words.', 'in their own words. Twice  over.\n\n      The end'),
  );
});

test('in the form it does as well, also when all of it was deleted', async ({ page }) => {
  const frame = await openEditor(page);
  await frame.getByText('Who did what').click();
  await page.keyboard.press('Escape');
  await page.getByRole('treegrid', { name: 'Sections' }).getByRole('row').nth(1).click();
  const text = settings(page).getByRole('textbox', { name: 'Text' });
  await expect(text).toContainText('in their own words.');
  await text.getByText('Another one').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('A second one');
  await saved().toBe(good.replace('Another one', 'A second one'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(text).toHaveText('');
  // Letters that are typed slowly are several steps, and what follows quickly is one with them.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(text).toContainText('Another one', { timeout: 1000 });
  }).toPass();
  await saved().toBe(good);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('More');
  await saved().toBe(good.replace('in their own words.', 'in their own words.\n\n      More'));
});

test('a folded text keeps its lines and its comment, and a setting with a comment is set to its default', async ({
  page,
}) => {
  const frame = await openEditor(page);
  await frame.getByText('Seit Montag').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Seit Dienstag backen wir im neuen Ofen, und zwar jeden Morgen.');
  await page.keyboard.press('Escape');
  await saved().toBe(good.replace('Montag', 'Dienstag'));
  await page.getByRole('treegrid', { name: 'Sections' }).getByRole('row').first().click();
  await settings(page).getByText('Look', { exact: true }).click();
  await settings(page)
    .getByRole('button', { name: /Background/ })
    .click();
  await page.getByRole('option', { name: /default/ }).click();
  await saved().toMatch(/^ {4}background: \w+ # the photo above is light$/m);
  expect(site.read(file).split('\n')).toHaveLength(good.split('\n').length);
});

test('in the YAML tab, lines of Windows stay', async ({ page }) => {
  site.write(file, good.replaceAll('\n', '\r\n'));
  const frame = await openEditor(page);
  await frame.getByText('Seit Montag').click();
  await page.keyboard.press('Escape');
  await page.getByRole('treegrid', { name: 'Sections' }).getByRole('row').first().click();
  await settings(page).getByRole('tab', { name: 'YAML' }).click();
  const text = settings(page).getByRole('textbox', { name: /^YAML/ });
  await text.getByText('jeden Morgen').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Früh.');
  await saved().toBe(good.replace('jeden Morgen.', 'jeden Morgen. Früh.').replaceAll('\n', '\r\n'));
});
