// Bad days of the editor: somebody else changes the same lines or breaks the file, the disk is full, the server is stopped and
// started again. Nothing that was typed is lost.
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const home = 'pages/index.yaml';
let site: DevSite;
let good: string;

const fullDisk = join(tmpdir(), `pagewright-full-disk-${process.pid}`);

test.beforeAll(async () => {
  const faults = fileURLToPath(new URL('../support/full-disk.mjs', import.meta.url));
  site = await startDevSite({ NODE_OPTIONS: `--import ${faults}`, FULL_DISK: fullDisk });
  good = site.read(home);
});
test.afterEach(() => site.write(home, good));
test.afterAll(() => site.stop());

const saved = (file: string) => expect.poll(() => site.read(file));
const choice = (page: Page) => page.getByRole('alertdialog');

/** Opens the settings of the second section. @returns the field of its heading */
async function openHeading(page: Page): Promise<Locator> {
  await page.goto(`${site.address}/__editor?page=/`);
  await page
    .getByRole('treegrid', { name: 'Sections' })
    .getByRole('row', { name: /Öffnungszeiten/ })
    .click();
  const heading = page
    .getByRole('complementary', { name: 'Settings' })
    .getByRole('textbox', { name: 'Heading', exact: true });
  await expect(heading).toHaveValue('Öffnungszeiten');
  return heading;
}

/** Types a heading, while another program writes another one before it arrives. */
async function typeAgainst(page: Page, typed: string, theirs: string): Promise<void> {
  const heading = await openHeading(page);
  await page.route(
    '**/__editor/edit?*',
    (route) => {
      site.write(home, theirs);
      return route.continue();
    },
    { times: 1 },
  );
  await heading.fill(typed);
}

const withHeading = (heading: string) => good.replace('Öffnungszeiten', heading);

