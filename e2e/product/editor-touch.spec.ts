// The editor on a phone, by touch: a text is typed where it stands, and the buttons of its bar leave it open.
import { expect, test } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const home = 'pages/index.yaml';
let site: DevSite;

test.beforeAll(async () => void (site = await startDevSite()));
test.afterAll(() => site.stop());

test('a text is tapped, typed, highlighted and done', async ({ page }) => {
  const good = site.read(home);
  await page.goto(`${site.address}/__editor?page=/`);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await frame.getByRole('heading', { name: 'Öffnungszeiten' }).tap();
  const text = frame.getByRole('textbox', { name: 'Heading' });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Wann');
  await page.keyboard.press('ControlOrMeta+A');
  const bar = page.getByRole('toolbar', { name: 'Heading: marks' });
  await bar.getByRole('button', { name: 'Highlight' }).tap();
  await expect(text.locator('.highlight')).toHaveText('Wann');
  await bar.getByRole('button', { name: 'Done' }).tap();
  await expect(text).toHaveCount(0);
  await expect.poll(() => site.read(home)).toBe(good.replace('heading: Öffnungszeiten', 'heading: "[[Wann]]"'));
});

test('the buttons of a section are in one row, also where its name is long', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await frame.locator('main').getByRole('heading').first().tap();
  await page.getByRole('toolbar', { name: 'Heading: marks' }).getByRole('button', { name: 'Done' }).tap();
  const bar = page.getByRole('toolbar', { name: /^Section: / });
  await bar.locator('.bar-name').evaluate((name) => (name.textContent = 'Anfahrt und Öffnungszeiten'));
  const tops = await bar.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(1);
  const last = (await bar.getByRole('button', { name: 'Remove' }).boundingBox())!;
  expect(last.x + last.width).toBeLessThanOrEqual(360);
});

test('the view that is opened has its tab in sight', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await expect(page.getByRole('tab', { name: 'Publish', selected: true })).toBeInViewport({ ratio: 1 });
});

test('what is below a text field stays in sight above the keyboard of the screen', async ({ page }) => {
  // As an iPhone does it: the window keeps its height, and less of it is seen.
  await page.addInitScript(() => {
    let isUp = false;
    const full = () => innerHeight;
    Object.defineProperty(visualViewport!, 'height', { get: () => (isUp ? 400 : full()) });
    addEventListener('focusin', ({ target }) => {
      isUp = target instanceof HTMLInputElement;
      visualViewport!.dispatchEvent(new Event('resize'));
    });
  });
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'The site' });
  await dialog.getByRole('tab', { name: 'Pages' }).tap();
  await dialog.getByRole('searchbox').tap();
  await expect.poll(async () => (await page.locator('.modal').boundingBox())!.height).toBeLessThan(400);
  const box = (await page.locator('.modal').boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(400);
});

test('a row that is tapped is selected alone, and tapped again it stays', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await frame.locator('main').getByRole('heading').first().tap();
  const rows = page.getByRole('treegrid', { name: 'Sections' }).getByRole('row');
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const tap = async (place: number) => {
    await page.getByRole('button', { name: 'Open the outline' }).tap();
    const words = rows.nth(place).locator('.row-words > *').last();
    const kind = await words.innerText();
    await rows.nth(place).tap();
    await expect(settings.getByRole('heading', { level: 2 })).toHaveText(kind);
    await page.getByRole('button', { name: 'Close the settings' }).tap();
  };
  await tap(1);
  await tap(0);
  await tap(0);
});
