// The specification's other pages, as a visitor meets them: counts, quoted texts, forms, jobs, prices, floating controls.
import { expect, test, type Page } from 'playwright/test';

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

/** Sends the open form's fields and gives back the first call's body. */
async function sendAndRead(page: Page, send: () => Promise<void>): Promise<string> {
  const call = page.waitForRequest(/email\/send-form/);
  await send();
  return (await call).postDataBuffer()!.toString();
}

async function fillLead(form: ReturnType<Page['locator']>) {
  await form.getByLabel('Industry').selectOption('Textile');
  await form.getByLabel('Full Name').fill(`Asha ${'x'.repeat(Math.ceil(Math.random() * 20))}`);
  await form.getByLabel('Company Name').fill('Example Mills');
  await form.getByLabel('Mobile').fill('9876543210');
  await form.getByLabel('Email').fill('asha@example.com');
}

for (const id of solutions) {
  test(`solution ${id} has its sections in order and in the stated counts`, async ({ page }) => {
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
    await expect(cards(page, 'features')).toHaveCount(5);
    await expect(cards(page, 'approach')).toHaveCount(3);
    await expect(page.locator('#cta button')).toHaveText("Let's Talk");
    await expect(cards(page, 'industries')).toHaveCount(5);
    await expect(page.locator('#integrations li')).toHaveCount(11);
    await expect(cards(page, 'benefits')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'Trusted by 380+ Companies' })).toBeAttached();
    expect(
      await page
        .locator('#clients img')
        .evaluateAll((all) => new Set(all.map((each) => (each as HTMLImageElement).alt)).size),
    ).toBe(10);
  });
}

test('a solution page names itself in the form that it opens', async ({ page }) => {
  await page.goto('/solutions/warehouse-management-system');
  await page.getByRole('button', { name: "Let's Talk" }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await fillLead(dialog);
  const body = await sendAndRead(page, () => dialog.locator('form[method=post] button[type=submit]').click());
  expect(body).toMatch(/name="pageName"\s+warehouse management system\s/);
});

for (const id of services) {
  test(`service ${id} has its sections`, async ({ page }) => {
    await page.goto(`/Services/${id}`);
    await expect(page.locator('main > section')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'Trusted by 380+ Companies' })).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-haspopup=dialog]')).toHaveCount(2);
  });
}

for (const id of technologies) {
  test(`technology ${id} has its sections`, async ({ page }) => {
    await page.goto(`/technology/${id}`);
    await expect(cards(page, 'approach')).toHaveCount(3);
    const useCases = await cards(page, 'use-cases').count();
    expect([3, 4]).toContain(useCases);
    await expect(page.locator('#cta button')).toHaveText("Talk's Now");
    await expect(page.getByText(/50 years/).first()).toBeAttached();
  });
}

for (const [folder, text] of [
  ['solutions', 'Solution not found'],
  ['Services', 'Service not found'],
  ['technology', 'Technology not found'],
] as const) {
  test(`an unknown id below /${folder} says "${text}", loaded and followed`, async ({ page }) => {
    const response = await page.goto(`/${folder}/no-such-id`);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  });
}

for (const [from, to] of [
  ['/services/web-development', '/Services/web-development'],
  ['/solutions/restaurant-management-software', '/solutions/resturant-management-software'],
] as const) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  });
}

test('the landing page has its counts, its form and its floating controls', async ({ page }) => {
  await page.goto('/erp-software');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manufacturing');
  const counts = await page
    .locator('main > section')
    .evaluateAll((all) => all.map((each) => each.querySelectorAll('.card').length));
  for (const count of [5, 12, 8, 15]) expect(counts).toContain(count);
  expect(counts.filter((count) => count === 12)).toHaveLength(2);
  const form = page.locator('main form[method=post]').first();
  await fillLead(form);
  const body = await sendAndRead(page, () => form.locator('button[type=submit]').click());
  expect(body).toMatch(/name="pageName"\s+erp software\s/);
});

