// Half-typed values: dates, times, numbers, colours, addresses and names are written to the file
// when their field is left or Enter is pressed, and not before. The file is read after each key.
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { openSitePart } from '../support/editor-window.ts';

test.describe.configure({ mode: 'default' });

const [home, event, settingsFile] = ['pages/index.yaml', 'pages/brot/kurs.yaml', 'site.yaml'];
let site: DevSite;
let first: string;
let good: string;
let settings0: string;

const course = `title: Ein Kurs
description: Ein Kurs, wie er sein soll.
event:
  start: 2026-03-06 18:00
  repeat: { every: week, until: 2026-06-05, except: [2026-03-13, 2026-03-20] }
blocks:
  - { type: entry-head }
  - { type: rich-text, text: Ein Kurs. }
`;

test.beforeAll(async () => {
  site = await startDevSite();
  first = site.read(home);
  good = first.replace('    id: zeiten\n', '    id: zeiten\n    publish:\n      from: 2099-12-24 18:00\n');
  settings0 = `${site.read(settingsFile).trimEnd()}\ntimeZone: Europe/Berlin\ncollections:\n  kurse: { kind: event, folder: pages/brot, home: /brot }\n`;
});
test.beforeEach(() => {
  site.write(home, good);
  site.write(event, course);
  site.write(settingsFile, settings0);
});
test.afterAll(() => site.stop());

const settings = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });
/** The text of a file; a date with a time may have quotes, which change nothing. */
const read = (file: string) => site.read(file).replace(/from: "(.*)"/, 'from: $1');
const saved = (file: string) => expect.poll(() => read(file));

async function openSection(page: Page): Promise<void> {
  await page.goto(`${site.address}/__editor?page=/`);
  const row = page.getByRole('treegrid', { name: 'Sections' }).getByRole('row', { name: /Öffnungszeiten/ });
  await row.click();
  await expect(settings(page).getByRole('group', { name: 'Dates' })).toBeVisible();
}

/** Types keys one after the other, and holds that the file stays as it is, also a moment after each of them. */
async function typeUnsaved(page: Page, keys: string[], file: string, text: string): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    // Longer than a save takes.
    await page.waitForTimeout(150);
    expect(read(file), `after the key ${key}`).toBe(text);
  }
}

/** The keys that replace what a field has. */
const anew = (text: string) => ['ControlOrMeta+A', ...text];

/** The keys that type a date into a field of a browser in English: month, day, year. */
const date = (month: string, day: string, year: string) => [...month, ...day, ...year];

test('a date is typed as people write it, and saved when its fields are left, with its time', async ({ page }) => {
  await openSection(page);
  const from = settings(page).getByLabel('From', { exact: true });
  await expect(from).toHaveValue('24. Dezember 2099');
  await expect(settings(page).getByLabel('From: time')).toHaveValue('18:00');
  await from.focus();
  await typeUnsaved(page, anew('1.3.2031'), home, good);
  // The time belongs to it, behind the button of the calendar.
  await typeUnsaved(page, ['Tab', 'Tab', ...anew('7.45')], home, good);
  await page.keyboard.press('Enter');
  await saved(home).toBe(good.replace('2099-12-24 18:00', '2031-03-01 07:45'));
  await expect(from).toHaveValue('1. März 2031');
  await from.focus();
  const early = read(home);
  await typeUnsaved(page, anew('20'), home, early);
  await page.keyboard.press('Escape');
  await expect(from).toHaveValue('1. März 2031');
  await settings(page).getByRole('heading', { level: 2 }).focus();
  await page.waitForTimeout(300);
  expect(read(home)).toBe(early);
  // What cannot be read is said, kept, and not saved.
  await from.focus();
  await typeUnsaved(page, anew('1.3.0007'), home, early);
  await settings(page).getByRole('textbox', { name: 'Heading' }).focus();
  await expect(settings(page).getByRole('alert')).toContainText(
    'Write it like this: 24. Dezember 2026. It is not saved',
  );
  await expect(from).toHaveValue('1.3.0007');
  expect(read(home)).toBe(early);
  await from.fill('2. Januar 2032');
  await settings(page).getByRole('textbox', { name: 'Heading' }).focus();
  await saved(home).toBe(early.replace('2031-03-01', '2032-01-02'));
  await expect(settings(page).getByRole('alert')).toHaveCount(0);
  // From the calendar it is saved at once.
  await settings(page).locator('.calendar-anchor').first().fill('2033-05-06');
  await saved(home).toBe(early.replace('2031-03-01', '2033-05-06'));
});

test('a date is undone by one step, and what is held by the same key', async ({ page }) => {
  await openSection(page);
  const from = settings(page).getByLabel('From', { exact: true });
  await from.focus();
  await typeUnsaved(page, anew('05'), home, good);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(from).toHaveValue('24. Dezember 2099');
  await from.fill('2031-03-01');
  await page.keyboard.press('Enter');
  await saved(home).toBe(good.replace('2099-12-24', '2031-03-01'));
  await page.keyboard.press('ControlOrMeta+Z');
  await saved(home).toBe(good);
});

