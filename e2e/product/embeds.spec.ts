// Frames: nothing of another site before it is asked for, and what the policy then lets in.
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { watchPolicy } from '../support/content-policy.ts';

const episode = 'https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5';

test('another site hears of a visit only after the button', async ({ page }) => {
  const blocked = await watchPolicy(page);
  const asked: string[] = [];
  await page.route('https://open.spotify.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>Playing' });
  });
  // By a link, so that the policy is that of the page before.
  await page.goto('/terms');
  await page.getByRole('link', { name: 'About' }).last().click();
  await expect(page.getByRole('heading', { name: 'Listen to us' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the episode about drills (spotify.com)' }).press('Enter');
  const frame = page.frameLocator('iframe[title="the episode about drills"]');
  await expect(frame.getByText('Playing')).toBeVisible();
  await expect(page.locator('iframe[title="the episode about drills"]')).toBeFocused();
  expect([asked, blocked]).toEqual([[episode], []]);
});

test('a file of the site works in its frame, and cannot reach the page', async ({ page }) => {
  await page.goto('/about');
  const frame = page.frameLocator('iframe[title="Calculator"]');
  await page.locator('iframe[title="Calculator"]').scrollIntoViewIfNeeded();
  await expect(frame.getByText('Costs 18 £, and the page says nothing.')).toBeVisible();
  await frame.getByLabel('Days').fill('3');
  await expect(frame.getByText('Costs 27 £')).toBeVisible();
});

test('the host lets in what the pages show, and nothing else', async ({ request }) => {
  const headers = (await request.get('/about')).headers();
  const [, frames] = /frame-src ([^;]+)/.exec(headers['content-security-policy']!)!;
  // The second to the fourth are the checks for spam of the site's forms.
  expect(frames!.split(' ').toSorted()).toEqual([
    "'self'",
    'https://*.hcaptcha.com',
    'https://challenges.cloudflare.com',
    'https://hcaptcha.com',
    'https://open.spotify.com',
    'https://www.google.com',
  ]);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('both fit a phone and are clean for axe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await expectNoOverflow(page);
  await expectAccessible(page, 'embeds on a phone', { iframes: false });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to the source', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Show the episode about drills (spotify.com)' })).toHaveAttribute(
      'href',
      'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5',
    );
  });
});
