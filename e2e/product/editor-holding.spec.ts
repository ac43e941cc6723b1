// Things that stay in hand while a change arrives: a section that is being moved, an open list, a
// text that is being typed. Answers are delayed, so that it does not depend on the speed of a
// computer.
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'default' });

const home = 'pages/index.yaml';
let site: DevSite;
let good: string;

test.beforeAll(async () => {
  site = await startDevSite();
  good = site.read(home);
});
test.afterAll(() => site.stop());
test.beforeEach(async ({ page }) => {
  site.write(home, good);
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

const rows = (page: Page): Locator => page.getByRole('treegrid', { name: 'Sections' }).getByRole('row');
const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });
const settings = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });
const frame = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');
const saved = () => expect.poll(() => site.read(home));
const statsFirst = () => site.read(home).indexOf('type: stats') < site.read(home).indexOf('type: hero-slider');

/** Holds back the answers to edits, which are made. @returns what lets them through */
async function holdAnswers(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/__editor/edit?*', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return letThrough;
}

/** The page as another program writes it, with another section above. */
const withFirst = () =>
  good.replace('blocks:\n', 'blocks:\n  - type: rich-text\n    heading: Zuerst\n    text: Neu.\n');

test('a section that has just moved is moved on by keys, before the answer is there', async ({ page }) => {
  await row(page, 'Öffnungszeiten').click();
  const answer = await holdAnswers(page);
  const bar = page.getByRole('toolbar', { name: /Section/ });
  await bar.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(statsFirst).toBe(true);
  await expect(rows(page).first()).toContainText('Öffnungszeiten');
  // The second row is another one than before.
  await rows(page).nth(1).getByRole('button', { name: /^Move/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Insert/ }).first()).toBeAttached();
  answer();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await saved().toBe(good);
  await expect(page.getByRole('status')).toContainText('it is now number 1 of 2');
  await expect(rows(page).first()).not.toContainText('Öffnungszeiten');
  await expect(
    rows(page)
      .first()
      .locator(':focus')
      .or(rows(page).first().and(page.locator(':focus'))),
  ).toHaveCount(1);
});

test('keys that are pressed before an answer are done after it, in order', async ({ page }) => {
  await row(page, 'Öffnungszeiten').click();
  const answer = await holdAnswers(page);
  const bar = page.getByRole('toolbar', { name: /Section/ });
  for (const way of ['up', 'down', 'up']) await bar.getByRole('button', { name: `Move ${way}` }).press('Enter');
  await expect(rows(page).first()).toContainText('Öffnungszeiten');
  await expect.poll(statsFirst).toBe(true);
  answer();
  // What was pressed later is sent once the first answer is there.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(statsFirst).toBe(true);
  await expect(rows(page).first()).toContainText('Öffnungszeiten');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('a section that is picked up survives what another program adds', async ({ page }) => {
  await row(page, 'Öffnungszeiten').click();
  await row(page, 'Öffnungszeiten').getByRole('button', { name: /^Move/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Insert/ }).first()).toBeAttached();
  site.write(home, withFirst());
  await expect(row(page, 'Zuerst')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const order = () => [...site.read(home).matchAll(/^ {2}- type: (.*)$/gm)].map(([, type]) => type);
  await expect.poll(order).toEqual(['stats', 'rich-text', 'hero-slider']);
});

test('an open list and a half-typed value stay while their section moves', async ({ page }) => {
  await row(page, 'Öffnungszeiten').click();
  await settings(page).getByText('Look', { exact: true }).click();
  await settings(page)
    .getByRole('button', { name: /Background/ })
    .click();
  await expect(page.getByRole('option', { name: 'Dark' })).toBeVisible();
  site.write(home, withFirst());
  await expect(frame(page).getByRole('heading', { name: 'Zuerst' })).toBeAttached();
  await page.getByRole('option', { name: 'Dark' }).click();
  const dark = withFirst().replace('id: zeiten\n', 'id: zeiten\n    background: dark\n');
  await saved().toBe(dark);
  const anchor = settings(page).getByRole('textbox', { name: 'Name for links' });
  await anchor.fill('wann');
  site.write(home, dark.replace(/ {2}- type: rich-text\n.*\n.*\n/, ''));
  await expect(rows(page)).toHaveCount(2);
  await expect(anchor).toBeFocused();
  await expect(anchor).toHaveValue('wann');
  await page.keyboard.press('Enter');
  await saved().toBe(good.replace('id: zeiten\n', 'id: wann\n    background: dark\n'));
});

test('a value that is typed in a list stays with its entry while others come and go', async ({ page }) => {
  const course = (...except: string[]) => `title: Ein Kurs
description: Ein Kurs.
event:
  start: 2026-03-06
  repeat:
    every: week
    except:
${except.map((date) => `      - ${date}\n`).join('')}blocks:
  - { type: entry-head }
`;
  site.write('pages/brot/kurs.yaml', course('2026-03-13', '2026-03-20'));
  await page.goto(`${site.address}/__editor?page=/brot/kurs`);
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const dates = settings(page)
    .getByRole('group', { name: 'Not on' })
    .getByRole('textbox', { name: /^Day \d$/ });
  await dates.nth(1).fill('2026-04-03');
  site.write('pages/brot/kurs.yaml', course('2026-03-27', '2026-03-13', '2026-03-20'));
  await expect(dates).toHaveCount(3);
  await expect(dates.first()).toHaveValue('27. März 2026');
  await expect(dates.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => site.read('pages/brot/kurs.yaml')).toBe(course('2026-03-27', '2026-03-13', '2026-04-03'));
});

test('a text that is typed on the page stays its own while its section moves', async ({ page }) => {
  await frame(page).getByRole('heading', { name: 'Öffnungszeiten' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await saved().toBe(good.replace('Öffnungszeiten', 'Öffnungszeiten!'));
  site.write(home, withFirst().replace('Öffnungszeiten', 'Öffnungszeiten!'));
  await expect(row(page, 'Zuerst')).toHaveCount(1);
  await page.keyboard.type('?');
  await saved().toBe(withFirst().replace('Öffnungszeiten', 'Öffnungszeiten!?'));
});

test('a press on the page that a change meets is a click all the same', async ({ page }) => {
  await row(page, 'Öffnungszeiten').click();
  const answer = await holdAnswers(page);
  await settings(page).getByRole('textbox', { name: 'Heading', exact: true }).fill('Wann wir backen');
  await saved().toBe(good.replace('Öffnungszeiten', 'Wann wir backen'));
  const heading = frame(page).getByRole('heading', { name: 'Öffnungszeiten' });
  await heading.hover();
  await page.mouse.down();
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.mouse.up();
  await expect(frame(page).getByRole('textbox')).toHaveText('Wann wir backen');
  await page.keyboard.press('Escape');
  await expect(frame(page).getByRole('heading', { name: 'Wann wir backen' })).toBeVisible();
});

test('panel and focus follow what is undone and done again', async ({ page }) => {
  await row(page, 'Öffnungszeiten').click();
  await page
    .getByRole('toolbar', { name: /Section/ })
    .getByRole('button', { name: 'Duplicate' })
    .click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(settings(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await saved().toBe(good);
  // In the history, the last step takes the button that was pressed: keys still go to the dialog.
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
  const views = page.getByRole('dialog', { name: 'The site' });
  await views.getByRole('tab', { name: 'History' }).click();
  const redo = views.getByRole('button', { name: 'Redo' });
  await redo.click();
  await expect(redo).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(views).toHaveCount(0);
});
