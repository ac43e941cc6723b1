// Every page of the site: accessible, without overflow, light, at work under its content policy, with its largest picture at
// once.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { expectPolicyFits } from '../support/content-policy.ts';
import { expectLargestAtOnce } from '../support/largest-picture.ts';
import { expectLittleScript } from '../support/script-weight.ts';
import { siteDist } from '../support/sites.ts';

const sitemap = readFileSync(new URL('sitemap.xml', siteDist), 'utf8');
const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]!);
const routes = readdirSync(siteDist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(index|404)\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, '').replace(/404\.html$/, 'no-such-page')}`)
  .sort();

test('every page that search engines are told of is one of these', () => {
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((route) => !routes.includes(route))).toEqual([]);
});

for (const route of routes) {
  test(`${route} is accessible and light, and does not overflow`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectLittleScript(page, route);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
      await expectAccessible(page, `${route} at ${width}`);
    }
  });

  test(`nothing on ${route} is stopped by the policy`, ({ page }) => expectPolicyFits(page, route));
}

for (const [width, height] of [
  [412, 823],
  [1350, 900],
] as const)
  test(`no page waits for its largest picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    expect(await expectLargestAtOnce(page, listed)).toBeGreaterThan(10);
  });

for (const route of routes.filter((each) => /^\/(solutions|technology|Services)\/(?!no-such)/.test(each)))
  test(`the next step is in the first screen of a phone on ${route}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    await expect(page.locator('main .btn').first()).toBeInViewport({ ratio: 1 });
    expect((await page.getByRole('contentinfo').boundingBox())!.height).toBeLessThanOrEqual(650);
  });

for (const route of ['/contact', '/erp-software'])
  test(`the form of ${route} comes before its picture on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    await expect(
      page.locator('main form').getByRole('combobox').or(page.locator('main form input:visible')).first(),
    ).toBeInViewport();
  });

/** Longest page in pixels at a width of 360: the home and the landing page have more to show, legal texts are read. */
function longest(route: string): number {
  if (route === '/privacypolicy' || route === '/termandcondition') return 7200;
  return route === '/' || route === '/erp-software' ? 6500 : 5000;
}

test('no page is longer on a phone than its subject needs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const tooLong: [string, number][] = [];
  for (const route of listed) {
    await page.goto(route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > longest(route)) tooLong.push([route, height]);
  }
  expect(tooLong).toEqual([]);
});
