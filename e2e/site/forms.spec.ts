// The two forms of the site: what they ask for, what they say, what they send and where they lead.
import { expect, test } from '../support/browser-test.ts';
import { fillLead, sendAndRead } from '../support/lead.ts';

test('the callback window says what is missing, sends its fields in three calls, thanks and leads on', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && paths.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  const send = dialog.locator('form[method=post] button[type=submit]');
  await send.click();
  for (const message of [
    'Please Select Industry Type',
    'Name is required',
    'Company Name is required',
    'Mobile number is required',
    'Email is required',
  ])
    await expect(dialog.getByText(message).last()).toBeVisible();
  await fillLead(dialog);
  await dialog.getByLabel('Mobile').fill('98765');
  await dialog.getByLabel('Email').fill('asha@example');
  await send.click();
  await expect(dialog.getByText('Enter valid 10-digit number').last()).toBeVisible();
  await expect(dialog.getByText('Invalid email format').last()).toBeVisible();
  await fillLead(dialog);
  const body = await sendAndRead(page, () => send.click());
  await expect(dialog.getByText('Thanks for getting in touch!')).toBeVisible();
  await expect(
    dialog.getByText("We've received your message and one of our team members will connect with you soon."),
  ).toBeVisible();
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
  ])
    expect(body).toContain(`name="${field}"`);
  expect(body).toMatch(/name="pageName"\s+Request a Callback/);
  expect(body).toMatch(/name="captcha"\s+[\w/%*+\-#@]{6}\s/);
  expect(paths).toEqual(['/api/v1.0/email/send-form', '/api/v1.0/email/send', '/__services/sheet']);
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByText(/1 hour/).first()).toBeVisible();
});

test('when the callback cannot be sent, the alert has a number to call', async ({ page }) => {
  await page.route(/email\/send-form/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await fillLead(dialog);
  await dialog.locator('form[method=post] button[type=submit]').click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Something went wrong. Message could not be sent. You can also contact us by calling',
  );
  await expect(page.getByRole('alertdialog').locator('a[href^="tel:"]')).toBeVisible();
});

test('the contact page has its addresses, says what is missing, and sends its form in one call', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && paths.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  for (const text of ['+91 120 000 0000', 'hello@example.com', 'Noida', 'Mon to Sat, 09:00 AM - 06:00 PM'])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  const form = page.locator('main form[method=post]');
  await form.locator('button[type=submit]').click();
  for (const message of [
    'Company Name is required',
    'First Name is required',
    'Mobile number is required',
    'Email is required',
  ])
    await expect(page.getByText(message).last()).toBeVisible();
  await expect(page.getByText('Please Select Industry Type')).toHaveCount(0);
  await form.getByLabel('Company Name').fill('Mill 24');
  await form.getByLabel('First Name').fill(`Dev${'y'.repeat(Math.ceil(Math.random() * 20))}`);
  await form.getByLabel('Mobile').fill('9876543210');
  await form.getByLabel('Email').fill('dev@example.com');
  await form.getByLabel('Last Name').pressSequentially('Abcdefghijklmn');
  await expect(form.getByLabel('Last Name')).toHaveValue('Abcdefghij');
  const body = await sendAndRead(page, () => form.locator('button[type=submit]').click());
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
  ])
    expect(body).toContain(`name="${field}"`);
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(paths).toEqual(['/api/v1.0/email/send-form']);
});

test('when the contact form cannot be sent, the alert has the other number, and the form is cleared', async ({
  page,
}) => {
  await page.route(/email\/send-form/, (route) => route.abort());
  await page.goto('/contact');
  const form = page.locator('main form[method=post]');
  await form.getByLabel('Company Name').fill('Mill 24');
  await form.getByLabel('First Name').fill('Dev');
  await form.getByLabel('Mobile').fill('9876543210');
  await form.getByLabel('Email').fill('dev@example.com');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('alertdialog')).toContainText('+91 120 000 0001');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(form.getByLabel('Company Name')).toHaveValue('');
});

test('careers have their texts', async ({ page }) => {
  await page.route(/__services\/jobs/, (route) =>
    route.fulfill({
      body: JSON.stringify([{ JobTitle: 'Storekeeper' }, { 'No oF Hiring': 2 }]),
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto('/career#openings');
  await expect(page.getByRole('heading', { name: 'Storekeeper' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Untitled Position' })).toBeVisible();
  await expect(page.getByRole('button', { name: /View Details/ }).first()).toBeVisible();
});
