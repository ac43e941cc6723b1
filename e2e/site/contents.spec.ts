// Contents that the pages of the site must show: sections, counts, quoted texts, prices, addresses.
import { expect, test, type Page } from '../support/browser-test.ts';
import { fillLead, sendAndRead } from '../support/lead.ts';

const solutions = [
  'warehouse-management-system',
  'track-and-trace-software',
  'barcode-printing-software',
  'erp-software',
  'inventory-and-billing-software',
  'resturant-management-software',
  'hotel-management-software',
  'assets-management-software',
  'payroll-management-software',
];
const services = ['web-development', 'app-development', 'digital-marketing'];
const technologies = ['rfid', 'ble', 'iot', 'machine-vision'];

const cards = (page: Page, section: string) => page.locator(`#${section} .card`);

test('every solution has its sections in order and in the stated counts', async ({ page }) => {
  const screens: string[] = [];
  for (const id of solutions) {
    await page.goto(`/solutions/${id}`);
    await expect(page).toHaveTitle(/Solutions$/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
    const ids = await page.locator('main > section').evaluateAll((all) => all.map((each) => each.id));
    expect(ids).toEqual([
      'hero-slider',
      'features',
      'approach',
      'cta',
      'industries',
      'integrations',
      'benefits',
      'clients',
    ]);
    await expect(page.locator('#features [role=tabpanel]')).toHaveCount(5);
    screens.push(
      ...(await page.locator('#features img').evaluateAll((all) => all.map((each) => each.getAttribute('src')!))),
    );
    await expect(page.locator('#approach .cards > li')).toHaveCount(3);
    await expect(page.locator('#cta button')).toHaveText("Let's Talk");
    await expect(cards(page, 'industries')).toHaveCount(5);
    await expect(page.locator('#integrations li')).toHaveCount(11);
    await expect(page.locator('#benefits .carousel-slide')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'Trusted by 380+ Companies' })).toBeAttached();
    expect(
      await page
        .locator('#clients img')
        .evaluateAll((all) => new Set(all.map((each) => (each as HTMLImageElement).alt)).size),
    ).toBe(10);
  }
  // Each of the 45 features has a screen.
  expect(new Set(screens).size).toBe(45);
});

test('a solution page names itself in the form that it opens', async ({ page }) => {
  await page.goto('/solutions/warehouse-management-system');
  await page.getByRole('button', { name: "Let's Talk" }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await fillLead(dialog);
  const body = await sendAndRead(page, () => dialog.locator('form[method=post] button[type=submit]').click());
  expect(body).toMatch(/name="pageName"\s+warehouse management system\s/);
});

test('every service has its sections', async ({ page }) => {
  for (const id of services) {
    await page.goto(`/Services/${id}`);
    await expect(page.locator('main > section')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'Trusted by 380+ Companies' })).toBeAttached();
    // In the opening and in both calls to action.
    await expect(page.getByRole('main').locator('[aria-haspopup=dialog]')).toHaveCount(3);
  }
});

test('every technology has its sections', async ({ page }) => {
  for (const id of technologies) {
    await page.goto(`/technology/${id}`);
    await expect(page.locator('#approach .cards > li')).toHaveCount(3);
    const useCases = await cards(page, 'use-cases').count();
    expect([3, 4]).toContain(useCases);
    await expect(page.locator('#cta button')).toHaveText("Talk's Now");
    await expect(page.getByText(/50 years/).first()).toBeAttached();
  }
});

test('an unknown id below a folder has words of its own', async ({ page }) => {
  for (const [folder, text] of [
    ['solutions', 'Solution not found'],
    ['Services', 'Service not found'],
    ['technology', 'Technology not found'],
  ] as const) {
    const response = await page.goto(`/${folder}/no-such-id`);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  }
});

