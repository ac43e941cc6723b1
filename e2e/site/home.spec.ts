// Contents that the home page of the site must show: slides, features, figures, counts, menu,
// footer.
import { expect, test } from '../support/browser-test.ts';
import { expectNoShifts } from '../support/layout-shifts.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('five slides, one h1, seven tabs of which the first has nine features and another one seven', async ({ page }) => {
  const hero = page.locator('main [aria-roledescription=carousel]').first();
  await expect(hero.locator('[aria-roledescription=slide]')).toHaveCount(5);
  await expect(page.locator('h1')).toHaveCount(1);
  const explorer = page.locator('section', {
    has: page.getByRole('heading', { name: 'Explore Our Powerful Features' }),
  });
  await expect(explorer.getByRole('tab')).toHaveCount(7);
  await expect(explorer.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(explorer.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
  await explorer.getByRole('tab', { name: 'Warehouse Management' }).click();
  await expect(explorer.getByRole('tabpanel').getByRole('listitem')).toHaveCount(7);
});

test('the figures count up to their final values', async ({ page }) => {
  for (const [figure, label] of [
    ['19+', 'Years'],
    ['380+', 'Customers'],
    ['14+', 'Industries'],
    ['50+', 'Solutions'],
  ] as const) {
    const item = page.locator('li', { hasText: label }).filter({ has: page.locator('[data-live=count-up]') });
    await item.scrollIntoViewIfNeeded();
    await expect(item.locator('[aria-hidden]')).toHaveText(figure);
    await expect(item.locator('.visually-hidden')).toContainText(figure);
  }
});

test('modules, benefits, technologies and testimonials have their counts', async ({ page }) => {
  const slides = (index: number) =>
    page.locator('[aria-roledescription=carousel]').nth(index).locator('.carousel-slide');
  await expect(slides(1)).toHaveCount(6);
  await expect(slides(2)).toHaveCount(14);
  await expect(page.locator('main figure')).toHaveCount(7);
  for (const id of ['rfid', 'ble', 'iot', 'machine-vision'])
    await expect(page.locator(`main a[href="/technology/${id}"]`).first()).toBeAttached();
});

test('industries have seven tabs', async ({ page }) => {
  const region = page.locator('[aria-roledescription=carousel]', { has: page.getByRole('tablist') });
  await expect(region.getByRole('tab')).toHaveCount(7);
});

test('the menu has its groups and links', async ({ page }) => {
  const banner = page.getByRole('banner');
  for (const [group, link] of [
    ['Solutions', /Hotel/],
    ['Technologies', /BLE/],
    ['Company', /Careers/],
  ] as const) {
    await banner.getByRole('button', { name: group, exact: true }).click();
    await expect(banner.getByRole('link', { name: link })).toBeVisible();
  }
  await expect(banner.getByRole('link', { name: 'Industries', exact: true })).toHaveAttribute('href', '/industries');
  await expect(banner.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute('href', '/contact');
});

test('the menu shows all nine solutions at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: 'Solutions', exact: true }).click();
  const links = page.locator('.menu-panel:popover-open a');
  await expect(links).toHaveCount(9);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('the footer has its lists, phones, mail, address, networks and a map that loads on demand', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const name of ['Solutions Area', 'Technology Area', 'Company'])
    await expect(footer.getByRole('navigation', { name })).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'X (Twitter)'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await expect(footer.locator('iframe')).toHaveCount(0);
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));
  await footer.getByText('Show the map').click();
  await expect(footer.locator('iframe')).toHaveAttribute('src', /^https:/);
});

test('carousel names tell them apart', async ({ page }) => {
  const names = await page
    .locator('[aria-roledescription=carousel]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
});

for (const width of [412, 700, 800, 1280])
  test(`nothing shifts while the page is scrolled down and up at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await expectNoShifts(page, '/');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the features of all tabs and the figures can be read', async ({ page }) => {
    for (const title of ['Stock Tracking', 'Opportunity Tracking', 'Warehouse Analytics', 'Role-Based Access']) {
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Sales & CRM' })).toBeVisible();
    await expect(page.getByText('380+').first()).toBeVisible();
  });
});

test('who has sent a form finds the way home and the telephone, also without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/thankyou');
  await expect(page.locator('main a[href="/"]')).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  await page.close();
});
