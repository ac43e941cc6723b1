// Sections on the clipboard: copied in the window of one site, and pasted in that of another, with their pictures.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n';
const [home, bread, settings] = ['pages/index.yaml', 'pages/brot.yaml', 'site.yaml'];
let one: DevSite;
let two: DevSite;
let text: string;

test.beforeAll(async () => {
  [one, two] = await Promise.all([startDevSite(), startDevSite()]);
  // The other site has another picture of this name, and none of the page that a button leads to.
  two.write('public/images/loaf.svg', drawing);
  const button = '  - type: cta\n    heading: Noch Fragen\n    button: { label: Fragen, href: /preise }\n';
  one.write('pages/preise.yaml', one.read(bread).replace('Unser Brot', 'Preise'));
  one.write(home, one.read(home) + button);
  text = two.read(bread);
});
test.afterAll(() => {
  one.stop();
  two.stop();
});

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Sections' });
const row = (page: Page, name: string | RegExp) => tree(page).getByRole('row', { name });
const said = (page: Page) => page.locator('.app > [role=status]');
const pictures = (site: DevSite) => readdirSync(join(site.folder, 'public/images')).toSorted();

async function open(page: Page, site: DevSite, route = '/'): Promise<void> {
  await page.goto(`${site.address}/__editor?page=${route}`);
  await expect(row(page, /./).first()).toBeVisible();
}

async function copyAll(page: Page): Promise<void> {
  await open(page, one);
  await row(page, /^Brot, das/).click();
  await row(page, /Noch Fragen/).click({ modifiers: ['Shift'] });
  await expect(said(page)).toHaveText('3 sections are selected.');
  await page.keyboard.press('ControlOrMeta+C');
  await expect(said(page)).toHaveText('3 sections are on the clipboard. Paste here, or in the editor of another site.');
}

test('sections are pasted below the selected one, with their picture and valid links, and one undo takes them back', async ({
  page,
  context,
}) => {
  await copyAll(page);
  const other = await context.newPage();
  await open(other, two, '/brot');
  await row(other, /Unser Brot/).click();
  await other.keyboard.press('ControlOrMeta+V');
  const notice = 'There is no page /preise on this site: links to it lead to the home page.';
  await expect(other.getByText(`3 sections are in place. ${notice}`).first()).toBeVisible();
  await expectAccessible(other, 'pasted sections', { iframes: false });
  const pasted = two.read(bread);
  expect(pasted.startsWith(text.trimEnd())).toBe(true);
  expect(pasted.match(/type: [\w-]+/g)).toEqual(['type: card-grid', 'type: hero-slider', 'type: stats', 'type: cta']);
  expect(pasted).toContain('src: /images/loaf-2.svg');
  expect(pasted).toContain('{ label: Fragen, href: / }');
  expect(pictures(two)).toEqual(['loaf-2.svg', 'loaf.svg', 'logo.svg']);
  await expect(row(other, /^Brot, das/)).toHaveAttribute('aria-selected', 'true');
  await expect(other.locator('.inspector h2')).toHaveText('Opening slides');
  await other.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => two.read(bread)).toBe(text);
  await other.close();
});

test('a picture whose editor has ended is still to come, and says so', async ({ page, context }) => {
  await copyAll(page);
  await one.crash();
  const other = await context.newPage();
  await open(other, two, '/brot');
  await other.keyboard.press('ControlOrMeta+V');
  await expect(other.getByText(/\/images\/loaf.svg could not be brought along/).first()).toBeVisible();
  expect(two.read(bread)).toContain('image: { src: "", alt: "" }');
  await other.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => two.read(bread)).toBe(text);
  await other.close();
  await one.restart();
});

test('sections are cut from one page and pasted on another of the same site, with their own anchors', async ({
  page,
}) => {
  const before = one.read(home);
  await open(page, one);
  await row(page, /Öffnungszeiten/).click();
  await page.keyboard.press('ControlOrMeta+X');
  await expect.poll(() => one.read(home)).not.toContain('Öffnungszeiten');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => one.read(home)).toBe(before);
  // The page has a section of this name now: the pasted one has another.
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => one.read(home)).toContain('id: zeiten-2');
  expect(one.read(settings)).toBe(two.read(settings));
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => one.read(home)).toBe(before);
});

test('what is typed or marked keeps the clipboard for itself, and words of other programs are no sections', async ({
  page,
}) => {
  const before = one.read(home);
  await copyAll(page);
  await row(page, /Öffnungszeiten/).click();
  const field = page.getByRole('complementary', { name: 'Settings' }).getByRole('textbox').first();
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await row(page, /Öffnungszeiten/).click();
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Paste sections')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+V');
  expect(one.read(home)).toBe(before);
});

test('a clipboard of unknown origin gets no more than its author: what it brings is checked as anything typed', async ({
  page,
}) => {
  await open(page, two, '/brot');
  await page.evaluate(() => {
    const sections = [
      { type: 'rich-text', text: 'Hello <img src=x onerror="top.hacked=1"> [x](javascript:top.hacked=1)' },
      { type: '../../etc/passwd', text: 'x' },
    ];
    const holder = document.createElement('div');
    const copied = { origin: 'http://127.0.0.1:1', key: 'x', values: {}, sections };
    holder.setAttribute('data-pagewright-sections', JSON.stringify(copied));
    const clipboard = new DataTransfer();
    clipboard.setData('text/html', holder.outerHTML);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
  });
  await expect(said(page)).toHaveText(/A section was left out/);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await expect(frame.getByText('Hello <img')).toBeVisible();
  expect(await page.evaluate(() => (top as unknown as { hacked?: number }).hacked)).toBeUndefined();
  expect(existsSync(join(two.folder, 'pages/etc'))).toBe(false);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => two.read(bread)).toBe(text);
});

test('the pictures of a site are read by no other page without the key of a copy', async ({ request }) => {
  const ask = (search: string) => request.get(`${one.address}/__editor/copied?${search}`);
  expect((await ask('file=/images/loaf.svg')).status()).toBe(404);
  expect((await ask(`key=${'x'.repeat(36)}&file=/images/loaf.svg`)).status()).toBe(404);
});
