// A form in the page: what it takes, what it says, where it leads, and what a failure leaves in it.
import { expect, test, type Page } from '../support/browser-test.ts';
import { fillLead, sendAndRead } from '../support/lead.ts';

const form = (page: Page) => page.locator('main form[method=post]');

async function fill(page: Page) {
  await form(page).getByLabel('Company Name').fill('Mill 24');
  await form(page)
    .getByLabel('First Name')
    .fill(`Dev${'y'.repeat(Math.ceil(Math.random() * 20))}`);
  await form(page).getByLabel('Mobile').fill('9876543210');
  await form(page).getByLabel('Email').fill('dev@example.com');
}

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
  await expect(page.getByRole('alertdialog')).toContainText('+44 20 7946 0101');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(form(page).getByLabel('Company Name')).toHaveValue('');
});

test('a form names its page in what it sends, on a page of its own and in a window', async ({ page }) => {
  await page.goto('/landing');
  await fillLead(form(page));
  expect(await sendAndRead(page, () => form(page).locator('button[type=submit]').click())).toMatch(
    /name="pageName"\s+landing\s/,
  );
  await page.goto('/solutions/warehouse');
  await page.getByRole('button', { name: "Let's Talk" }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await fillLead(dialog);
  const body = await sendAndRead(page, () => dialog.locator('form[method=post] button[type=submit]').click());
  expect(body).toMatch(/name="pageName"\s+warehouse\s/);
});
