// Without JavaScript the site is whole: everything can be read, every link works, menus and windows open.
import { expect, test } from '../support/browser-test.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('all features of all tabs can be read', async ({ page }) => {
  for (const title of ['Stock Tracking', 'Opportunity Tracking', 'Warehouse Analytics', 'Role-Based Access']) {
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Sales & CRM' })).toBeVisible();
});

test('menus open and their links lead to pages', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: 'Technologies' }).click();
  await page.getByRole('banner').getByRole('link', { name: /RFID/ }).click();
  await expect(page).toHaveURL(/\/technology\/rfid$/);
});

test('the callback window opens and closes, with a form that posts', async ({ page }) => {
  await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await expect(dialog).toBeVisible();
  const form = dialog.locator('form[method=post]');
  await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  await expect(form).toHaveAttribute('action', /\/sheet$|^https:/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the figures are there, and controls that need script are not', async ({ page }) => {
  await expect(page.getByText('410+').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
});

test('nothing is asked of any other host, and forms post to the stand-in', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const route of ['/', '/contact']) await page.goto(route, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual(['127.0.0.1']);
  await expect(page.locator('main form[method=post]')).toHaveAttribute('action', /^http:\/\/127\.0\.0\.1/);
});
