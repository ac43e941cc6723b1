// Share pictures: a page names one that is there, of the size that it says.
import { expect, test } from '../support/browser-test.ts';

test('a page without a picture of its own has one that the build has made', async ({ page, request }) => {
  await page.goto('/terms');
  const content = (name: string) => page.locator(`meta[property="og:image${name}"]`).getAttribute('content');
  const address = new URL((await content(''))!);
  expect(address.host).toBe('larkfield.example');
  expect([await content(':width'), await content(':height'), await content(':alt')]).toEqual(['1200', '630', 'Terms']);
  const answer = await request.get(address.pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect(answer.headers()['cache-control']).toContain('immutable');
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address.pathname);
  expect(size).toEqual([1200, 630]);
});
