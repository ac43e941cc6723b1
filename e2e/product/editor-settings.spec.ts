// The settings of the whole site in the editor: menu, theme, forms, redirects, labels, and the parameters of shared
// sections. Each change is in site.yaml as its author would have typed it, and on the page at once.
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { openSitePart } from '../support/editor-window.ts';

test.describe.configure({ mode: 'default' });

const [settingsFile, home, shared] = ['site.yaml', 'pages/index.yaml', 'pages/_shared/zahlen.yaml'];
let site: DevSite;
let good: string;

test.beforeAll(async () => {
  site = await startDevSite();
  good = site.read(settingsFile);
});
test.afterEach(() => site.write(settingsFile, good));
test.afterAll(() => site.stop());

const saved = (file: string) => expect.poll(() => site.read(file));
const settings = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });
const frame = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');

test('entries of the menu are moved with buttons and with keys, and opened', async ({ page }) => {
  await openSitePart(page, site, 'Menu');
  await expectAccessible(page, 'settings of the menu', { iframes: false });
  const menu = settings(page).getByRole('grid', { name: 'Menu' });
  const order = () =>
    [...site.read(settingsFile).matchAll(/(?:- |\{ )label: (Brot|Frage|Laden)\b/g)].slice(0, 3).map(([, name]) => name);
  await settings(page).getByRole('button', { name: 'Move menu entry 1 down' }).click();
  await expect.poll(order).toEqual(['Frage', 'Brot', 'Laden']);
  await settings(page).getByRole('button', { name: 'Move menu entry 2 up' }).click();
  await saved(settingsFile).toBe(good);
  await menu.getByRole('button', { name: 'Move Laden' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Insert/ }).first()).toBeAttached();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['Laden', 'Brot', 'Frage']);
  await expect(page.getByRole('status')).toContainText('it is now number 1 of 3');
  for (const entry of [1, 2])
    await settings(page)
      .getByRole('button', { name: `Move menu entry ${entry} down` })
      .click();
  await saved(settingsFile).toBe(good);
  await expect(menu.getByRole('row').nth(1)).toContainText('Frage');
  await menu.getByRole('row', { name: 'Frage' }).click();
  await settings(page).getByRole('textbox', { name: 'Label' }).fill('Fragen Sie');
  await saved(settingsFile).toBe(good.replace('label: Frage, href', 'label: Fragen Sie, href'));
});

test('a link shows the title of its page, and is found by titles, headings and addresses', async ({ page }) => {
  await openSitePart(page, site, 'Menu');
  await settings(page).getByRole('row', { name: 'Frage' }).click();
  const title = /^title: "?(.+?)"?$/m.exec(site.read('pages/frage.yaml'))![1]!.replace(/ \| .*/, '');
  const box = settings(page).getByRole('combobox').first();
  const shown = settings(page).locator('.combo-shown');
  await expect(shown).toHaveText(new RegExp(`^${title}.* /frage$`));
  await expect(box).toHaveAccessibleDescription(new RegExp(title));
  await expectAccessible(page, 'a chosen link', { iframes: false });
  await box.focus();
  await expect(shown).toBeHidden();
  await expect(box).toHaveValue('/frage');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('nungszeit');
  await expect(page.getByRole('option', { name: /^Öffnungszeiten/ })).toContainText('/#zeiten');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#zei');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await saved(settingsFile).toBe(good.replace('label: Frage, href: /frage', 'label: Frage, href: /#zeiten'));
  await box.blur();
  await expect(shown).toHaveText('Öffnungszeiten /#zeiten');
});

