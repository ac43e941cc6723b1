// A form with every kind of field, with script and without: what it checks, what it sends, and what becomes of a file while
// there is no network.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page, type Request } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

const form = (page: Page) => page.locator('main form[method=post]');
const send = (page: Page) => form(page).locator('button[type=submit]').click();
const kept = new URL('../fixture-site/.pagewright/inbox/files/', import.meta.url);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
/** A file of a name that no other test has. */
const sketch = (content = png) => ({ name: `sketch-${Math.random()}.png`, mimeType: 'image/png', buffer: content });
const toFunction = (request: Request) => request.method() === 'POST' && request.url().endsWith('/function');

async function fill(page: Page): Promise<void> {
  const fields = form(page);
  await fields.getByLabel('Your name').fill(`Asha ${Math.random()}`);
  await fields.getByLabel('A birthday').check();
  await fields.getByLabel('Which birthday').fill('7');
  await fields.getByLabel('Drill').check();
  await fields.getByLabel('Plane').check();
  await fields.getByLabel(/^Day/).fill('2027-05-01');
  await fields.getByLabel('Start').fill('14:30');
  await fields.getByLabel('Your website').fill('example.com/asha');
  await fields.getByLabel('You may keep this').check();
}

/** The stand-in keeps each file that it gets. */
const received = (name: string) =>
  // Before the first file there is no folder.
  (existsSync(kept) ? readdirSync(kept) : []).filter((each) => each.endsWith(name.replaceAll(/[^\w. -]+/g, '_')));

test('every field says what is wrong with it, and the summary leads to each', async ({ page }) => {
  await page.goto('/workshop');
  await form(page).getByLabel('Something else').check();
  await form(page).getByLabel('Your website').fill('no website');
  await form(page)
    .getByLabel('A sketch')
    .setInputFiles({ name: 'plan.exe', mimeType: 'application/octet-stream', buffer: png });
  await send(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Please write your name',
    'Please choose a tool',
    'Please choose a day',
    /website/,
    'Please choose a file of this kind and size: JPG, PNG, WEBP, GIF, HEIC, AVIF, PDF, up to 2 MB',
    'Please tick the box',
  ]);
  await summary.getByRole('link', { name: /file of this kind/ }).click();
  await expect(form(page).getByLabel('A sketch')).toBeFocused();
  await expect(form(page).getByLabel('A sketch')).toHaveAccessibleDescription(
    /On paper is fine \(JPG.*up to 2 MB\).*Please choose/,
  );
  await expect(form(page).getByLabel('Which birthday')).toBeHidden();
  await expectAccessible(page, 'the form with its mistakes');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
});

test('a file that is too large is told before it is sent', async ({ page }) => {
  await page.goto('/workshop');
  await fill(page);
  await form(page)
    .getByLabel('A sketch')
    .setInputFiles(sketch(Buffer.alloc(2 * 1024 * 1024 + 1)));
  await send(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/file of this kind and size/]);
});

