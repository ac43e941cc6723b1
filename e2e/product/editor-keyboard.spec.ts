// The editor by keys alone: the focus is never lost, and nothing that opens keeps it.
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'default' });

const [settingsFile, home] = ['site.yaml', 'pages/index.yaml'];
let site: DevSite;
let good: string[];

test.beforeAll(async () => {
  site = await startDevSite();
  good = [site.read(settingsFile), site.read(home)];
});
test.afterEach(() => [settingsFile, home].forEach((file, index) => site.write(file, good[index]!)));
test.afterAll(() => site.stop());
test.beforeEach(async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
});

const settings = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });
const views = (page: Page): Locator => page.getByRole('dialog', { name: 'The site' });
const frame = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');
const row = (page: Page, name: string) => page.getByRole('treegrid', { name: 'Sections' }).getByRole('row', { name });

test('another page is chosen by a word, and the list of pages closes again', async ({ page }) => {
  const chooser = page.getByRole('button', { name: /^Page: / });
  await chooser.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Pages' })).toHaveCount(0);
  await expect(chooser).toBeFocused();
  await chooser.press('Enter');
  await page.keyboard.type('frage');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Ffrage`);
  await expect(chooser).toBeFocused();
  // With the mouse as well.
  await chooser.click();
  await page.getByRole('option', { name: '/brot' }).click();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Fbrot`);
});

test('settings that open have the focus, and give it to the page when they close', async ({ page }) => {
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).press('Enter');
  await views(page).getByRole('tab', { name: 'Pages' }).press('ArrowRight');
  await views(page).getByRole('tab', { name: 'Pictures' }).press('ArrowRight');
  await views(page).getByRole('button', { name: /^Menu/ }).press('Enter');
  await expect(settings(page).getByRole('heading', { name: 'Site' })).toBeFocused();
  await settings(page).getByRole('row').nth(1).press('Enter');
  await expect(settings(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(settings(page).getByRole('textbox', { name: 'Label' })).toBeVisible();
  await settings(page).getByRole('button', { name: 'Site', exact: true }).press('Enter');
  await expect(settings(page).getByRole('heading', { name: 'Site' })).toBeFocused();
  await settings(page).getByRole('button', { name: 'Close the settings' }).press('Enter');
  await expect(page.getByRole('main', { name: 'The page' })).toBeFocused();
});

test('an entry keeps the focus while it moves, and its neighbour has it when it goes', async ({ page }) => {
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
  await views(page).getByRole('tab', { name: 'Settings' }).click();
  await views(page).getByRole('button', { name: /^Menu/ }).press('Enter');
  const [first = '', second = '', third = ''] = await settings(page).getByRole('row').allTextContents();
  await settings(page).getByRole('button', { name: 'Move menu entry 1 down' }).press('Enter');
  await expect(settings(page).getByRole('button', { name: 'Move menu entry 2 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings(page).getByRole('row')).toHaveText([second, third, first]);
  await expect(settings(page).getByRole('button', { name: 'Move menu entry 3 up' })).toBeFocused();
  await settings(page).getByRole('button', { name: 'Remove menu entry 3' }).press('Enter');
  await expect(settings(page).getByRole('row')).toHaveCount(2);
  await expect(settings(page).getByRole('grid', { name: 'Menu' }).getByRole('row').last()).toBeFocused();
});

test('a form of a page begins in its first field, and goes back to where it was opened', async ({ page }) => {
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).press('Enter');
  const more = views(page).getByRole('button', { name: 'More for Unser Brot' });
  for (const [item, field] of [
    ['Change its address', 'Address, such as /offers'],
    ['Remove', 'Address where its visitors are led; empty for none'],
  ] as const) {
    await more.press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    await expect(views(page).getByRole('textbox', { name: field })).toBeFocused();
    await views(page).getByRole('button', { name: 'Back' }).press('Enter');
    await expect(more).toBeFocused();
  }
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Where is it used?' }).press('Enter');
  await views(page).getByRole('button', { name: 'Where is it used?' }).press('Enter');
  await expect(views(page).getByRole('list', { name: 'Where it is used' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('a section is added, and another one removed, without losing the way', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Add a section' })
    .getByRole('button', { name: /^Text/ })
    .first()
    .press('Enter');
  await expect(settings(page).getByRole('heading', { name: 'Text' })).toBeFocused();
  await expect.poll(() => site.read(home)).toContain('type: rich-text');
  await row(page, 'Öffnungszeiten').focus();
  await page.getByRole('button', { name: 'Actions for Öffnungszeiten' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Make it a shared section' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Öffnungszeiten' })).toBeFocused();
  await page
    .getByRole('toolbar', { name: /^Section/ })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect.poll(() => site.read(home)).toBe(good[1]);
  await expect(page.locator('.app :focus')).toHaveCount(1);
});

test('F6 goes from region to region, also out of the page, and Shift+F6 back', async ({ page }) => {
  await row(page, 'Öffnungszeiten').click();
  await expect(settings(page).getByRole('heading', { level: 2 })).toBeVisible();
  const active = () =>
    page.evaluate(() => document.activeElement?.closest('.top-bar, .outline, .canvas, .inspector')?.className);
  const goes = async (key: string, ...regions: string[]) => {
    for (const region of regions) {
      await page.keyboard.press(key);
      await expect.poll(active).toBe(region);
    }
  };
  await goes('F6', 'canvas', 'inspector', 'top-bar', 'outline', 'canvas');
  await page.keyboard.press('Tab');
  await goes('F6', 'inspector');
  await goes('Shift+F6', 'canvas', 'outline');
});
