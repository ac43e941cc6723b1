// Tabs with lists of features, and figures that count up.
import { expect, test, type Page } from '../support/browser-test.ts';

const explorer = (page: Page) => page.locator('#features');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the first of the tabs is chosen, and a click on another one shows its features alone', async ({ page }) => {
  const tabs = explorer(page).getByRole('tab');
  await expect(tabs).toHaveCount(7);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(explorer(page).getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
  await explorer(page).getByRole('tab', { name: 'Warehouse Management' }).click();
  await expect(explorer(page).getByRole('tab', { selected: true })).toHaveText('Warehouse Management');
  await expect(explorer(page).getByRole('tabpanel')).toHaveCount(1);
  await expect(explorer(page).getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
});

test('arrow keys, Home and End move between tabs with one Tab stop', async ({ page }) => {
  await explorer(page).getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(explorer(page).getByRole('tab', { selected: true })).toBeFocused();
  await expect(explorer(page).getByRole('tab').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(explorer(page).getByRole('tab').nth(6)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(explorer(page).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(explorer(page).locator('[role=tab][tabindex="0"]')).toHaveCount(1);
});

test('figures count up to their final values', async ({ page }) => {
  for (const [figure, label] of [
    ['27+', 'Years'],
    ['410+', 'Customers'],
  ] as const) {
    const item = page.locator('li', { hasText: label }).filter({ has: page.locator('[data-live=count-up]') });
    await item.scrollIntoViewIfNeeded();
    await expect(item.locator('[aria-hidden]')).toHaveText(figure);
    await expect(item.locator('.visually-hidden')).toContainText(figure);
  }
});
