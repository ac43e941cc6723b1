// Form A in the callback window, through the real SDK: against the stand-in on this machine where all is well, and
// against broken services on bad days.
import { readFileSync } from 'node:fs';
import { expect, test, type Page, type Route } from '../support/browser-test.ts';
import { untilAtRest } from '../support/at-rest.ts';
import { holdBack } from '../support/hold-back.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a Callback' });
const send = (page: Page) => dialog(page).locator('form[method=post] button[type=submit]');
const calls = /\/api\/v1\.0\/email\/|\/__services\/sheet/;

async function open(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, person = `Asha ${letters()}`) {
  await dialog(page).getByLabel('Industry').selectOption('Textile');
  await dialog(page).getByLabel('Full Name').fill(person);
  await dialog(page).getByLabel('Company Name').fill('Example Mills');
  await dialog(page).getByLabel('Mobile').fill('9876543210');
  await dialog(page).getByLabel('Email').fill('asha@example.com');
}

/** Makes a separate name for each message, so that none counts as a repetition of another. */
function letters(): string {
  return Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}

/** Notes the calls to the services in their order, with their bodies. */
function recordCalls(page: Page) {
  const seen: { path: string; body: string }[] = [];
  page.on('request', (request) => {
    if (calls.test(request.url()) && request.method() === 'POST')
      seen.push({ path: new URL(request.url()).pathname, body: request.postDataBuffer()?.toString() ?? '' });
  });
  return seen;
}

test('opens with its title, closes with its button, and focus returns to the opener', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Talk to an Expert' }).first()).toBeFocused();
});

test('the page behind it stays where it is, and moves again once it is closed', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY);
  await open(page);
  await expect(page.locator('html[data-covered]')).toBeVisible();
  const before = await place();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await untilAtRest(page);
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(place).toBeGreaterThan(before);
});

test('an empty form says what is missing, below each field, and sends nothing', async ({ page }) => {
  const seen = recordCalls(page);
  await open(page);
  await send(page).click();
  for (const message of [
    'Please Select Industry Type',
    'Name is required',
    'Company Name is required',
    'Mobile number is required',
    'Email is required',
  ]) {
    await expect(dialog(page).getByText(message).last()).toBeVisible();
  }
  await expect(dialog(page).getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog(page).getByLabel('Full Name')).toHaveAccessibleDescription(/Name is required/);
  expect(seen).toEqual([]);
});

test('wrong values have their own messages, on submit only', async ({ page }) => {
  await open(page);
  await fill(page);
  await dialog(page).getByLabel('Mobile').fill('98765');
  await dialog(page).getByLabel('Email').fill('asha@example');
  await expect(dialog(page).getByText('Enter valid 10-digit number')).toHaveCount(0);
  await send(page).click();
  await expect(dialog(page).getByText('Enter valid 10-digit number').last()).toBeVisible();
  await expect(dialog(page).getByText('Invalid email format').last()).toBeVisible();
});

test('names take letters only and the phone ten digits, typed and pasted alike', async ({ page, context }) => {
  await open(page);
  const name = dialog(page).getByLabel('Full Name');
  await name.pressSequentially('As4ha R2ao!');
  await expect(name).toHaveValue('Asha Rao');
  const mobile = dialog(page).getByLabel('Mobile');
  await mobile.pressSequentially('98a7-65 43210123');
  await expect(mobile).toHaveValue('9876543210');
  await mobile.fill('');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('+91 98765 43210'));
  await mobile.press('Control+V');
  await expect(mobile).toHaveValue('9876543210');
  await page.evaluate(() => navigator.clipboard.writeText('Dev1 Singh; 2'));
  await name.fill('');
  await name.press('Control+V');
  await expect(name).toHaveValue(/^Dev Singh ?$/);
});