test('the chat link comes past 200 pixels, and cannot be reached before', async ({ page }) => {
  await page.goto('/erp-software');
  const chat = page.locator('a[href^="https://wa.me/"]');
  await expect(page.getByRole('button', { name: 'Book a Free Demo' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: /Call Us On/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(chat).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await expect(chat).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 230, behavior: 'instant' }));
  await expect(chat).toBeInViewport();
});

test('the floating controls stand on the not-found page, too', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('link', { name: /Call Us On/ })).toBeVisible();
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

test.describe('contact form (form B)', () => {
  const form = (page: Page) => page.locator('main form[method=post]');

  async function fill(page: Page) {
    await form(page).getByLabel('Company Name').fill('Mill 24');
    await form(page)
      .getByLabel('First Name')
      .fill(`Dev${'y'.repeat(Math.ceil(Math.random() * 20))}`);
    await form(page).getByLabel('Mobile').fill('9876543210');
    await form(page).getByLabel('Email').fill('dev@example.com');
  }

  test('stands beside phone, e-mail, address and hours', async ({ page }) => {
    await page.goto('/contact');
    for (const text of ['+91 120 000 0000', 'hello@example.com', 'Noida', 'Mon to Sat, 09:00 AM - 06:00 PM']) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
  });

  test('takes the placeholder for a choice, limits names, and goes to the thank-you page at once', async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && paths.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    await fill(page);
    await form(page).getByLabel('Last Name').pressSequentially('Abcdefghijklmn');
    await expect(form(page).getByLabel('Last Name')).toHaveValue('Abcdefghij');
    const body = await sendAndRead(page, () => form(page).locator('button[type=submit]').click());
    expect(body).toContain('-- Select Industry --');
    for (const field of [
      'companyName',
      'industryType',
      'firstName',
      'lastName',
      'mobile',
      'email',
      'message',
      'captcha',
      'pageName',
      'time',
    ]) {
      expect(body).toContain(`name="${field}"`);
    }
    await expect(page).toHaveURL(/\/thankyou$/);
    expect(paths).toEqual(['/api/v1.0/email/send-form']);
  });

  test('says what is missing', async ({ page }) => {
    await page.goto('/contact');
    await form(page).locator('button[type=submit]').click();
    for (const message of [
      'Company Name is required',
      'First Name is required',
      'Mobile number is required',
      'Email is required',
    ]) {
      await expect(page.getByText(message).last()).toBeVisible();
    }
    await expect(page.getByText('Please Select Industry Type')).toHaveCount(0);
  });

  test('is cleared after a failure, with another phone number in the alert', async ({ page }) => {
    await page.route(/email\/send-form/, (route) =>
      route.fulfill({ status: 500, body: 'no', headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto('/contact');
    await fill(page);
    await form(page).locator('button[type=submit]').click();
    await expect(page.getByRole('alertdialog')).toContainText('+91 120 000 0001');
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(form(page).getByLabel('Company Name')).toHaveValue('');
  });
});

test.describe('careers', () => {
  const jobs = (page: Page, answer: unknown, status = 200) =>
    page.route(/__services\/jobs/, (route) =>
      route.fulfill({
        status,
        body: typeof answer === 'string' ? answer : JSON.stringify(answer),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );

  const job = {
    JobTitle: 'Storekeeper & Packer',
    'Job Location': 'Noida',
    'Employment Type': 'Full-time',
    'Job Description': 'Counts.',
    Status: 'Open',
  };

  test('shows the jobs of the feed with fallbacks, and their details in a window with a mail link', async ({
    page,
  }) => {
    await jobs(page, [job, { 'No oF Hiring': 2 }]);
    await page.goto('/career');
    await expect(page.getByRole('heading', { name: 'Storekeeper & Packer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Untitled Position' })).toBeVisible();
    await expect(page.getByText('No description available.')).toBeVisible();
    await page
      .getByRole('button', { name: /View Details/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('a[href^="mailto:"]')).toHaveAttribute(
      'href',
      /subject=Application%20for%20Storekeeper%20%26%20Packer$/,
    );
    await expect(page).toHaveURL(/\?job=/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/\?job=/);
  });

  test('on a page that was left and come back to, jobs still open', async ({ page }) => {
    await jobs(page, [job, { ...job, JobTitle: 'Cook' }]);
    const details = page.getByRole('button', { name: /View Details/ });
    const follow = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    await page.goto('/career');
    await details.first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/career$/);
    await follow('Contact Us');
    await expect(page).toHaveTitle(/Contact/);
    await page.evaluate(() =>
      document.querySelector('#main')!.insertAdjacentHTML('afterbegin', '<a href="/career">Again</a>'),
    );
    await page.getByRole('link', { name: 'Again', exact: true }).click();
    await details.last().click();
    await expect(dialog.getByRole('heading', { name: 'Cook' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/career$/);
    await page.goBack();
    await expect(page).toHaveTitle(/Contact/);
    await page.goBack();
    await expect(page).toHaveURL(/\/career$/);
    await details.last().click();
    await expect(dialog.getByRole('heading', { name: 'Cook' })).toBeVisible();
  });

  test('the address names the open window: it can be passed on, and Back and Forward close and open it', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await jobs(page, [job]);
    await page.goto('/career?job=storekeeper-packer');
    const dialog = page.getByRole('dialog', { name: 'Storekeeper & Packer' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/career$/);
    await page.getByRole('button', { name: /View Details/ }).click();
    await expect(dialog).toBeVisible();
    const top = await page.evaluate(() => scrollY);
    const covered = page.locator('html[data-covered]');
    await expect(covered).toHaveCount(1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(covered).toHaveCount(0);
    await page.goForward();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(asked.filter((path) => path === '/career' || path.endsWith('/jobs'))).toEqual([
      '/career',
      '/__services/jobs',
    ]);
  });

  test('a window that is open again by the time that its closing is told stays open', async ({ page }) => {
    await jobs(page, [job]);
    await page.goto('/career');
    await page.getByRole('button', { name: /View Details/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Storekeeper & Packer' });
    await expect(dialog).toBeVisible();
    // As Back and Forward do within one frame.
    const told = await dialog.evaluate(async (element: HTMLDialogElement) => {
      const closing = new Promise((resolve) =>
        element.addEventListener('close', () => resolve('told'), { once: true }),
      );
      element.close();
      element.showModal();
      return closing;
    });
    expect(told).toBe('told');
    // Going back, which it must not, takes a while.
    await page.waitForTimeout(300);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\?job=/);
  });

  test('says so while it loads, and when there are none', async ({ page }) => {
    await page.route(/__services\/jobs/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.fulfill({ body: '[]', headers: { 'access-control-allow-origin': '*' } });
    });
    await page.goto('/career#openings');
    await expect(page.getByText('Loading job openings...')).toBeVisible();
    await expect(page.getByText('No job openings available right now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  for (const [what, answer, status] of [
    ['fails', 'no', 500],
    ['is a page instead of data', '<html>login</html>', 200],
    ['is no list', '{"a":1}', 200],
  ] as const) {
    test(`a feed that ${what} shows the quoted text and can be tried again`, async ({ page }) => {
      await jobs(page, answer, status);
      await page.goto('/career#openings');
      await expect(page.getByText('No job openings available right now.')).toBeVisible();
      await page.unroute(/__services\/jobs/);
      await jobs(page, [job]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Storekeeper & Packer' })).toBeVisible();
    });
  }

  test('markup in a feed is text', async ({ page }) => {
    await jobs(page, [
      {
        ...job,
        JobTitle: '<img src=x onerror="window.hacked=1">',
        'Job Description': '<script>window.hacked=1</script>',
      },
    ]);
    await page.goto('/career#openings');
    await expect(page.getByRole('heading', { name: /<img src=x/ })).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
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
  await expect(page.locator('main li .card')).toHaveCount(6);
  await page.goto('/partner');
  await expect(page.locator('main > section').nth(3)).toBeVisible();
});