test('old and other spellings of addresses lead to the pages', async ({ page }) => {
  for (const [from, to] of [
    ['/services/web-development', '/Services/web-development'],
    ['/solutions/restaurant-management-software', '/solutions/resturant-management-software'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  }
});

test('the landing page has its counts, its form and its floating controls', async ({ page }) => {
  await page.goto('/erp-software');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manufacturing');
  const counts = await page
    .locator('main > section')
    .evaluateAll((all) => all.map((each) => each.querySelectorAll('.cards > li, ul > .card').length));
  for (const count of [5, 12, 8, 15]) expect(counts).toContain(count);
  expect(counts.filter((count) => count === 12)).toHaveLength(2);
  const form = page.locator('main form[method=post]').first();
  await fillLead(form);
  const body = await sendAndRead(page, () => form.locator('button[type=submit]').click());
  expect(body).toMatch(/name="pageName"\s+erp software\s/);
});

test('the floating controls stand on the landing page and on the not-found page, too', async ({ page }) => {
  await page.goto('/erp-software');
  await expect(page.getByRole('button', { name: 'Book a Free Demo' }).last()).toBeVisible();
  await expect(page.locator('a[href^="https://wa.me/"]')).toBeAttached();
  await page.goto('/no-such-page');
  await expect(page.getByRole('link', { name: /Call Us On/ })).toHaveAttribute('href', /^tel:\+\d+$/);
});

test('prices are formatted in rupees, with the popular plan marked and the note', async ({ page }) => {
  await page.goto('/price');
  await expect(page.getByRole('button', { name: 'Book A Demo' })).toHaveCount(3);
  for (const text of ['₹500', '₹6,000', '₹3,000', '₹2,000', '₹2,970', '₹0.80', '₹2,500', '7,500']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText(/popular/i)).toHaveCount(1);
  await expect(page.getByText(/OTC means one-time configuration/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a Demo' })).toBeVisible();
});

test('the prices of the three plans are in one line, with what they include and what is added', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/price');
  const prices = page.locator('#plans li').getByText('₹500', { exact: true });
  await expect(prices).toHaveCount(3);
  const tops = await prices.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  for (const text of ['1 user, 500 bills a month', 'plus 18 % GST', 'Valid for 6 days from purchase'])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('#compare tbody tr').first()).toBeVisible();
  await expect(page.locator('#questions details')).toHaveCount(5);
});

test('proof: names and figures in the second section, a story, people with faces, registrations', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('main > section').evaluateAll((all) => all.map((each) => each.id));
  expect(ids.slice(1, 4)).toEqual(['figures', 'clients', 'story']);
  await page.locator('#story a').click();
  await expect(page.locator('#figures li')).toHaveCount(4);
  await page.goto('/about');
  await expect(page.locator('#people img')).toHaveCount(6);
  await expect(page.locator('#registration')).toContainText(/CIN U0+UP/);
  await expect(page.locator('#registration')).toContainText('GSTIN');
});

test('a button that opens the callback window has a label of the specification', async ({ page }) => {
  const specified = [
    'Talk to an Expert',
    "Let's Talk",
    "Talk's Now",
    'Book A Demo',
    'Book a Free Demo',
    'Request a Demo',
  ];
  for (const route of [
    '/',
    '/price',
    '/about',
    '/industries',
    '/partner',
    '/technology/rfid',
    '/Services/web-development',
  ]) {
    await page.goto(route);
    const labels = await page
      .getByRole('main')
      .locator('button[aria-haspopup=dialog]')
      .evaluateAll((all) => all.map((each) => each.textContent!.trim()));
    expect(labels.filter((label) => !specified.includes(label) && label !== 'Request a Callback')).toEqual([]);
  }
});

test('no page shows three rows of equal boxes', async ({ page }) => {
  for (const route of ['/', '/about', '/erp-software', ...solutions.map((id) => `/solutions/${id}`)]) {
    await page.goto(route);
    const boxed = await page
      .locator('main > section:not(#hero-slider)')
      .evaluateAll((all) => all.filter((each) => each.querySelectorAll('.cards .card, .carousel .card').length > 2));
    expect(boxed.length, route).toBeLessThanOrEqual(2);
  }
});

test('privacy has 12 sections and terms 14, with the stated limits', async ({ page }) => {
  await page.goto('/privacypolicy');
  await expect(page.locator('main h2[id], main h3[id], main section section')).toHaveCount(12);
  await expect(page.getByText(/under 18|18 years/).first()).toBeVisible();
  await page.goto('/termandcondition');
  await expect(page.locator('main h2[id], main h3[id], main section section')).toHaveCount(14);
  await expect(page.getByText(/bank transfer/).first()).toBeVisible();
  await expect(page.getByText(/last 12 months/).first()).toBeVisible();
});

test('industries has six sectors and partners three kinds', async ({ page }) => {
  await page.goto('/industries');
  await expect(page.locator('#sectors .card-row')).toHaveCount(6);
  await page.goto('/partner');
  await expect(page.locator('main > section').nth(3)).toBeVisible();
});
