// The frame of every page: header with its menus, skip link, footer.
import { expect, test, type Page } from '../support/browser-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('menu', () => {
  const group = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

  test('one group is open at a time; a second click, Escape or a click elsewhere closes it', async ({ page }) => {
    await group(page, 'Solutions').click();
    await expect(group(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: /Hotel Keys/ })).toBeVisible();
    await group(page, 'Company').click();
    await expect(group(page, 'Solutions')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('banner').getByRole('link', { name: /Hotel Keys/ })).toBeHidden();
    await group(page, 'Company').click();
    await expect(group(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
    await group(page, 'Technologies').click();
    await page.keyboard.press('Escape');
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Technologies')).toBeFocused();
    await group(page, 'Technologies').click();
    await page.mouse.click(640, 650);
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('tabbing out of a group closes it', async ({ page }) => {
    await group(page, 'Technologies').press('Enter');
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a group that keys have left before the code that closes it has come is closed by it', async ({ page }) => {
    let letGo = () => {};
    const left = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/after-interaction-/, (route) => left.then(() => route.continue()));
    await page.reload();
    await group(page, 'Technologies').press('Enter');
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'true');
    letGo();
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('the panel has a fixed width and scrolls within a capped height', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 280 });
    await group(page, 'Technologies').click();
    const panel = page.locator('.menu-panel:popover-open');
    const box = (await panel.boundingBox())!;
    expect(box.width).toBe(400);
    expect(box.y + box.height).toBeLessThanOrEqual(280);
    expect(await panel.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
  });

  test('a panel of many entries has two columns, which show all of them', async ({ page }) => {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      await group(page, 'Solutions').click();
      const panel = page.locator('.menu-panel:popover-open');
      expect(await panel.evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true);
      await expect(panel).toBeInViewport({ ratio: 1 });
      const lefts = await panel.locator('a').evaluateAll((all) => all.map((a) => a.getBoundingClientRect().left));
      expect(new Set(lefts.map(Math.round)).size).toBe(2);
      await page.keyboard.press('Escape');
    }
  });

  test('a panel opens below its button, within the window, also after scrolling', async ({ page }) => {
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.mouse.wheel(0, 400);
      for (const label of ['Solutions', 'Technologies', 'Company']) {
        await group(page, label).click();
        const button = (await group(page, label).boundingBox())!;
        const panel = (await page.locator('.menu-panel:popover-open').boundingBox())!;
        expect(panel.y).toBeGreaterThanOrEqual(button.y + button.height);
        expect(panel.x).toBeGreaterThanOrEqual(0);
        expect(panel.x + panel.width).toBeLessThanOrEqual(width);
        // Beside no other button than its own.
        expect(panel.x).toBeLessThan(button.x + button.width);
        expect(panel.x + panel.width).toBeGreaterThan(button.x);
      }
      await page.keyboard.press('Escape');
    }
  });

  test('on a small screen a button shows and hides the list', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    const toggle = group(page, 'Menu');
    await expect(group(page, 'Solutions')).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#page')).toHaveAttribute('inert', '');
    await group(page, 'Solutions').click();
    await expect(page.getByRole('banner').getByRole('link', { name: /Payroll/ })).toBeVisible();
    await group(page, 'Solutions').click();
    await expect(page.getByRole('banner').getByRole('link', { name: /Payroll/ })).toBeHidden();
    await toggle.click();
    await expect(group(page, 'Solutions')).toBeHidden();
    await expect(page.locator('#page')).not.toHaveAttribute('inert', '');
  });
});

test("a group of the small screen's menu opens below its own entry, and one at a time", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const banner = page.getByRole('banner');
  const group = (name: string) => banner.getByRole('button', { name, exact: true });
  await page.mouse.move(20, 200);
  await group('Menu').click();
  await group('Solutions').click();
  await expect(group('Solutions')).toHaveAttribute('aria-expanded', 'true');
  const measureTop = async (name: string) => (await group(name).boundingBox())!.y;
  const entry = banner.getByRole('link', { name: /Hotel Keys/ });
  await expect.poll(async () => (await entry.boundingBox())!.y - (await measureTop('Technologies'))).toBeLessThan(0);
  await group('Technologies').click();
  await expect(group('Solutions')).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
  await expect(group('Technologies')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('[popovertarget][aria-expanded=true]')).toHaveCount(0);
});

test("the header's button is in view at every width, on one line from 360 pixels on", async ({ page }) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'Call Me Back' });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(button).toBeInViewport({ ratio: 1 });
    if (width >= 360) expect((await button.boundingBox())!.height).toBeLessThan(48);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('where the header would take a fifth of the height, it does not stay', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});

test("the small screen's menu closes when the window becomes wide", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.locator('#page')).not.toHaveAttribute('inert', '');
  await expect(page.locator('.site-menu:popover-open')).toHaveCount(0);
});

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the header stays at the top', async ({ page }) => {
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('banner')).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
});

test('the footer has its lists and addresses, and a map that loads on demand', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const name of ['Products', 'Company']) await expect(footer.getByRole('navigation', { name })).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  for (const name of ['LinkedIn', 'X (Twitter)'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await expect(footer.locator('iframe')).toHaveCount(0);
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));
  await footer.getByText('Show the map').click();
  await expect(footer.locator('iframe')).toHaveAttribute('src', /^https:/);
});

test("the footer's lists are folded on a phone, and open where there is room", async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('navigation', { name: 'Products' }).getByRole('link').first();
  await expect(link).toBeVisible();
  await expect(footer.locator('summary:visible')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Products' }).press('Enter');
  await expect(link).toBeVisible();
});
