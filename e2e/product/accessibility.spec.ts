// axe has nothing to say in any state of a page, at 320 and at 1280 pixels; nothing overflows sideways.
import { expect, test } from '../support/browser-test.ts';
import { untilPainted } from '../support/at-rest.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing overflows a small phone whose text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/terms', '/workshop', '/contact']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await expectNoOverflow(page);
    // No word is broken in a column that is half as wide as the screen.
    const left = await page
      .locator('footer :is(h2, summary)')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(new Set(left).size).toBe(1);
  }
});

test('where little motion is wanted, a page is at once what its new width and the pointer make of it', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const begun: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => begun.push(propertyName), true);
    Object.assign(window, { begun });
  });
  for (const width of [400, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('main .btn:visible').first().hover();
    await untilPainted(page);
  }
  expect(await page.evaluate(() => (window as unknown as { begun: string[] }).begun)).toEqual([]);
});

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an open menu is accessible', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
      await expectAccessible(page, 'menu');
      await page.getByRole('banner').getByRole('button', { name: 'Solutions', exact: true }).click();
      await expectAccessible(page, 'menu with an open group');
    });

    test('the callback window is accessible, empty and with errors', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
      await expectAccessible(page, 'window');
      await dialog.locator('form[method=post] button[type=submit]').click();
      await expect(dialog.getByText('Name is required').first()).toBeVisible();
      await expectAccessible(page, 'window with errors');
      await expectNoOverflow(page);
    });

    test('the alert after a failure is accessible', async ({ page }) => {
      await page.route(/email\/send-form/, (route) => route.abort());
      await page.goto('/contact');
      const form = page.locator('main form[method=post]');
      await form.getByLabel('Company Name').fill('Example Mills');
      await form.getByLabel('First Name').fill(`Alert${'a'.repeat(width / 64)}`);
      await form.getByLabel('Mobile').fill('9876543210');
      await form.getByLabel('Email').fill('asha@example.com');
      await form.locator('button[type=submit]').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'alert');
    });

    test('the list of jobs and the window with the details are accessible', async ({ page }) => {
      await page.route(/__services\/jobs/, (route) =>
        route.fulfill({
          body: JSON.stringify([{ JobTitle: 'Storekeeper', 'Application Deadline': '2099-01-31' }, {}]),
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      await page.goto('/career#openings');
      await expect(page.getByRole('heading', { name: 'Storekeeper' })).toBeVisible();
      await expectAccessible(page, 'job list');
      await page
        .getByRole('button', { name: /View Details/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'job details');
      await expectNoOverflow(page);
    });

    test('every tab of the feature explorer is accessible', async ({ page }) => {
      await page.goto('/');
      for (const tab of await page.locator('#features').getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      }
      await expectAccessible(page, 'last tab');
    });
  });
}
