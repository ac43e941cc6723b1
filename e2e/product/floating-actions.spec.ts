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

test('on a phone it is a bar of one line that shows the number, and gives way to forms and the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/landing');
  const bar = page.locator('.floating-actions');
  const demo = bar.getByRole('button', { name: 'Book a Free Demo' });
  const call = bar.getByRole('link', { name: /Call Us On/ });
  await expect(bar).toHaveAttribute('data-awake', '');
  await expect(page.locator('main form').first()).toBeInViewport();
  await expect(demo).toBeHidden();
  const scrollPast = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => scrollTo({ top: part.getBoundingClientRect().bottom + scrollY + 8, behavior: 'instant' }));
  await scrollPast('main form');
  await expect(demo).toBeInViewport({ ratio: 1 });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toContainText(/\+\d/);
  for (const control of [demo, call]) expect((await control.boundingBox())!.height).toBeLessThan(50);
  expect(await bar.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  await expect(demo).toBeHidden();
});

for (const height of [560, 700, 900])
  test(`at the side of a screen of ${height} px they are one line each`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/landing');
    const controls = page.locator('.floating-actions').locator('button, a[href^="tel:"]');
    for (const control of await controls.all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
      expect((await control.boundingBox())!.width).toBeLessThan(50);
    }
  });
