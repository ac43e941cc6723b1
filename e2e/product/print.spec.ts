// Pages on paper, and in the visitor's own colours.
import { expect, test } from '../support/browser-test.ts';

test('on paper there are no controls, and every tab and slide', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const control of ['.site-menu', '.menu-toggle', '.tab-list', '.carousel-bar', '.site-header .btn', 'main .btn'])
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
  const panels = page.locator('.tab-panel');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const slides = page.locator('.carousel:not([data-controls=pause]) .carousel-slide');
  const boxes = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes.length).toBeGreaterThan(5);
  for (const { left, right, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(680);
    expect(height).toBeGreaterThan(20);
  }
});

test('paper has dark words on white, and the address of the page', async ({ page }) => {
  await page.goto('/solutions/warehouse');
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('main > section, footer');
  for (const section of await sections.all()) await expect(section).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const inks = await page
    .locator('main :is(h1, h2, h3, p, li)')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);
  expect(inks.filter((ink) => Math.max(...ink.match(/[\d.]+/g)!.map(Number)) > 90)).toEqual([]);
  const address = await page.locator('#page').evaluate((part) => getComputedStyle(part, '::after').content);
  expect(address).toMatch(/^"https:\/\/.*\/solutions\/warehouse"$/);
});

test('a moved row is whole on paper, too', async ({ page }) => {
  await page.goto('/');
  const moved = page.locator('.carousel[data-moved]').first();
  await page.locator('.carousel').first().scrollIntoViewIfNeeded();
  await expect(moved).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const lefts = await moved
    .locator('.carousel-slide')
    .evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
});

test("in the visitor's own colours the chosen tab can be told from the others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const colours = await page
    .locator('[role=tablist]')
    .first()
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
  expect(colours[0]).not.toBe(colours[1]);
});