test('sends mail, reply and sheet row in this order, thanks, and goes to the thank-you page', async ({ page }) => {
  const seen = recordCalls(page);
  await open(page);
  await fill(page);
  await send(page).click();
  await expect(dialog(page).getByText('Submitting...')).toBeVisible();
  await expect(dialog(page).getByText('Thanks for getting in touch!')).toBeVisible();
  await expect(dialog(page).getByText('Somebody of us calls you soon.')).toBeVisible();
  expect(seen.map(({ path }) => path)).toEqual([
    '/api/v1.0/email/send-form',
    '/api/v1.0/email/send',
    '/__services/sheet',
  ]);
  for (const field of [
    'industryType',
    'contactPerson',
    'companyName',
    'mobile',
    'email',
    'message',
    'captcha',
    'company',
    'pageName',
    'time',
    'service_id',
    'template_id',
    'user_id',
  ]) {
    expect(seen[0]!.body).toContain(`name="${field}"`);
  }
  expect(seen[0]!.body).toMatch(/name="pageName"\s+Request a Callback/);
  expect(seen[0]!.body).toMatch(/name="captcha"\s+[\w/%*+\-#@]{6}\s/);
  expect(JSON.parse(seen[1]!.body).template_params).toMatchObject({
    user_email: 'asha@example.com',
    time: expect.any(String),
  });
  await expect(page).toHaveURL(/\/thankyou$/);
});

test('the row is in the leads file that the author can read', async ({ page }) => {
  const person = `Row ${letters()}`;
  await open(page);
  await fill(page, person);
  await send(page).click();
  await expect(dialog(page).getByText('Thanks for getting in touch!')).toBeVisible();
  const leads = readFileSync(new URL('../fixture-site/.pagewright/inbox/leads.csv', import.meta.url), 'utf8');
  expect(leads.split('\n').filter((line) => line.includes(person))).toHaveLength(1);
});

test('two clicks at once are one message', async ({ page }) => {
  const seen = recordCalls(page);
  await open(page);
  await fill(page);
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog(page).getByText('Thanks for getting in touch!')).toBeVisible();
  expect(seen.filter(({ path }) => path.endsWith('/send-form'))).toHaveLength(1);
});

const badDays: Record<string, (route: Route) => Promise<void>> = {
  'the mail service answers 500': (route) =>
    route.fulfill({ status: 500, body: 'Internal error', headers: { 'access-control-allow-origin': '*' } }),
  'the mail service answers 400': (route) =>
    route.fulfill({
      status: 400,
      body: 'The user_id parameter is required',
      headers: { 'access-control-allow-origin': '*' },
    }),
  'the network is gone': (route) => route.abort('internetdisconnected'),
};

for (const [day, answer] of Object.entries(badDays)) {
  test(`when ${day}, an alert says so and the fields stay filled`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(/email\/send-form/, answer);
    await open(page);
    await fill(page);
    await send(page).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('The message could not be sent. Please call');
    await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
    await alert.getByRole('button').click();
    await expect(dialog(page).getByLabel('Email')).toHaveValue('asha@example.com');
    await expect(send(page)).toBeEnabled();
    await expect(page).toHaveURL(/\/$/);
    expect(errors.length).toBeGreaterThan(0);
  });
}

test('when only the sheet cannot be reached, the visitor is told as well', async ({ page }) => {
  await page.route(/__services\/sheet/, (route) => route.abort());
  await open(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a sheet that answers with a page instead of data is no failure for the visitor', async ({ page }) => {
  await page.route(/__services\/sheet/, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<html>Moved</html>',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await open(page);
  await fill(page);
  await send(page).click();
  await expect(dialog(page).getByText('Thanks for getting in touch!')).toBeVisible();
});

test('what was typed and sent before the form woke is sent once it is awake', async ({ page }) => {
  const sendCode = await holdBack(page, /form\.island/);
  await open(page);
  await fill(page);
  await send(page).click();
  sendCode();
  await expect(dialog(page).getByText('Thanks for getting in touch!')).toBeVisible();
});

test.describe('thank-you page', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('goes back after 5 seconds', async ({ page }) => {
    await page.goto('/');
    await page.goto('/thankyou');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText(/2 hours/).first()).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(/\/$/);
  });

  test('stays when asked to, or when a key is pressed', async ({ page }) => {
    await page.goto('/');
    await page.goto('/thankyou');
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.clock.runFor(6000);
    await expect(page).toHaveURL(/\/thankyou$/);
  });

  test('a direct visit leads to the home page', async ({ page }) => {
    await page.goto('/thankyou');
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  });
});

test('the window that is open again by the time that its closing is told stays open', async ({ page }) => {
  await open(page);
  await expect(page.locator('html[data-covered]')).toHaveCount(1);
  await dialog(page).evaluate(async (element: HTMLDialogElement) => {
    const told = new Promise((resolve) => element.addEventListener('close', resolve, { once: true }));
    element.close();
    element.showModal();
    await told;
  });
  await expect(dialog(page)).toBeVisible();
});
