// Sections that appear when they are scrolled to, on a page that asks for it.
import { expect, test, type Page } from '../support/browser-test.ts';
import { recordShifts } from '../support/layout-shifts.ts';

const last = (page: Page) => page.locator('main > section').last();
const opacity = (page: Page) => last(page).evaluate((section) => getComputedStyle(section.children[0]!).opacity);
const hiddenSections = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each.children[0]!).opacity === '0').length);

test('a section below the screen appears within a second once it is scrolled to, and nothing shifts', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  await page.goto('/landing');
  await expect.poll(() => opacity(page)).toBe('0');
  await expect(page.locator('main > section').first().locator('> *')).toHaveCSS('opacity', '1');
  const [animation] = await last(page).evaluate((section) =>
    section.children[0]!.getAnimations().map(({ playState, effect }) => ({
      playState,
      duration: effect!.getTiming().duration,
    })),
  );
  expect(animation).toEqual({ playState: 'paused', duration: 1000 });
  await last(page).scrollIntoViewIfNeeded();
  await expect.poll(() => opacity(page)).toBe('1');
  await expect.poll(() => last(page).evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
  expect(await shifts()).toEqual([]);
});

test('on paper everything is seen', async ({ page }) => {
  await page.goto('/landing');
  await expect.poll(() => hiddenSections(page)).toBeGreaterThan(0);
  await page.pdf();
  expect(await hiddenSections(page)).toBe(0);
});

test('after a change of pages it waits again, and Back shows what had appeared', async ({ page }) => {
  await page.goto('/landing');
  await last(page).scrollIntoViewIfNeeded();
  await expect.poll(() => opacity(page)).toBe('1');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/landing$/);
  await expect.poll(() => opacity(page)).toBe('1');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden', async ({ page }) => {
    await page.goto('/landing');
    await expect(page.locator('[data-live=entrance]')).toHaveAttribute('data-awake', '');
    expect(await hiddenSections(page)).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', async ({ page }) => {
    await page.goto('/landing');
    await expect(last(page).locator('> *').first()).toHaveCSS('opacity', '1');
  });
});