test('the theme takes its colours from the logo, and one undo takes them back', async ({ page }) => {
  await openSitePart(page, site, 'Look of the site');
  const sets = settings(page).getByRole('group', { name: 'Colours from the logo' });
  await expect(sets.getByRole('button').first()).toBeVisible();
  await expectAccessible(page, 'colours from the logo', { iframes: false });
  await sets.getByRole('button').first().click();
  await saved(settingsFile).toMatch(/\n  accent: "?#/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(settingsFile).toBe(good);
});

/** @returns whether the file of the font that an option is shown in has arrived */
const findFace = (option: Locator) =>
  option.evaluate((shown) => {
    const [family] = getComputedStyle(shown).fontFamily.split(',');
    return [...document.fonts].find((face) => family === `"${face.family.replaceAll('"', '')}"`)?.status;
  });

test('look, colour and font are chosen, and the page shows them at once', async ({ page }) => {
  await openSitePart(page, site, 'Look of the site');
  await expectAccessible(page, 'settings of the theme', { iframes: false });
  const brand = settings(page).getByRole('textbox', { name: 'Brand colour', exact: true });
  await brand.fill('#1d4ed8');
  await brand.press('Enter');
  await saved(settingsFile).toBe(good.replace('#7c2d12', '#1d4ed8'));
  const button = frame(page).getByRole('link', { name: 'Unser Brot' });
  await expect(button).toHaveCSS('background-color', 'rgb(29, 78, 216)');
  const font = settings(page).getByRole('combobox', { name: 'Font', exact: true });
  // A list closes when what is behind it scrolls: the focus brings the control into view, and the next frame tells of it.
  await font.focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await font.press('ArrowDown');
  const lora = page.getByRole('option', { name: 'Lora' });
  await lora.scrollIntoViewIfNeeded();
  await expect.poll(() => findFace(lora)).toBe('loaded');
  await lora.click();
  await saved(settingsFile).toContain('\n  font: Lora\n');
  await expect(frame(page).locator('body')).toHaveCSS('font-family', /Lora/);
  await font.fill('Georgia, serif');
  await font.press('Tab');
  await saved(settingsFile).toContain('\n  font: Georgia, serif\n');
  await settings(page).getByRole('button', { name: /Look/ }).click();
  await page.getByRole('option', { name: /Garden/ }).click();
  await saved(settingsFile).toContain('\n  look: garden\n');
});

test('a form opens by its name; a field is added, and where the form is used is told and opened', async ({ page }) => {
  await openSitePart(page, site, 'Forms');
  await settings(page)
    .getByRole('button', { name: /^frage/ })
    .click();
  await expectAccessible(page, 'settings of a form', { iframes: false });
  await settings(page).getByRole('button', { name: 'Where is it used?' }).click();
  await settings(page).getByRole('button', { name: 'Add field' }).click();
  await expect(settings(page).getByRole('textbox', { name: 'Label while sending' })).toHaveCount(0);
  await settings(page).getByRole('textbox', { name: 'Label' }).fill('Telefon');
  await saved(settingsFile).toContain('label: Telefon');
  expect(site.read(settingsFile).split('\n')).toEqual(expect.arrayContaining(good.split('\n')));
  await settings(page).getByRole('button', { name: 'frage' }).click();
  await settings(page).getByRole('button', { name: 'Where is it used?' }).click();
  await settings(page).getByRole('list', { name: 'Where it is used' }).getByRole('button').first().click();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Ffrage`);
});

test('a form gets another name with all that names it, is told which one it cannot have, and gets the old one back', async ({
  page,
}) => {
  const form = site.read('pages/frage.yaml');
  await openSitePart(page, site, 'Forms');
  await settings(page)
    .getByRole('button', { name: /^frage/ })
    .click();
  const name = settings(page).getByRole('textbox', { name: 'Name of the form' });
  const rename = settings(page).getByRole('button', { name: 'Rename' });
  await expect(name).toHaveValue('frage');
  await expect(rename).toBeDisabled();
  await name.fill('Frage 2');
  await expect(name).toHaveAccessibleDescription(/^A name here has small letters/);
  await expect(rename).toBeDisabled();
  await expectAccessible(page, 'the name of a form', { iframes: false });
  await name.fill('anfrage');
  await name.press('Enter');
  await saved(settingsFile).toBe(good.replace('\n  frage:', '\n  anfrage:'));
  expect(site.read('pages/frage.yaml')).toBe(form.replace('form: frage', 'form: anfrage'));
  await expect(settings(page).getByRole('heading', { name: 'anfrage' })).toBeVisible();
  await expect(settings(page).getByRole('textbox', { name: 'Name of the form' })).toHaveValue('anfrage');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await saved(settingsFile).toBe(good);
  expect(site.read('pages/frage.yaml')).toBe(form);
});

test('something is added under a name of its own, and removed', async ({ page }) => {
  await openSitePart(page, site, 'Values of your own');
  const add = settings(page).getByRole('button', { name: 'Add value' });
  await expect(add).toBeDisabled();
  const name = settings(page).getByRole('textbox', { name: 'Name of a new value' });
  await name.fill('loaves');
  await expect(name).toHaveAccessibleDescription('There is a value "loaves" already.');
  await name.fill('flour');
  await add.click();
  await settings(page).getByRole('textbox', { name: 'flour' }).fill('Roggen');
  await saved(settingsFile).toBe(good.replace('loaves: "40"\n', 'loaves: "40"\n  flour: Roggen\n'));
  await settings(page).getByRole('button', { name: 'Remove flour' }).click();
  await saved(settingsFile).toBe(good);
});

test('labels and redirects are forms as well', async ({ page }) => {
  await openSitePart(page, site, 'Words of buttons and messages');
  const closing = settings(page).getByRole('textbox', { name: 'Close', exact: true });
  // The word that visitors read now, in the language of the site.
  await expect(closing).toHaveAttribute('placeholder', 'Schließen');
  await closing.fill('Schließen');
  await saved(settingsFile).toBe(good.replace('  menu: Menü\n', '  menu: Menü\n  close: Schließen\n'));
  await openSitePart(page, site, 'Moved pages');
  await settings(page).getByRole('button', { name: 'Add moved page' }).click();
  await settings(page).getByRole('textbox', { name: 'Old address' }).fill('/alt');
  await page.keyboard.press('Enter');
  await saved(settingsFile).toContain('from: /alt');
});

test('a parameter that stands for a list is a list, and one for a text is a text', async ({ page }) => {
  const text = site.read(home);
  const [before, section] = text.split('  - type: stats\n') as [string, string];
  const items = section.slice(section.indexOf('      - { value'));
  site.write(
    shared,
    'params:\n  heading: { description: What it is about. }\n  figures: { description: The figures., kind: list }\n' +
      'blocks:\n  - type: stats\n    heading: "{param.heading}"\n    items: "{param.figures}"\n',
  );
  const use = `  - type: shared\n    name: zahlen\n    with:\n      heading: Zahlen\n      figures:\n${items.replaceAll('      - ', '        - ')}`;
  site.write(home, before + use);
  await page.goto(`${site.address}/__editor?page=/`);
  await page
    .getByRole('treegrid', { name: 'Sections' })
    .getByRole('row', { name: /zahlen/ })
    .click();
  await expect(settings(page).getByRole('textbox', { name: 'Heading' })).toHaveValue('Zahlen');
  await settings(page).getByRole('button', { name: 'Where is it used?' }).click();
  await expect(settings(page).getByRole('list', { name: 'Where it is used' })).toContainText('Bäckerei Krume');
  await settings(page).getByRole('button', { name: 'Move figure 2 up' }).click();
  await expect.poll(() => site.read(home).indexOf('Laibe am Tag') < site.read(home).indexOf('Uhr öffnen')).toBe(true);
  await settings(page).getByRole('row', { name: 'Uhr öffnen wir' }).click();
  await settings(page).getByRole('textbox', { name: 'Label' }).fill('Uhr morgens');
  await expect(frame(page).getByText('Uhr morgens')).toBeVisible();
  site.write(home, text);
});
