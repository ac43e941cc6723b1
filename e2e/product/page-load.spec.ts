// Weight of a page before any touch: little script, and the largest picture at once.
import { expect, test } from '../support/browser-test.ts';
import { expectLargestAtOnce } from '../support/largest-picture.ts';
import { expectLittleScript } from '../support/script-weight.ts';

for (const route of ['/', '/contact', '/career', '/price', '/landing'])
  test(`${route} brings little script before the first touch`, ({ page }) => expectLittleScript(page, route));

for (const [width, height] of [
  [412, 823],
  [1350, 900],
] as const)
  test(`no page waits for its largest picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const routes = ['/', '/industries', '/career', '/price', '/landing', '/about', '/terms'];
    expect(await expectLargestAtOnce(page, routes)).toBeGreaterThan(2);
  });
