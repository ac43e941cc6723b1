// Pages whose links are in view are fetched ahead, so that a tap shows them at once; not for those who save data.
import { expect, test, type Page } from '../support/browser-test.ts';
import { untilAtRest, untilLinksWork } from '../support/at-rest.ts';
import { ignoreParkedCursor } from '../support/parked-cursor.ts';

/** Collects the pages that the site's own script fetches, by path. */
function fetchedBy(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.headers().accept === 'text/html')
      fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

test('nothing is fetched before the first touch, then what is in view, each page once', async ({ page }) => {
  await ignoreParkedCursor(page);
  const fetched = fetchedBy(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(() => fetched).toContain('/industries');
  await page.getByRole('banner').getByRole('link', { name: 'Industries', exact: true }).click();
  await expect(page).toHaveTitle(/Industries/);
  expect(fetched.filter((path) => path === '/industries')).toHaveLength(1);
  expect(fetched).not.toContain('/');
});

test('links far below are left alone until they are seen', async ({ page }) => {
  const fetched = fetchedBy(page);
  await page.goto('/');
  await page.mouse.move(300, 300);
  await expect.poll(() => fetched).toContain('/industries');
  expect(fetched).not.toContain('/terms');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => fetched).toContain('/terms');
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.length).toBeLessThanOrEqual(20);
});

test('nothing is fetched ahead for somebody who saves data, and links work all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const fetched = fetchedBy(page);
  await page.goto('/');
  await page.mouse.move(300, 300);
  await untilLinksWork(page);
  await untilAtRest(page);
  expect(fetched).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Industries', exact: true }).click();
  await expect(page).toHaveTitle(/Industries/);
  expect(fetched).toEqual(['/industries']);
});
