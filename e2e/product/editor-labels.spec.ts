// The words of buttons, fields, the menu and the footer are typed on the page: no link is followed, Enter ends, Escape puts back, and
// each is one step.
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

const home = 'pages/index.yaml';
let site: DevSite;
let good: Record<string, string>;

test.beforeAll(async () => {
  site = await startDevSite();
  good = { [home]: site.read(home), 'site.yaml': site.read('site.yaml') };
});
test.afterAll(() => site.stop());

const frameOf = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

async function open(page: Page, selector: string, words: string) {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${site.address}/__editor?page=/`);
  const shown = frameOf(page).locator(selector).filter({ hasText: words }).first();
  await shown.click();
  await expect(frameOf(page).getByRole('textbox')).toHaveText(words);
  await page.keyboard.press('ControlOrMeta+End');
}

const places: [what: string, file: string, selector: string, words: string][] = [
  ['a button', home, 'main a', 'Unser Brot'],
  ['an entry of the menu', 'site.yaml', 'header nav a', 'Frage'],
  ['an entry with entries below it', 'site.yaml', 'header nav button', 'Laden'],
  ['a line of the footer', 'site.yaml', 'footer p', 'Sauerteig, Salz, Zeit. Seit drei Generationen.'],
];

for (const [what, file, selector, words] of places)
  test(what, async ({ page }) => {
    const saved = () => expect.poll(() => site.read(file));
    await open(page, selector, words);
    const note = page.getByText('This is on every page.');
    await expect(note).toHaveCount(file === home ? 0 : 1);
    const isPage = page.url();
    await page.keyboard.type(' a b');
    await saved().toContain(`${words} a b`);
    await page.keyboard.press('Escape');
    await saved().toBe(good[file]);
    await expect(frameOf(page).getByRole('textbox')).toHaveCount(0);
    await open(page, selector, words);
    await page.keyboard.type(' a b');
    await page.keyboard.press('Enter');
    await expect(frameOf(page).getByRole('textbox')).toHaveCount(0);
    await expect(
      frameOf(page)
        .locator(selector)
        .filter({ hasText: `${words} a b` })
        .first(),
    ).toBeVisible();
    await saved().toContain(`${words} a b`);
    await undo(page).click();
    await saved().toBe(good[file]);
    expect(page.url()).toBe(isPage);
    site.write(file, good[file]!);
  });

test('a field of a form, whose note stays beside its name', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/frage`);
  const label = frameOf(page).locator('main label').filter({ hasText: 'freiwillig' });
  await label.click({ position: { x: 5, y: 5 } });
  await expect(frameOf(page).getByRole('textbox', { name: 'Label' })).toHaveText('Frage');
  await expect(label).toContainText('(freiwillig)');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  await expect.poll(() => site.read('site.yaml')).toContain('label: Fragen, kind: textarea');
  await expect(label).toContainText('Fragen (freiwillig)');
});
