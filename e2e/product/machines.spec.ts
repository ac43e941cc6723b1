// Pages for programs that read: Markdown beside each page, and the list of them.
import { expect, test } from '../support/browser-test.ts';

test('each listed page names its Markdown, which the host sends as such', async ({ page, request }) => {
  await page.goto('/terms');
  const address = await page.locator('link[type="text/markdown"]').getAttribute('href');
  const answer = await request.get(address!);
  expect(answer.headers()['content-type']).toMatch(/^text\/markdown/);
  const text = await answer.text();
  expect(text).toContain('# Terms');
  expect(text).toContain('| Trolley "Heavy" | 24 kg | 7.50 £ | 80 £ |');
  expect(await (await request.get('/index.md')).text()).toContain('Every tool has a place');
});

test('pages that may not be listed have none, and stand in no list', async ({ page, request }) => {
  const list = await (await request.get('/llms.txt')).text();
  expect(list).toContain('/terms.md): What you may expect of us.');
  expect(list).not.toContain('thankyou');
  await page.goto('/thankyou');
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  expect((await request.get('/thankyou.md')).status()).toBe(404);
});
