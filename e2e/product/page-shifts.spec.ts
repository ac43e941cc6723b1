// Nothing on a page moves without anybody's doing.
import { test } from '../support/browser-test.ts';
import { expectNoShifts } from '../support/layout-shifts.ts';

for (const width of [412, 700, 800, 1280])
  test(`nothing shifts while the page is scrolled down and up at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await expectNoShifts(page, '/');
  });
