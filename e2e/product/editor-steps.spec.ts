// Each text that is typed on the page is one step to undo, however it is begun and ended, and none where nothing has changed.
import { join } from 'node:path';
import { Journal } from '../../src/editor/server/disk-store/history/journal.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const file = 'pages/index.yaml';
const good = `title: Schritte
description: Jeder Text, der auf der Seite getippt wird, ist ein Schritt.
blocks:
  - type: hero-slider # seen by all
    slides:
      - heading: Brot aus [[Zeit]]
        text: Jeden Morgen *frisch*.
        buttons: [{ label: Unser Brot, href: /brot }]
  - type: rich-text
    heading: Der Ofen
    text: |
      Wir backen **jeden** Tag.

      - Brot
  - type: table
    id: zeiten
    heading: Zeiten
    columns: [{ label: Tag }, { label: Zeit }]
    rows:
      - [Montag, 8 bis 18] # kurz
      - [Dienstag, zu]
`;
let site: DevSite;
let menu: string;

test.beforeAll(async () => {
  site = await startDevSite();
  menu = site.read('site.yaml');
  site.write(file, good);
});
test.afterAll(() => site.stop());

const frameOf = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
/** @returns the labels of what can be undone */
const steps = () =>
  new Journal(join(site.folder, '.pagewright/history'))
    .entries()
    .flatMap(({ label, ...each }) => (each.kind === 'change' && !each.isUndone ? [label] : []));
const editRequest = /\/__editor\/edit$/;

/** Opens the editor of a site in which there is nothing to undo. */
async function open(page: Page) {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(frameOf(page).getByRole('heading', { name: 'Der Ofen' })).toBeVisible();
  await expect.poll(steps).toEqual([]);
}

async function begin(page: Page, { selector, words }: Place) {
  await frameOf(page).locator(selector).filter({ hasText: words }).first().click();
  await expect(frameOf(page).getByRole('textbox')).toContainText(words);
}

interface Place {
  what: string;
  selector: string;
  words: string;
  /** Of the file that has it. */
  of?: 'site.yaml';
  /** True for a name: Escape puts it back. */
  isLabel?: true;
  isLong?: true;
}

const places: Place[] = [
  { what: 'a title', selector: 'main h1', words: 'Brot aus' },
  { what: 'a text with marks', selector: 'main p', words: 'Jeden Morgen' },
  { what: 'a button', selector: 'main a', words: 'Unser Brot', isLabel: true },
  { what: 'a heading', selector: 'main h2', words: 'Der Ofen' },
  { what: 'a longer text', selector: 'main .prose p', words: 'Wir backen', isLong: true },
  { what: 'a cell', selector: 'main td', words: '8 bis 18' },
  { what: 'a head of a column', selector: 'main th', words: 'Zeit' },
  { what: 'an entry of the menu', selector: 'header nav a', words: 'Frage', of: 'site.yaml', isLabel: true },
  { what: 'a menu of the menu', selector: 'header nav button', words: 'Laden', of: 'site.yaml', isLabel: true },
  { what: 'the footer', selector: 'footer p', words: 'Sauerteig', of: 'site.yaml', isLabel: true },
];

test('every kind of text', async ({ page }) => {
  await open(page);
  for (const place of places) await test.step(place.what, () => typeTwice(page, place));
});

/** Types, and takes it back; types again, and undoes it. */
async function typeTwice(page: Page, place: Place) {
  const [name, before] = place.of ? [place.of, menu] : [file, good];
  const saved = () => expect.poll(() => site.read(name));
  const textbox = frameOf(page).getByRole('textbox');
  await begin(page, place);
  await page.keyboard.type('qx');
  await saved().toContain('qx');
  if (!place.isLabel) for (const _ of 'qx') await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(textbox).toHaveCount(0);
  await saved().toBe(before);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(steps).toEqual([]);

  await begin(page, place);
  await page.keyboard.type('qx');
  await saved().toContain('qx');
  // Whoever thinks about the next word has not ended the text.
  if (place.isLong) await page.waitForTimeout(3200);
  await page.keyboard.type('qy');
  await saved().toContain('qxqy');
  await page.keyboard.press(place.isLabel ? 'Enter' : 'Escape');
  await expect(textbox).toHaveCount(0);
  await undo(page).click();
  await saved().toBe(before);
  await expect.poll(steps).toEqual([]);
}

test('cells that are typed faster than they are saved', async ({ page }) => {
  const saved = () => expect.poll(() => site.read(file));
  await open(page);
  const letGo = await holdBack(page, editRequest);
  await begin(page, { what: 'a cell', selector: 'main td', words: 'Montag' });
  for (const cell of ['Mo', 'bis 12', 'Di']) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  letGo();
  const rows = (...cells: string[]) =>
    good.replace('Montag, 8 bis 18', cells.slice(0, 2).join(', ')).replace('Dienstag', cells[2]!);
  await saved().toBe(rows('Mo', 'bis 12', 'Di'));
  for (const left of [rows('Mo', 'bis 12', 'Dienstag'), rows('Mo', '8 bis 18', 'Dienstag'), good]) {
    await undo(page).click();
    await saved().toBe(left);
  }
  await expect.poll(steps).toEqual([]);
});

test('a text that is typed again while it was not saved yet', async ({ page }) => {
  await open(page);
  const letGo = await holdBack(page, editRequest);
  for (const words of ['Unser Brot', 'Unser Brot qx']) {
    await begin(page, { what: 'a button', selector: 'main a', words });
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' qx');
    await page.keyboard.press('Enter');
  }
  letGo();
  const saved = (typed: string) =>
    expect.poll(() => site.read(file)).toBe(good.replace('Unser Brot', `Unser Brot${typed}`));
  await saved(' qx qx');
  for (const left of [' qx', '']) {
    await undo(page).click();
    await saved(left);
  }
});
