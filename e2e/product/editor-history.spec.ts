// The history of the site: each change with the page before and after it, and the way back.
import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;

test.beforeAll(async () => (site = await startDevSite()));
test.afterAll(() => site.stop());

const views = (page: Page) => page.getByRole('dialog', { name: 'The site' });

/** Types at the end of the heading of a page. */
async function change(page: Page, route: string, heading: string, words: string): Promise<void> {
  await page.goto(`${site.address}/__editor?page=${route}`);
  const framed = page.frameLocator('iframe[title="The page, to be edited"]');
  await framed.getByRole('heading', { name: heading }).first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
  await expect.poll(() => site.read(`pages${route}.yaml`)).toContain(words);
  await page.keyboard.press('Escape');
}

test('an undo that is pressed before the page has come is done once it is there', async ({ page }) => {
  const text = site.read('pages/brot.yaml');
  await change(page, '/brot', 'Unser Brot', ', alt');
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/__editor/page?*', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(`${site.address}/__editor?page=/brot`);
  await page.getByRole('button', { name: 'Undo' }).click();
  letCome();
  await expect.poll(() => site.read('pages/brot.yaml')).toBe(text);
});

test('a change is shown with the page before and after it, and the way back is undone like any change', async ({
  page,
}) => {
  const text = site.read('pages/brot.yaml');
  await change(page, '/brot', 'Unser Brot', ', neu');
  const changed = site.read('pages/brot.yaml');
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
  await views(page).getByRole('tab', { name: 'History' }).click();
  const entry = views(page).getByRole('button', { name: /changed, Unser Brot/ });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  const shown = page.frameLocator('iframe[title^="Unser Brot"]');
  await expect(shown.getByRole('heading', { name: 'Unser Brot', exact: true })).toBeVisible();
  await views(page).getByRole('radio', { name: 'After' }).click();
  await expect(shown.getByRole('heading', { name: 'Unser Brot, neu' })).toBeInViewport();
  await expectAccessible(page, 'history', { iframes: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'history at 360 pixels', { iframes: false });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await views(page).getByRole('radio', { name: 'Before' }).click();
  await views(page).getByRole('button', { name: 'Back to here' }).click();
  await expect.poll(() => site.read('pages/brot.yaml')).toBe(text);
  await expect(views(page).getByRole('button', { name: /^Back to: before/ })).toBeVisible();
  await views(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => site.read('pages/brot.yaml')).toBe(changed);
  await views(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => site.read('pages/brot.yaml')).toBe(text);
  await expect(views(page).locator(':focus')).toHaveCount(1);
});

test('an undo that reaches into another page shows that page, and says so', async ({ page }) => {
  const text = site.read('pages/brot.yaml');
  await change(page, '/brot', 'Unser Brot', ', alt');
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(page.getByRole('treegrid', { name: 'Sections' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => site.read('pages/brot.yaml')).toBe(text);
  await expect(
    page.getByText(/^Undone on another page, which is shown now: .*changed, Unser Brot/).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Fbrot`);
  await expect(page.getByRole('button', { name: /^Page: Unser Brot/ })).toBeVisible();
  // Without the name that is shown below the pressed button.
  await page.mouse.move(600, 500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page, 'undone on another page', { iframes: false });
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(page.getByRole('button', { name: 'Close this message' })).toHaveCount(0);
});

test('a picture is shown as it was published, is back with all else, and is undone', async ({ page }) => {
  const loaf = 'public/images/loaf.svg';
  const published = site.read(loaf);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Rosa', '-c', 'user.email=rosa@example.com', ...args], { cwd: site.folder });
  site.write('.gitignore', '.pagewright/\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Opening');
  const changed = published.replace(/width="480" height="360"/, 'width="100" height="90"');
  site.write(loaf, changed);
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
  await views(page).getByRole('tab', { name: 'History' }).click();
  await views(page).getByRole('button', { name: 'As it was published' }).click();
  const picture = page.frameLocator('.past iframe').getByRole('img', { name: 'Ein rundes Brot' });
  const width = () => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth);
  await expect.poll(width).toBe(480);
  await views(page).getByRole('radio', { name: 'Now' }).click();
  await expect.poll(width).toBe(100);
  await views(page).getByRole('radio', { name: 'After' }).click();
  await views(page).getByRole('button', { name: 'Back to what was published' }).click();
  await expect.poll(() => site.read(loaf)).toBe(published);
  await views(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => site.read(loaf)).toBe(changed);
});
