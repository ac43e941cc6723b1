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