test('when the same line was changed, both versions are shown, and what is kept is chosen; undo brings back the other', async ({
  page,
}) => {
  await typeAgainst(page, 'Wann wir backen', withHeading('Wann wir verkaufen'));
  await expect(choice(page)).toContainText('Two versions');
  await expect(choice(page).getByRole('radio', { name: /Your version.*Wann wir backen/ })).toBeChecked();
  await expect(choice(page).getByRole('radio', { name: /The other version.*Wann wir verkaufen/ })).not.toBeChecked();
  await expect(choice(page)).toContainText('Öffnungszeiten · Heading');
  await expect(choice(page)).toContainText('Before: Öffnungszeiten');
  await expect(choice(page)).not.toContainText('heading:');
  await expectAccessible(page, 'two versions', { iframes: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'two versions at 360 pixels', { iframes: false });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(site.read(home)).toBe(withHeading('Wann wir verkaufen'));
  await choice(page).getByRole('button', { name: 'Save what is chosen' }).click();
  await saved(home).toBe(withHeading('Wann wir backen'));
  await expect(choice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(home).toBe(withHeading('Wann wir verkaufen'));
});

test('the other version is taken by keys alone, and undo brings back what was typed', async ({ page }) => {
  await typeAgainst(page, 'Wann wir backen', withHeading('Wann wir verkaufen'));
  await expect(choice(page).getByRole('button', { name: 'Save what is chosen' })).toBeFocused();
  await choice(page).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page).getByRole('radio', { name: /The other version/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(choice(page)).toHaveCount(0);
  expect(site.read(home)).toBe(withHeading('Wann wir verkaufen'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(home).toBe(withHeading('Wann wir backen'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(home).toBe(withHeading('Wann wir verkaufen'));
});

test('what others changed in other lines meanwhile is put together without asking', async ({ page }) => {
  await typeAgainst(page, 'Wann wir backen', good.replace('[[Zeit]] hatte', '[[Zeit]] hat'));
  await saved(home).toBe(withHeading('Wann wir backen').replace('[[Zeit]] hatte', '[[Zeit]] hat'));
  await expect(choice(page)).toHaveCount(0);
});

/** Opens a second window of the editor. */
async function openWindow(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${site.address}/__editor?page=/`);
  return other;
}

const framed = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');

/** Begins to edit a heading where it stands on the page, with the caret at its end. */
async function beginInPlace(page: Page, words: string): Promise<void> {
  await framed(page).getByRole('heading', { name: words }).click();
  await page.keyboard.press('ControlOrMeta+End');
}

test('of two windows in the same text the one that began first and types last is asked; nothing is overwritten', async ({
  page,
}) => {
  const first = await openWindow(page);
  await page.goto(`${site.address}/__editor?page=/`);
  await beginInPlace(page, 'Öffnungszeiten');
  await beginInPlace(first, 'Öffnungszeiten');
  await first.keyboard.type('-eins');
  await saved(home).toBe(withHeading('Öffnungszeiten-eins'));
  // Slower than the answers come: the question waits until all of it is typed.
  await page.keyboard.type('-zwei', { delay: 150 });
  await expect(choice(page)).toContainText('Two versions');
  await expect(choice(page).getByRole('radio', { name: /Your version.*Öffnungszeiten-zwei/ })).toBeChecked();
  await expect(choice(page).getByRole('radio', { name: /The other version.*Öffnungszeiten-eins/ })).toBeVisible();
  expect(site.read(home)).toBe(withHeading('Öffnungszeiten-eins'));
  // The conflict about the typed text is asked once more after a reload.
  await page.reload();
  await expect(choice(page).getByRole('radio', { name: /Your version.*Öffnungszeiten-zwei/ })).toBeChecked();
  await choice(page).getByRole('button', { name: 'Save what is chosen' }).click();
  await saved(home).toBe(withHeading('Öffnungszeiten-zwei'));
  await expect(choice(page)).toHaveCount(0);
  // The first one goes on typing, and is asked in its turn.
  await first.keyboard.type('!');
  await expect(choice(first).getByRole('radio', { name: /Your version.*Öffnungszeiten-eins!/ })).toBeChecked();
  await choice(first).getByText('The other version').click();
  await choice(first).getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(choice(first)).toHaveCount(0);
  expect(site.read(home)).toBe(withHeading('Öffnungszeiten-zwei'));
  await expect(framed(first).getByRole('heading', { name: 'Öffnungszeiten-zwei' })).toBeVisible();
});

test('undo takes back what another window has done only once this one has shown it', async ({ page }) => {
  const first = await openWindow(page);
  const heading = await openHeading(page);
  await heading.fill('Wann wir backen');
  await saved(home).toBe(withHeading('Wann wir backen'));
  // This window hears of nothing until it has asked to undo: what it shows is not the latest.
  let isDeaf = true;
  await page.route('**/__editor/page?*', (route) => (isDeaf ? route.abort() : route.continue()));
  page.on('request', (request) => void (isDeaf &&= !request.url().endsWith('/__editor/site/undo')));
  await beginInPlace(first, 'Brot, das');
  await first.keyboard.type('-eins');
  await saved(home).toContain('hatte-eins');
  const both = site.read(home);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('Another window has made a change since');
  expect(site.read(home)).toBe(both);
  await expect(framed(page).getByRole('heading', { name: 'hatte-eins' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(home).toBe(withHeading('Wann wir backen'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(home).toBe(good);
});

test('what was refused is said until it is done or its message is closed, whatever changes in between', async ({
  page,
}) => {
  const first = await openWindow(page);
  await openHeading(page);
  const readPage = '**/__editor/page?*';
  await page.route(readPage, (route) => route.abort());
  await beginInPlace(first, 'Brot, das');
  await first.keyboard.type('-eins');
  await saved(home).toContain('hatte-eins');
  const refused = page.getByRole('alert').filter({ hasText: 'Another window has made a change since' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(refused).toBeVisible();
  await page.unroute(readPage);
  // What another program writes is shown beside the message.
  site.write(home, site.read(home).replace('Öffnungszeiten', 'Wann wir backen'));
  await expect(framed(page).getByRole('heading', { name: 'Wann wir backen' })).toBeVisible();
  await expect(refused).toBeVisible();
  // The name of the button that was pressed goes away.
  await refused.hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page, 'a refusal', { iframes: false });
  await refused.getByRole('button', { name: 'Close this message' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('two windows in neighbouring texts of a page keep both, while a third one moves their section', async ({
  page,
}) => {
  const first = await openWindow(page);
  await page.goto(`${site.address}/__editor?page=/`);
  await beginInPlace(page, 'Öffnungszeiten');
  await beginInPlace(first, 'Brot, das');
  await first.keyboard.type('-eins');
  await saved(home).toContain('-eins');
  // Slower than the answers come: the question waits until all of it is typed.
  await page.keyboard.type('-zwei', { delay: 150 });
  await saved(home).toContain('Öffnungszeiten-zwei');
  const both = site.read(home);
  const section = 'blocks:\n  - type: quote\n    quote: Gut.\n    name: Anna\n';
  site.write(home, both.replace('blocks:\n', section));
  await page.keyboard.type('-drei');
  await first.keyboard.type('-vier');
  await saved(home).toContain('zwei-drei');
  await saved(home).toContain('eins-vier');
  expect(site.read(home)).toBe(
    both.replace('blocks:\n', section).replace('zwei', 'zwei-drei').replace('eins', 'eins-vier'),
  );
  await expect(choice(page)).toHaveCount(0);
  await expect(choice(first)).toHaveCount(0);
});

test('what is typed in the YAML while another window changes the same section is put together with it', async ({
  page,
}) => {
  await openHeading(page);
  await page.getByRole('tab', { name: 'YAML' }).click();
  const yaml = page.getByRole('textbox', { name: /^YAML/ });
  await yaml.getByText('Öffnungszeiten').click();
  await page.keyboard.press('End');
  // Each key arrives while the other program has just written: the text is always an older one.
  let count = 0;
  await page.route('**/__editor/edit?*', (route) => {
    count++;
    site.write(home, site.read(home).replace(/(?<=Laibe am Tag)\d*/, String(count)));
    return route.continue();
  });
  for (const key of '-zeiten') {
    await page.keyboard.type(key);
    await page.waitForTimeout(70);
  }
  await saved(home).toContain('Öffnungszeiten-zeiten');
  await page.unroute('**/__editor/edit?*');
  expect(site.read(home)).toBe(withHeading('Öffnungszeiten-zeiten').replace('Laibe am Tag', `Laibe am Tag${count}`));
  await expect(choice(page)).toHaveCount(0);
});

test('on a full disk what is typed stays in the form, and is saved when there is room', async ({ page }) => {
  const heading = await openHeading(page);
  writeFileSync(fullDisk, '');
  try {
    await heading.fill('Wann wir backen');
    await expect(page.getByRole('alert')).toContainText('The disk is full');
    await expect(heading).toHaveValue('Wann wir backen');
    expect(site.read(home)).toBe(good);
  } finally {
    rmSync(fullDisk);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved(home).toBe(withHeading('Wann wir backen'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is typed while the server is stopped is saved when it runs again', async ({ page }) => {
  const heading = await openHeading(page);
  await site.crash();
  await heading.fill('Wann wir backen');
  await expect(page.getByRole('alert')).toContainText('does not answer');
  expect(site.read(home)).toBe(good);
  await site.restart();
  // Its windows reload.
  await saved(home).toBe(withHeading('Wann wir backen'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(home).toBe(good);
});

test('a page that is no YAML any more shows its last good state, is edited elsewhere, and is mended by one click', async ({
  page,
}) => {
  await openHeading(page);
  const broken = withHeading('Zeiten: täglich');
  site.write(home, broken);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Words with a colon have no quotation marks around them.');
  await expect(messages).toContainText('last good state');
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await expect(frame.getByRole('heading', { name: 'Öffnungszeiten' })).toBeVisible();
  await expectAccessible(page, 'a page that is no YAML', { iframes: false });
  await frame.getByText('Jeden Morgen').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Heute auch.');
  await page.keyboard.press('Escape');
  const elsewhere = (text: string) => text.replace('aus dem Holzofen.', 'aus dem Holzofen. Heute auch.');
  await saved(home).toContain('Heute auch.');
  // Below the message, which leads to its place.
  await messages.getByRole('button').last().click();
  await expect(messages).toHaveCount(0);
  expect(site.read(home)).toBe(elsewhere(withHeading('"Zeiten: täglich"')));
  await expect(frame.getByRole('heading', { name: 'Zeiten: täglich' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(home).toBe(elsewhere(broken));
});
