// Columns: beside each other where there is room, and every section in them as on a screen of that width.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page, heading: string) =>
  page.locator('.columns-part .section').filter({ has: page.getByRole('heading', { name: heading }) });
const left = async (page: Page, heading: string) => (await section(page, heading).boundingBox())!.x;
/** Counts the columns of an element's grid. */
const tracks = (page: Page, selector: string) =>
  page.locator(selector).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

test('columns stand beside each other on a desk and below each other on a phone', async ({ page }) => {
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/visit');
    const [wide, narrow] = await page
      .locator('#come .columns-part')
      .evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(wide! / narrow!).toBeCloseTo(2, 0);
    expect(await left(page, 'Closed in August')).toBeGreaterThan(await left(page, 'Come by'));
    if (width === 1280) await expectAccessible(page, 'columns on a desk');
  }
  for (const width of [768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/visit');
    const [first, second, third] = await Promise.all(
      ['By tram', 'When somebody is there', 'Before you come'].map((heading) => left(page, heading)),
    );
    expect([second, third]).toEqual([first, first]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === 360) await expectAccessible(page, 'columns on a phone');
  }
});

test('a section looks in a column as it looks on a screen of its width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/visit');
  expect(await tracks(page, '#come .cards')).toBe(1);
  expect(await tracks(page, '#ways .steps')).toBe(1);
  await page.goto('/questions');
  expect(await page.locator('style').first().textContent()).not.toContain('.columns-part');
});

test('a section in a column wakes, and a link leads to it', async ({ page }) => {
  await page.goto('/visit#closed');
  await expect(page.getByRole('heading', { name: 'Closed in August' })).toBeInViewport();
  const form = section(page, 'Tell us when');
  await form.getByRole('button').last().click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await form.getByRole('textbox').first().fill('Robin');
  await expect(form.getByRole('textbox').first()).toHaveValue('Robin');
});

test('the headings of a page are in order: one of the first level, in the first column that has one', async ({
  page,
}) => {
  await page.goto('/visit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come by');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What you find there');
});