test('what is typed is saved when another section is chosen, and stays while the file changes', async ({ page }) => {
  await openSection(page);
  const from = settings(page).getByLabel('From', { exact: true });
  await from.fill('2031-03-01');
  const other = good.replace('Öffnungszeiten', 'Wann wir backen');
  site.write(home, other);
  await expect(settings(page).getByRole('textbox', { name: 'Heading' })).toHaveValue('Wann wir backen');
  await expect(from).toHaveValue('2031-03-01');
  await page.getByRole('treegrid', { name: 'Sections' }).getByRole('row').first().click();
  await saved(home).toBe(other.replace('2099-12-24', '2031-03-01'));
});

test('dates of a list stay entries of it, whatever is typed in one', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/brot/kurs`);
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const list = settings(page).getByRole('group', { name: 'Not on' });
  const days = list.getByRole('textbox', { name: /^Day \d$/ });
  await days.nth(1).focus();
  await typeUnsaved(page, anew('31.4.'), event, course);
  await settings(page).getByRole('textbox', { name: 'Title' }).first().focus();
  await expect(list.getByRole('alert')).toContainText('It is not saved');
  expect(site.read(event)).toBe(course);
  await days.nth(1).focus();
  await typeUnsaved(page, anew('27.3.26'), event, course);
  await page.keyboard.press('Enter');
  await saved(event).toBe(course.replace('2026-03-20', '2026-03-27'));
  await list.getByRole('button', { name: /^Add/ }).click();
  await expect(days).toHaveCount(3);
  const added = site.read(event);
  await days.nth(2).focus();
  await typeUnsaved(page, anew('3.4.2026'), event, added);
  await page.keyboard.press('Enter');
  await saved(event).toContain('except: [2026-03-13, 2026-03-27, 2026-04-03]');
});

test('a number is saved when it is whole, and Escape gives it back', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/brot/kurs`);
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const interval = settings(page).getByRole('textbox', { name: 'Only every' });
  await interval.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await typeUnsaved(page, ['1', '2'], event, course);
  await page.keyboard.press('Escape');
  await expect(interval).toHaveValue('1');
  await page.keyboard.press('ControlOrMeta+A');
  await typeUnsaved(page, ['4'], event, course);
  await page.keyboard.press('Enter');
  await saved(event).toContain('interval: 4');
});

test('colours, fonts, addresses and names are saved when they are whole', async ({ page }) => {
  await openSitePart(page, site, 'Look of the site');
  const brand = settings(page).getByRole('textbox', { name: 'Brand colour', exact: true });
  await brand.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await typeUnsaved(page, [...'#1d4ed8'], settingsFile, settings0);
  await page.keyboard.press('Escape');
  await expect(brand).toHaveValue('#7c2d12');
  await brand.fill('#1d4ed8');
  await page.keyboard.press('Tab');
  await saved(settingsFile).toBe(settings0.replace('#7c2d12', '#1d4ed8'));
  const font = settings(page).getByRole('combobox', { name: 'Font', exact: true });
  await font.focus();
  await typeUnsaved(page, [...'Geo'], settingsFile, settings0.replace('#7c2d12', '#1d4ed8'));
  await page.keyboard.press('Escape');
  await expect(font).toHaveValue('');
  await font.fill('Georgia');
  await page.keyboard.press('Enter');
  await saved(settingsFile).toContain('font: Georgia\n');
  const settings1 = site.read(settingsFile);
  await openSitePart(page, site, 'Menu');
  await settings(page).getByRole('row').first().click();
  const link = settings(page).getByRole('combobox').first();
  await link.focus();
  const before = await link.inputValue();
  await page.keyboard.press('ControlOrMeta+A');
  await typeUnsaved(page, ['/', 'f'], settingsFile, settings1);
  await page.keyboard.press('Escape');
  await expect(link).toHaveValue(before);
  await link.fill('/frage');
  await page.keyboard.press('Enter');
  await saved(settingsFile).not.toBe(settings1);
  expect(site.read(settingsFile)).toBe(settings1.replace(`href: ${before}`, 'href: /frage'));
  await openSection(page);
  const anchor = settings(page).getByRole('textbox', { name: 'Name for links', exact: true });
  await anchor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await typeUnsaved(page, [...'auf'], home, good);
  await page.keyboard.press('Enter');
  await saved(home).toBe(good.replace('id: zeiten', 'id: auf'));
});

test('the day as which the site is shown is asked for when it is whole', async ({ page }) => {
  await openSection(page);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/__editor/preview')) asked.push((request.postDataJSON() as { date: string }).date);
  });
  await page.getByRole('button', { name: 'Drafts and dates' }).click();
  await page.getByLabel('Show the site as on').focus();
  for (const key of date('03', '01', '2031')) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(['2031-03-01']);
  await page.getByLabel('Show the site as on').fill('');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(['2031-03-01', null]);
});
