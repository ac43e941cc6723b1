// The editor, as somebody uses it who never saw YAML: what is clicked, typed and moved is in the file, and the file is else
// as its author wrote it.
import { expect, test, type FrameLocator, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const home = 'pages/index.yaml';
let site: DevSite;
let good: string;

test.beforeAll(async () => {
  site = await startDevSite();
  good = site.read(home);
});

test.afterEach(() => site.write(home, good));

test.afterAll(() => site.stop());

async function openEditor(page: Page, route = '/'): Promise<FrameLocator> {
  await page.goto(`${site.address}/__editor?page=${route}`);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await expect(frame.locator('main > *').first()).toBeVisible();
  await expect(outline(page).getByRole('row').first()).toBeVisible();
  return frame;
}

const outline = (page: Page) => page.getByRole('treegrid', { name: 'Sections' });
const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const saved = (file: string) => expect.poll(() => site.read(file));

test('a button on every page opens the editor, and so does a key', async ({ page }) => {
  await page.goto(`${site.address}/brot`);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Fbrot`);
  // The first time, the server prepares the editor's packages and reloads the page.
  await expect(outline(page).getByRole('row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(site.address);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Alt+Shift+KeyO');
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2F`);
});

test('a text is edited where it stands: only its own words change in the file', async ({ page }) => {
  const frame = await openEditor(page);
  await frame.getByRole('heading', { name: 'Öffnungszeiten' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Wann wir backen');
  await page.keyboard.press('Enter');
  await saved(home).toBe(good.replace('Öffnungszeiten', 'Wann wir backen'));
  await expect(frame.getByRole('heading', { name: 'Wann wir backen' })).toBeVisible();
  await expect(outline(page).getByRole('row', { name: /Wann wir backen/ })).toBeVisible();
});

test('a text with marks is edited as visitors see it, and written with its marks', async ({ page }) => {
  const frame = await openEditor(page);
  await frame.locator('h1').click();
  await expect(frame.getByRole('textbox')).toHaveText('Brot, das Zeit hatte');
  await expect(frame.getByRole('textbox').locator('.highlight')).toHaveText('Zeit');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await saved(home).toBe(good.replace('[[Zeit]] hatte', '[[Zeit]] hatte!'));
  await expect(frame.locator('h1 .highlight')).toHaveText('Zeit');
});

test('a picture opens its settings beside it; a change is in the file and on the page', async ({ page }) => {
  const frame = await openEditor(page);
  await frame.locator('main img').first().click();
  await settings(page).getByRole('textbox', { name: 'Description' }).fill('Ein Brot aus Roggen');
  await saved(home).toBe(good.replace('alt: Ein rundes Brot', 'alt: Ein Brot aus Roggen'));
  await expect(frame.getByRole('img', { name: 'Ein Brot aus Roggen' })).toBeVisible();
});

test('what is selected already opens its settings once more', async ({ page }) => {
  const frame = await openEditor(page);
  await frame.getByRole('heading', { name: 'Öffnungszeiten' }).click();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await outline(page)
    .getByRole('row', { name: /Öffnungszeiten/ })
    .click();
  await expect(settings(page)).toBeVisible();
});

test('a choice of the schema is made in a list, with what each of its values means', async ({ page }) => {
  await openEditor(page);
  await outline(page)
    .getByRole('row', { name: /Öffnungszeiten/ })
    .click();
  await settings(page).getByText('Look', { exact: true }).click();
  await settings(page)
    .getByRole('button', { name: /Background/ })
    .click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await saved(home).toBe(good.replace('id: zeiten\n', 'id: zeiten\n    background: dark\n'));
});

test('sections are moved with the mouse, with buttons and with keys alone', async ({ page }) => {
  await openEditor(page);
  const rows = outline(page).getByRole('row');
  await expect(rows).toHaveCount(2);
  const moved = () => site.read(home).indexOf('type: stats') < site.read(home).indexOf('type: hero-slider');
  await rows.nth(1).click();
  await page
    .getByRole('toolbar', { name: /Section/ })
    .getByRole('button', { name: 'Move up' })
    .click();
  await expect.poll(moved).toBe(true);
  await page
    .getByRole('toolbar', { name: /Section/ })
    .getByRole('button', { name: 'Move down' })
    .click();
  await saved(home).toBe(good);
  // The handle is dragged with Enter, arrows and Enter.
  await rows.nth(1).getByRole('button', { name: /^Move/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Insert/ }).first()).toBeAttached();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(moved).toBe(true);
  await expect(page.getByRole('status')).toContainText('it is now number 1 of 2');
});

test('a section is added with an example, duplicated, hidden and removed', async ({ page }) => {
  const frame = await openEditor(page);
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('radio', { name: 'With example' }).click();
  await page.getByRole('searchbox', { name: 'Search sections' }).fill('quotation');
  await page.getByRole('button', { name: /^Quotation/ }).click();
  // Its words are in the language of the site.
  await expect(frame.locator('blockquote')).toBeVisible();
  await expect(frame.getByText('Funktion')).toBeVisible();
  const added = site.read(home);
  expect(added.startsWith(good.trimEnd())).toBe(true);
  const act = async (name: string) => {
    await outline(page).getByRole('button', { name: 'Actions for Name' }).first().click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Duplicate');
  await expect(outline(page).getByRole('row', { name: 'Name' })).toHaveCount(2);
  await act('Remove');
  await saved(home).toBe(added);
  await act('Hide as draft');
  await expect(outline(page).getByText('Draft')).toBeVisible();
  await act('Show to visitors');
  await saved(home).toBe(added);
  await act('Remove');
  await saved(home).toBe(good);
});

test('a section becomes a shared one with a parameter, which the page gives a value, and is copied to another page', async ({
  page,
}) => {
  const frame = await openEditor(page);
  const act = async (name: string) => {
    await outline(page)
      .getByRole('button', { name: /^Actions for (Öffnungszeiten|zeiten)/ })
      .click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Make it a shared section');
  const dialog = page.getByRole('dialog', { name: 'Make it a shared section' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('zeiten');
  await dialog.getByText(/^Heading:/).click();
  await dialog.getByRole('button', { name: 'Make it shared' }).click();
  await saved(home).toMatch(/- type: shared\n {4}name: zeiten\n {4}with:[^]*heading: Öffnungszeiten/);
  expect(site.read('pages/_shared/zeiten.yaml')).toMatch(/^params:\n {2}heading: [^]*\nblocks:\n {2}- type: stats\n/);
  // The heading looks as before: only with the answer it shows what the page gives.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Öffnungszeiten' })).toBeVisible();
  // A click on its heading changes the value that this page gives.
  await frame.getByRole('heading', { name: 'Öffnungszeiten' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Hier backen wir');
  await page.keyboard.press('Enter');
  await saved(home).toContain('heading: Hier backen wir');
  expect(site.read('pages/_shared/zeiten.yaml')).toContain('{param.heading}');
  const other = site.read('pages/brot.yaml');
  await act('Copy to another page');
  await page.getByRole('option', { name: /brot/i }).click();
  await page.getByRole('button', { name: 'Copy there' }).click();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Fbrot`);
  await saved('pages/brot.yaml').toContain('name: zeiten');
  expect(site.read('pages/brot.yaml').startsWith(other.trimEnd())).toBe(true);
  site.write('pages/brot.yaml', other);
});

test('what the check would refuse is written, shown and marked as typed, and the page goes on showing what is edited', async ({
  page,
}) => {
  const frame = await openEditor(page);
  await frame.getByRole('heading', { name: 'Öffnungszeiten' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await saved(home).toContain('heading: ""');
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('heading', { name: 'Öffnungszeiten' })).toHaveCount(0);
  await expect(frame.locator('[data-pw-wrong]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Messages' })).not.toContainText('last good state');
  await frame.getByText('Jeden Morgen').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Heute auch.');
  await page.keyboard.press('Escape');
  await expect(frame.getByText('Heute auch.')).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button').first().click();
  const heading = settings(page).getByRole('textbox', { name: 'Heading' });
  await expect(heading).toHaveAttribute('aria-invalid', 'true');
  await heading.fill('Wann wir backen');
  await expect(frame.getByRole('heading', { name: 'Wann wir backen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
});

test('undo right after typing takes back all that was typed, also what was still on its way', async ({ page }) => {
  await openEditor(page);
  await outline(page)
    .getByRole('row', { name: /Öffnungszeiten/ })
    .click();
  const heading = settings(page).getByRole('textbox', { name: 'Heading', exact: true });
  await page.route('**/__editor/edit?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  for (const undo of ['button', 'key'] as const) {
    await heading.press('End');
    await page.keyboard.type(' neu');
    if (undo === 'key') await page.keyboard.press('ControlOrMeta+Z');
    else await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status')).toContainText('Undone');
    await expect(heading).toHaveValue('Öffnungszeiten');
    expect(site.read(home)).toBe(good);
  }
});

test('the YAML of a section and its form follow each other', async ({ page }) => {
  const frame = await openEditor(page);
  await outline(page)
    .getByRole('row', { name: /Öffnungszeiten/ })
    .click();
  await settings(page).getByRole('tab', { name: 'YAML' }).click();
  const text = settings(page).getByRole('textbox', { name: /^YAML/ });
  await expect(text).toContainText('heading: Öffnungszeiten');
  await text.getByText('Öffnungszeiten').dblclick();
  await page.keyboard.type('Backzeiten');
  await saved(home).toBe(good.replace('Öffnungszeiten', 'Backzeiten'));
  await expect(frame.getByRole('heading', { name: 'Backzeiten' })).toBeVisible();
  await settings(page).getByRole('tab', { name: 'Settings' }).click();
  await expect(settings(page).getByRole('textbox', { name: 'Heading' })).toHaveValue('Backzeiten');
});

test('what another program changes in the file is taken in at once', async ({ page }) => {
  const frame = await openEditor(page);
  site.write(home, good.replace('Öffnungszeiten', 'Von anderswo'));
  await expect(frame.getByRole('heading', { name: 'Von anderswo' })).toBeVisible();
  await expect(outline(page).getByRole('row', { name: /Von anderswo/ })).toBeVisible();
});

test('the page can be tried as visitors use it, and is at its real width on a phone', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Width of the page' }).click();
  await page.getByRole('menuitemradio', { name: 'Phone, 360 pixels' }).click();
  const frame = page.frameLocator('iframe');
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(360);
  await page.getByRole('radio', { name: 'Try' }).click();
  const tried = page.frameLocator('iframe[title="The page, as visitors use it"]');
  await tried.locator('main').getByRole('link', { name: 'Unser Brot' }).click();
  await expect(tried.locator('h1')).toHaveText('Unser Brot');
});

test('everything is accessible, on a wide screen and at 360 pixels', async ({ page }) => {
  const frame = await openEditor(page);
  await expectAccessible(page, 'the editor', { iframes: false });
  await frame.locator('main img').first().click();
  await expect(settings(page)).toBeVisible();
  await expectAccessible(page, 'settings of a picture', { iframes: false });
  await settings(page).getByRole('tab', { name: 'YAML' }).click();
  await expect(settings(page).getByRole('textbox', { name: /^YAML/ })).toBeVisible();
  await expectAccessible(page, 'the YAML side', { iframes: false });
  await page.getByRole('button', { name: 'Close the settings' }).click();
  await page.getByRole('button', { name: 'Add a section' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a section' })).toBeVisible();
  await expectAccessible(page, 'adding a section', { iframes: false });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'the outline at 360 pixels', { iframes: false });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await outline(page)
    .getByRole('row', { name: /Öffnungszeiten/ })
    .click();
  await settings(page).getByRole('textbox', { name: 'Heading' }).fill('Am Telefon');
  await saved(home).toBe(good.replace('Öffnungszeiten', 'Am Telefon'));
  await expectAccessible(page, 'settings at 360 pixels', { iframes: false });
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(home).toBe(good);
});

test('it is not there on the finished site', async ({ page, request }) => {
  expect((await request.get('/__editor')).status()).toBe(404);
  await page.goto('/');
  expect(await page.locator('pagewright-edit').count()).toBe(0);
});
