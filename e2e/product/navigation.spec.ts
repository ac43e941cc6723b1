// Moving between pages: no full load, the right title, focus and scroll position, and no lost click.
import { expect, test, type Page } from '../support/browser-test.ts';
import { untilAtRest, untilLinksWork, untilPainted } from '../support/at-rest.ts';
import { holdBack } from '../support/hold-back.ts';
import { isMarked, markWindow, waitLongForCode } from '../support/whole-loads.ts';

/** Moves the pointer, the first interaction, and waits for what follows links. */
async function startLinks(page: Page) {
  await page.mouse.move(300, 300);
  await untilLinksWork(page);
}

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test.beforeEach(({ page }) => waitLongForCode(page));

test('a link swaps the page without loading it anew', async ({ page }) => {
  await page.goto('/');
  await startLinks(page);
  await markWindow(page);
  await page.mouse.wheel(0, 1500);
  await link(page, 'Industries').click();
  await expect(page).toHaveURL(/\/industries$/);
  await expect(page).toHaveTitle(/Industries/);
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(link(page, 'Industries')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('#announcer')).toHaveText(await page.title());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/industries$/);
});

test('Back returns to the page and to where it was scrolled, and its parts live again', async ({ page }) => {
  await page.goto('/');
  await startLinks(page);
  await markWindow(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await untilPainted(page);
  await link(page, 'Contact Us').click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Explore Our Powerful Features' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1200))).toBeLessThan(120);
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('tab', { name: 'Warehouse Management' }).click();
  await expect(page.getByRole('tab', { name: 'Warehouse Management' })).toHaveAttribute('aria-selected', 'true');
});

test('who goes Back while the new page still scrolls to its top finds it at its top when going Forward', async ({
  page,
}) => {
  await page.goto('/');
  await startLinks(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await untilPainted(page);
  await page.evaluate(() => {
    addEventListener('scroll', () => location.pathname === '/contact' && history.back(), { once: true });
  });
  await link(page, 'Contact Us').click();
  await expect(page.getByRole('heading', { name: 'Explore Our Powerful Features' })).toBeAttached();
  await page.goForward();
  await expect(page).toHaveTitle(/Contact/);
  await untilAtRest(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('who goes Back while the new page still scrolls to its top comes to the very place', async ({ page }) => {
  await page.goto('/');
  await startLinks(page);
  for (const wait of [60, 150, 300]) {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await untilPainted(page);
    await link(page, 'Contact Us').click();
    await expect(page).toHaveURL(/\/contact$/);
    // At these moments the page is on its way up.
    await page.waitForTimeout(wait);
    await page.goBack();
    await untilAtRest(page);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  }
});

test('a link to an address that the host redirects leads to the address of the page', async ({ page }) => {
  await page.goto('/');
  await startLinks(page);
  await markWindow(page);
  await page.evaluate(() => {
    document.querySelector('#main')!.insertAdjacentHTML('afterbegin', '<a href="/trades#sectors">Old</a>');
  });
  await page.getByRole('link', { name: 'Old', exact: true }).click();
  await expect(page).toHaveURL(/\/industries#sectors$/);
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/industries$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a click before the script has arrived still leads to the page', async ({ page }) => {
  const sendScripts = await holdBack(page, /assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await link(page, 'Industries').click();
  sendScripts();
  await expect(page).toHaveURL(/\/industries$/);
});

test('when fetching fails, the browser loads the page itself', async ({ page }) => {
  await page.route('**/industries', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await startLinks(page);
  await markWindow(page);
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  expect(await isMarked(page)).toBe(false);
});

test('an unknown page shows the not-found page, with status 404 when loaded', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an address below a folder has the not-found page of that folder, and a redirect leads on', async ({ page }) => {
  const response = await page.goto('/solutions/no-such-solution');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solution not found');
  await page.goto('/trades');
  await expect(page).toHaveURL(/\/industries$/);
});

test('a click on an arrow before its code has arrived is kept and done', async ({ page }) => {
  const sendCode = await holdBack(page, /carousel\.behavior/);
  await page.goto('/');
  const hero = page.locator('main [aria-roledescription=carousel]').first();
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await expect(hero).not.toHaveAttribute('data-awake', '');
  sendCode();
  await expect(hero.locator('[aria-roledescription=slide]:not([inert])').first()).toHaveAttribute(
    'aria-label',
    '2 of 5',
  );
});

test('the callback window opens before any script has arrived', async ({ page }) => {
  await page.route(/assets\/.*\.js/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Request a Callback' })).toBeVisible();
});

test('what is typed into the callback window stays when the page changes', async ({ page }) => {
  await page.goto('/');
  await startLinks(page);
  await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
  await page.getByLabel('Full Name').fill('Asha');
  await page.keyboard.press('Escape');
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await expect(page.locator('dialog').getByLabel('Full Name')).toHaveValue('Asha');
});

test('Back shows a page as it was left: typed text and chosen tab', async ({ page }) => {
  await page.goto('/');
  await startLinks(page);
  await page.getByRole('tab', { name: 'Finance & Accounting' }).click();
  await link(page, 'Contact Us').click();
  await expect(page).toHaveTitle(/Contact/);
  await page.locator('main').getByLabel('First Name').fill('Asha');
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await page.goBack();
  await expect(page.locator('main').getByLabel('First Name')).toHaveValue('Asha');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Finance & Accounting' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Sales & CRM' }).click();
  await expect(page.getByRole('tab', { name: 'Sales & CRM' })).toHaveAttribute('aria-selected', 'true');
});

test('Back shows slides where they were left', async ({ page }) => {
  await page.goto('/');
  await startLinks(page);
  const carousel = page.locator('main .carousel').first();
  const third = carousel.getByRole('button', { name: 'Go to slide 3' });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  const slide = carousel.locator('.carousel-slide', { has: page.getByRole('heading', { name: 'Repairs on time' }) });
  await untilAtRest(carousel.locator('.carousel-track'));
  const place = () => slide.evaluate((each) => each.getBoundingClientRect().left);
  const before = await place();
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await page.goBack();
  await expect(third).toBeVisible();
  await expect.poll(place).toBe(before);
  await expect(third).toHaveAttribute('aria-current', 'true');
});

test('a link to a place on the page goes there, and Back returns', async ({ page }) => {
  await page.goto('/price');
  await startLinks(page);
  await page.getByRole('link', { name: 'See the Plans' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50);
});

test('nothing is asked of any other host', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const route of ['/', '/contact', '/career', '/landing']) await page.goto(route, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual(['127.0.0.1']);
});
