// The controls that float over a page.
import { expect, test } from '../support/browser-test.ts';
import { untilAtRest } from '../support/at-rest.ts';

test('the chat link comes past 200 pixels, and cannot be reached before', async ({ page }) => {
  await page.goto('/landing');
  const chat = page.locator('a[href^="https://wa.me/"]');
  await expect(page.getByRole('button', { name: 'Book a Free Demo' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: /Call Us On/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(chat).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await untilAtRest(page);
  await expect(chat).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 230, behavior: 'instant' }));
  await expect(chat).toBeInViewport();
});