test('everything is sent, with the keyboard alone: choices a line each, and what was agreed to', async ({ page }) => {
  await page.clock.install();
  await page.goto('/workshop');
  await fill(page);
  // Nobody is quicker than two seconds.
  await page.clock.fastForward(3000);
  await form(page).locator('button[type=submit]').focus();
  const call = page.waitForRequest(toFunction);
  await page.keyboard.press('Enter');
  const body = (await call).postDataBuffer()!.toString();
  await expect(page).toHaveURL(/\/thankyou$/);
  for (const [name, value] of [
    ['form-name', 'workshop'],
    ['occasion', 'A birthday'],
    ['age', '7'],
    ['tools', 'Drill\r\nPlane'],
    ['day', '2027-05-01'],
    ['start', '14:30'],
    ['page', 'example.com/asha'],
    ['sketch', ''],
  ])
    expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
  expect(body).toMatch(/name="consent"\r\n\r\nYou may keep this to answer me, as our terms say \(20\d\d-/);
  expect(body).not.toContain('name="spam"');
});

test('a file is sent as it is', async ({ page }) => {
  await page.goto('/workshop');
  await fill(page);
  const file = sketch();
  await form(page).getByLabel('A sketch').setInputFiles(file);
  await send(page);
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(readFileSync(new URL(received(file.name)[0]!, kept)).equals(png)).toBe(true);
});

test('a field that is not shown is not sent', async ({ page }) => {
  await page.goto('/workshop');
  await fill(page);
  await form(page).getByLabel('Something else').check();
  const call = page.waitForRequest(toFunction);
  await send(page);
  expect((await call).postDataBuffer()!.toString()).toContain('name="age"\r\n\r\n\r\n');
});

test('a program that fills in the hidden field is told from people', async ({ page }) => {
  await page.goto('/workshop');
  await fill(page);
  await form(page)
    .locator('[name=your-website]')
    .evaluate((input: HTMLInputElement) => (input.value = 'spam'));
  const call = page.waitForRequest(toFunction);
  await send(page);
  expect((await call).postDataBuffer()!.toString()).toContain('The hidden field is filled in');
});

test('a file waits on the device with its message, and both are sent on the next visit', async ({ page, context }) => {
  await page.goto('/workshop');
  await fill(page);
  const file = sketch();
  await form(page).getByLabel('A sketch').setInputFiles(file);
  await page.route('**/__services/function', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alertdialog')).toContainText('Please call us.');
  expect(received(file.name)).toEqual([]);
  await page.close();
  const later = await context.newPage();
  await later.goto('/about');
  await expect.poll(() => received(file.name).length).toBe(1);
  expect(readFileSync(new URL(received(file.name)[0]!, kept)).equals(png)).toBe(true);
  await expect
    .poll(() => later.evaluate(() => Object.keys(localStorage).filter((key) => /lead\.v1\.[^m]/.test(key))))
    .toEqual([]);
  await expect.poll(() => later.evaluate(storedFiles)).toBe(0);
});

test('who is offline is told that the message is kept, and it goes when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/workshop');
  await fill(page);
  await form(page).getByLabel('Your name').focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alertdialog')).toContainText('You are offline. Your message is saved on this device');
  await page.getByRole('alertdialog').getByRole('button').click();
  const call = page.waitForRequest(toFunction);
  await context.setOffline(false);
  expect((await call).postDataBuffer()!.toString()).toContain('example.com/asha');
});

test('a message whose file the device lost is sent without it, and says so', async ({ page, context }) => {
  await page.goto('/workshop');
  await fill(page);
  await form(page).getByLabel('A sketch').setInputFiles(sketch());
  await page.route('**/__services/function', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.addInitScript(() => void indexedDB.deleteDatabase('pagewright-files'));
  const call = later.waitForRequest(toFunction);
  await later.goto('/about');
  expect((await call).postDataBuffer()!.toString()).toMatch(
    /sketch-[\d.]+\.png \(the sender’s device lost this file\)/,
  );
});

/** @returns how many messages have files on the device; runs in the page */
function storedFiles(): Promise<number> {
  return new Promise((done) => {
    const opening = indexedDB.open('pagewright-files', 1);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('leads').objectStore('leads').count();
      counting.onsuccess = () => done(counting.result);
      opening.result.close();
    };
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all fields are there, and the file goes to what takes it', async ({ page }) => {
    await page.goto('/workshop');
    await expect(form(page).getByLabel('Which birthday')).toBeVisible();
    await expect(form(page).getByLabel('A sketch')).toHaveAttribute('accept', /\.png,.*\.pdf$/);
    await fill(page);
    const file = sketch();
    await form(page).getByLabel('A sketch').setInputFiles(file);
    await send(page);
    await expect.poll(() => received(file.name).length).toBe(1);
  });

  test('what was typed is there again with the Back button', async ({ page }) => {
    await page.goto('/workshop');
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(/\/function$/);
    await page.goBack();
    await expect(form(page).getByLabel('Your name')).toHaveValue(/^Asha/);
    await expect(form(page).getByLabel('Your website')).toHaveValue('example.com/asha');
    await expect(form(page).getByLabel('You may keep this')).toBeChecked();
  });
});
