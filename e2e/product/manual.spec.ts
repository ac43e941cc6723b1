// The manual in a browser: code can be read whole and copied.
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;

test.beforeAll(async () => (site = await startDevSite()));
test.afterAll(() => site.stop());

for (const width of [390, 1280])
  test(`the button that copies covers no code, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.address}/__manual/developers/section-types`);
    const block = page.locator('.manual-code').first();
    await block.scrollIntoViewIfNeeded();
    const button = block.getByRole('button', { name: 'Copy' });
    await expect(button).toBeVisible();
    const [code, copy] = [await block.locator('pre').boundingBox(), await button.boundingBox()];
    const isBeside = copy!.x >= code!.x + code!.width || copy!.y + copy!.height <= code!.y;
    expect(isBeside, JSON.stringify({ code, copy })).toBe(true);
    await expectAccessible(page, `the manual at ${width} pixels`);
  });
