// The keyboard focus in the editor: whatever is done, it is on something, and never lost.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;

test.beforeAll(async () => (site = await startDevSite()));
test.afterAll(() => site.stop());
test.beforeEach(async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await expect(rows(page).first()).toBeVisible();
});

const rows = (page: Page) => page.getByRole('treegrid', { name: 'Sections' }).getByRole('row');

/** Expects that something has the focus once all has come to rest, and still has it then. */
async function expectFocus(page: Page, after: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'nothing');
  await expect.poll(focused, after).not.toMatch(/BODY|nothing/);
  await page.waitForTimeout(500);
  expect(await focused(), after).not.toMatch(/BODY|nothing/);
}

test('the list of shortcuts opens by its key and has those of all actions', async ({ page }) => {
  await rows(page).first().focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Undo' })).toContainText('Ctrl+Z');
  await expect(list.getByRole('listitem').filter({ hasText: 'Search and commands' })).toContainText('Ctrl+K');
  await expectAccessible(page, 'shortcuts', { iframes: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'shortcuts at 360 pixels', { iframes: false });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expectFocus(page, 'the list of shortcuts was closed');
});

test('every dialog gives the focus back when it is closed', async ({ page }) => {
  for (const name of [/^Site: pages/, /^Publish$/, /^Search and commands/, /^Page: /, /^Add a section/]) {
    const button = page.getByRole('button', { name }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.modal, .popover').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.modal, .popover')).toHaveCount(0);
    await expectFocus(page, `closed: ${String(name)}`);
    await expect(button).toBeFocused();
  }
});

test('a section that is removed, brought back and removed again leaves the focus where one goes on', async ({
  page,
}) => {
  const count = await rows(page).count();
  const first = rows(page).first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await first.getByRole('button', { name: /^More|^Actions/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(count - 1);
  await expectFocus(page, 'removed');
  for (const [key, left] of [
    ['ControlOrMeta+Z', count],
    ['ControlOrMeta+Shift+Z', count - 1],
    ['ControlOrMeta+Z', count],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows(page)).toHaveCount(left);
    await expectFocus(page, key);
  }
});

test('another page, another mode, and closed panels keep the focus', async ({ page }) => {
  await page.getByRole('button', { name: /^Page: / }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Unser Brot');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=%2Fbrot/);
  await expectFocus(page, 'another page');
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the settings' }).focus();
  await page.keyboard.press('Enter');
  await expectFocus(page, 'settings closed');
  await page.getByRole('radio', { name: 'Try' }).focus();
  await page.keyboard.press('Space');
  await expectFocus(page, 'tried');
  await page.getByRole('radio', { name: 'Edit' }).focus();
  await page.keyboard.press('Space');
  await expectFocus(page, 'edited again');
  await page.getByRole('button', { name: 'Close the outline' }).focus();
  await page.keyboard.press('Enter');
  await expectFocus(page, 'outline closed');
});

for (const width of [360, 768, 1024])
  test(`at ${width} pixels nothing scrolls sideways, and the buttons of the bar are in sight, and large enough for fingers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport({ ratio: 1 });
    for (const target of await page.locator('.top-bar').locator('button, a, label').all()) {
      const box = await target.boundingBox();
      if (!box) continue;
      expect(box.x + box.width, await target.innerHTML()).toBeLessThanOrEqual(width);
      if (width < 900) expect(box.height, await target.innerHTML()).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, `the editor at ${width} pixels`, { iframes: false });
  });
