// Visits are counted on a site that asks for it, after consent where that is needed, by a banner that all can use.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

const productRoot = fileURLToPath(new URL('../..', import.meta.url));
const host = 'https://krume.example';
let out: string;

test.beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'pagewright-visits-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), root, { recursive: true });
  const visits = 'visits:\n  plausible: { domain: krume.example }\n  ga4: { id: G-AB12 }\n  privacy: /frage\n';
  writeFileSync(join(root, 'site.yaml'), readFileSync(join(root, 'site.yaml'), 'utf8') + visits);
  out = join(root, 'dist');
  const program = join(productRoot, 'bin/pagewright.mjs');
  execFileSync(process.execPath, [program, 'build', '--root', root, '--out', out], { stdio: 'pipe' });
});

/** Visits count at the site's own address only, so the finished files are served there. @returns what was sent elsewhere */
async function openSite(page: Page): Promise<{ url: string; body: string }[]> {
  const sent: { url: string; body: string }[] = [];
  await page.route(/^https:/, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin === host) {
      const path = /\.\w+$/.test(pathname) ? pathname : `${pathname === '/' ? '' : pathname}/index.html`;
      return route.fulfill({ path: join(out, path) });
    }
    sent.push({ url: route.request().url(), body: route.request().postData() ?? '' });
    await route.fulfill({ body: '', contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(host);
  return sent;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Dürfen wir Ihren Besuch zählen?' });
const plausible = (sent: { url: string }[]) => sent.filter(({ url }) => url.startsWith('https://plausible.io'));
const google = (sent: { url: string }[]) => sent.filter(({ url }) => url.includes('googletagmanager'));

test('pages are counted, those without a page load too, and Google waits for consent', async ({ page }) => {
  const sent = await openSite(page);
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => plausible(sent).length).toBe(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Brot' }).first().click();
  await expect(page).toHaveURL(`${host}/brot`);
  await expect.poll(() => plausible(sent).length).toBe(2);
  expect(JSON.parse(plausible(sent)[1]!['body' as never])).toMatchObject({ url: `${host}/brot` });
  expect(google(sent)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Ja, zählen' }).click();
  await expect.poll(() => google(sent).length).toBe(1);
  await page.reload();
  await expect.poll(() => google(sent).length).toBe(2);
  await expect(banner(page)).toBeHidden();
});

test('refusing is as easy, holds, and can be changed by keyboard', async ({ page }) => {
  const sent = await openSite(page);
  const [refuse, accept] = await Promise.all(
    ['Nein', 'Ja, zählen'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect([refuse!.width, refuse!.height]).toEqual([accept!.width, accept!.height]);
  expect(refuse!.height).toBeGreaterThanOrEqual(44);
  await banner(page).getByRole('button', { name: 'Nein' }).click();
  await page.reload();
  await expect(page.locator('[data-live=visits][data-awake]')).toBeAttached();
  await expect(banner(page)).toBeHidden();
  expect(google(sent)).toEqual([]);
  await page.getByRole('button', { name: 'Einwilligung zur Zählung ändern' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Nein' })).toBeFocused();
});

for (const width of [360, 1280])
  test(`the banner is accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSite(page);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page, `banner at ${width}`);
    await expectNoOverflow(page);
    await banner(page).getByRole('button', { name: 'Nein' }).click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page, `banner closed at ${width}`);
  });
