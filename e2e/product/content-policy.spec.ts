// The content policy: what visitors do works under it, and it does stop what it is for.
import { expect, test, type Page } from '../support/browser-test.ts';
import { untilLinksWork } from '../support/at-rest.ts';
import { expectPolicyFits, useEverything, watchPolicy } from '../support/content-policy.ts';
import { isMarked, markWindow, waitLongForCode } from '../support/whole-loads.ts';

test.beforeEach(({ page }) => page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map.' })));

for (const route of ['/', '/contact', '/career', '/landing', '/thankyou', '/no-such-page'])
  test(`nothing on ${route} is stopped by the policy`, ({ page }) => expectPolicyFits(page, route));

test.describe('under the policy', () => {
  const dialog = (page: Page) => page.locator('dialog[open]');
  const submit = (page: Page) => dialog(page).locator('form[method=post] button[type=submit]');

  async function openAndFill(page: Page) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
    await submit(page).click();
    await expect(dialog(page).getByText('Name is required').last()).toBeVisible();
    await dialog(page).getByLabel('Industry').selectOption('Textile');
    await dialog(page)
      .getByLabel('Full Name')
      .fill(`Asha ${'p'.repeat(Math.ceil(Math.random() * 40))}`);
    await dialog(page).getByLabel('Company Name').fill('Policy Mills');
    await dialog(page).getByLabel('Mobile').fill('9876543210');
    await dialog(page).getByLabel('Email').fill('asha@example.com');
  }

  test('a form shows its mistakes, sends, thanks and leads on', async ({ page }) => {
    const blocked = await watchPolicy(page);
    await openAndFill(page);
    const sheet = page.waitForResponse(/__services\/sheet/);
    await submit(page).click();
    expect((await sheet).status()).toBe(200);
    await expect(page).toHaveURL(/thankyou$/);
    expect(blocked).toEqual([]);
  });

  test('a form that cannot send says so', async ({ page }) => {
    const blocked = await watchPolicy(page);
    await page.route(/api\/v1\.0\/email|__services\/sheet/, (route) =>
      route.fulfill({ status: 500, body: 'no', headers: { 'access-control-allow-origin': '*' } }),
    );
    await openAndFill(page);
    await submit(page).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(blocked).toEqual([]);
  });

  test('jobs are listed and open in their window', async ({ page }) => {
    const blocked = await watchPolicy(page);
    await page.goto('/career#openings');
    await page
      .getByRole('button', { name: /View Details/ })
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(blocked).toEqual([]);
  });

  test('links show the next page in its own style, and Back the one before', async ({ page }) => {
    await waitLongForCode(page);
    const blocked = await watchPolicy(page);
    await page.goto('/');
    const height = () =>
      page
        .locator('main section')
        .first()
        .evaluate((each) => getComputedStyle(each).paddingTop);
    const home = await height();
    await page.mouse.move(300, 300);
    await untilLinksWork(page);
    await markWindow(page);
    for (const path of ['/about', '/contact', '/industries', '/price']) {
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await useEverything(page);
    }
    for (let step = 0; step < 4; step++) await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(height).toBe(home);
    expect(await isMarked(page)).toBe(true);
    expect(blocked).toEqual([]);
  });
});

test.describe('the policy stops', () => {
  const attacks = [
    '<script>window.hacked = "script"</script>',
    '<img src="/none.png" onerror="window.hacked = \'handler\'">',
    '<script src="https://evil.example/x.js"></script>',
    '<base href="https://evil.example/">',
    '<iframe src="https://evil.example/"></iframe>',
  ];
  const expected = ['script-src-elem', 'script-src-attr', 'script-src-elem', 'base-uri', 'frame-src'];

  for (const [by, spare] of [
    ['the header and the page', { header: true, meta: true }],
    ['the header alone', { header: true, meta: false }],
    ['the page alone', { header: false, meta: true }],
  ] as const) {
    test(`what was put into a page, by ${by}`, async ({ page }) => {
      const blocked = await watchPolicy(page);
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': policy = '', ...headers } = response.headers();
        const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
        const html = await response.text();
        expect(html).toMatch(meta);
        const body = (spare.meta ? html : html.replace(meta, '')).replace('</head>', `${attacks.join('')}</head>`);
        await route.fulfill({
          status: 200,
          headers: spare.header ? { ...headers, 'content-security-policy': policy } : headers,
          body,
        });
      });
      await page.goto('/about');
      await expect
        .poll(() => [...new Set(blocked.map(({ directive }) => directive))].filter((each) => each !== 'console').sort())
        .toEqual([...new Set(expected)].sort());
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await page.evaluate(() => document.baseURI)).toMatch(/\/about$/);
    });
  }

  test('text that is run as code, and calls to other hosts', async ({ page }) => {
    const blocked = await watchPolicy(page);
    await page.goto('/about');
    await page.evaluate(() => {
      setTimeout('window.hacked = "text"');
      document.body.style.setProperty('outline', '0');
      document.body.setAttribute('style', 'outline: 1px solid');
      return fetch('https://evil.example/').catch(() => 'stopped');
    });
    await expect
      .poll(() => [...new Set(blocked.map(({ directive }) => directive))].filter((each) => each !== 'console').sort())
      .toEqual(['connect-src', 'script-src', 'style-src-attr']);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('in the preview, calls to the real services', async ({ page }) => {
    const blocked = await watchPolicy(page);
    await page.goto('/about');
    await page.evaluate(() => fetch('https://api.emailjs.com/api/v1.0/email/send').catch(() => 'stopped'));
    await expect.poll(() => blocked.map(({ directive }) => directive)).toContain('connect-src');
  });
});
