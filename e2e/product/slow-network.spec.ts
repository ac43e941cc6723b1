// A slow network, on which the code is really late: what the visitor does meanwhile is done, once, and nothing is lost.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '../support/browser-test.ts';
import { fixtureDist } from '../support/sites.ts';
import { untilAtRest } from '../support/at-rest.ts';
import { holdBack } from '../support/hold-back.ts';
import { stopClock } from '../support/stopped-clock.ts';
import { waitLongForCode } from '../support/whole-loads.ts';

/** 50 kB in a second, with 300 ms of latency: React and the form's code take about three seconds. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const speed = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 300, ...speed });
}

/** Collects what the forms send. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

test('a form that is sent before its code has come is sent once, with what was typed', async ({ page }) => {
  await slowDown(page);
  // However slow the machine is on which it is filled in.
  const sendCode = await holdBack(page, /\/form\.island/);
  const sent = sentBy(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await page.locator('pw-island[data-live=form]').first().getAttribute('data-awake')).toBeNull();
  // Nobody is quicker than two seconds.
  await page.waitForFunction(() => performance.now() > 2500);
  sendCode();
  await expect(page).toHaveURL(/\/thankyou$/);
  const mails = sent.filter((each) => each.includes('send-form'));
  expect(mails).toHaveLength(1);
  for (const typed of ['Rao Mills', 'Steel', 'Asha', '9876543210', 'asha@example.com'])
    expect(mails[0]).toContain(typed);
  // It was being written long before the code was there.
  expect(mails[0]).not.toContain('two seconds');
});

test('a form sent early with a mistake says what is wrong, and sends nothing', async ({ page }) => {
  await slowDown(page);
  const sent = sentBy(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.locator('main form');
  await form.getByLabel('Company Name').fill('Rao Mills');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('First Name is required').first()).toBeVisible();
  await expect(form.getByLabel('Company Name')).toHaveValue('Rao Mills');
  expect(sent).toEqual([]);
});

/** Fills what the contact form asks for. */
async function fillContactForm(page: Page) {
  const form = page.locator('main form');
  await form.getByLabel('Company Name').fill('Rao Mills');
  await form.getByLabel('Industry Type').selectOption('Steel');
  await form.getByLabel('First Name').fill('Asha');
  await form.getByLabel('Mobile Number').fill('9876543210');
  await form.getByLabel('Email').fill('asha@example.com');
}

for (const [what, files] of [
  ["a form's code", /\/form\.island/],
  ['all code', /\/assets\/.*\.js/],
] as const) {
  test(`when ${what} does not come, a form looks busy for ten seconds, and then the browser sends it`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    await stopClock(page);
    const sent = sentBy(page);
    await page.goto('/contact');
    await fillContactForm(page);
    const button = page.getByRole('button', { name: 'Send Message' });
    await button.dblclick();
    await page.clock.fastForward(9_000);
    await expect(button).toHaveCSS('cursor', 'progress');
    await page.clock.fastForward(2_000);
    await expect(button).not.toHaveCSS('cursor', 'progress');
    expect(sent).toEqual([]);
    await button.click();
    await expect(page).toHaveURL(/\/send-form$/);
    expect(sent).toHaveLength(1);
    for (const value of ['Rao Mills', 'Steel', 'Asha', '9876543210', 'asha@example.com', 'name="pageName"'])
      expect(sent[0]).toContain(value);
  });
}

test('a form that is left to the browser is not sent without what it asks for', async ({ page }) => {
  await page.route(/\/form\.island/, (route) => route.abort());
  await page.clock.install();
  const sent = sentBy(page);
  await page.goto('/contact');
  const form = page.locator('main form');
  await form.getByLabel('Company Name').fill('Rao Mills');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.fastForward(11_000);
  await form.getByRole('button', { name: 'Send Message' }).click();
  // The list before it begins with a choice.
  await expect(form.getByLabel('First Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a form whose code comes when its visitor has followed a link is sent once, and they stay where they are', async ({
  page,
}) => {
  await waitLongForCode(page);
  const sendCode = await holdBack(page, /\/form\.island/);
  const sent = sentBy(page);
  const been: string[] = [];
  page.on('framenavigated', (frame) => been.push(frame.url()));
  await page.goto('/contact');
  await page.mouse.move(300, 300);
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Industries', exact: true }).click();
  await expect(page).toHaveTitle(/Industries/);
  expect(sent).toEqual([]);
  const answer = page.waitForResponse(/send-form/);
  sendCode();
  await (await answer).finished();
  await untilAtRest(page);
  // The thank-you page leads back, so the last address says nothing.
  expect(been.filter((url) => url.endsWith('/thankyou'))).toEqual([]);
  expect(sent.filter((each) => each.includes('send-form'))).toHaveLength(1);
});

test('whoever follows a link while a form is being sent stays where they went', async ({ page }) => {
  await waitLongForCode(page);
  const answer = await holdBack(page, /send-form/);
  const been: string[] = [];
  page.on('framenavigated', (frame) => been.push(frame.url()));
  await page.goto('/contact');
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('main form button[type=submit]')).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'Industries', exact: true }).click();
  await expect(page).toHaveTitle(/Industries/);
  const sent = page.waitForResponse(/send-form/);
  answer();
  await (await sent).finished();
  await untilAtRest(page);
  // The thank-you page leads back, so the last address says nothing.
  expect(been.filter((url) => url.endsWith('/thankyou'))).toEqual([]);
});

test('a tab key that is pressed before the code of the tabs has come moves on by one tab', async ({ page }) => {
  await slowDown(page);
  const sendCode = await holdBack(page, /tabs\.behavior/);
  await page.goto('/');
  const tabs = page.locator('#features').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#features [data-live=tabs]')).not.toHaveAttribute('data-awake', '');
  sendCode();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'false');
});

test("the small screen's menu that was opened before any code keeps the page behind it out of reach", async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#page')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('#page')).not.toHaveAttribute('inert', '');
});

test('the window that was opened before any code names its page in what it sends', async ({ page }) => {
  await slowDown(page);
  const sent = sentBy(page);
  await page.goto('/price', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ask a Question' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Industry Type').selectOption('Steel');
  await dialog.getByLabel('Full Name').fill('Asha');
  await dialog.getByLabel('Company Name').fill('Rao Mills');
  await dialog.getByLabel('Mobile Number').fill('9876543210');
  await dialog.getByLabel('Email').fill('asha@example.com');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog.getByText('Thanks for getting in touch!')).toBeVisible();
  expect(sent.filter((each) => each.includes('send-form'))).toHaveLength(1);
  expect(sent.find((each) => each.includes('send-form'))).toContain('price');
});

test('a window whose button is clicked before the window has been read opens when it is there', async ({ page }) => {
  const html = readFileSync(new URL('price/index.html', fixtureDist), 'utf8');
  const [start, end] = [html.slice(0, html.indexOf('<dialog')), html.slice(html.indexOf('<dialog'))];
  let sendEnd = () => {};
  // Only the page itself: its start-up script never comes.
  const server = createServer((request, response) => {
    if (request.url !== '/price') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html').write(start);
    sendEnd = () => response.end(end);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/price`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ask a Question' }).first().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  sendEnd();
  await expect(page.getByRole('dialog', { name: 'Request a Callback' })).toBeVisible();
  server.closeAllConnections();
  server.close();
});

test('the settings of a form are fetched beside its code, once', async ({ page }) => {
  const sendCode = await holdBack(page, /\/react-.*\.js/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  const form = page.locator('main pw-island[data-props-from]').first();
  const settings = (await form.getAttribute('data-props-from'))!;
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(settings);
  sendCode();
  await expect(form).toHaveAttribute('data-awake', '');
  expect(asked.filter((path) => path === settings)).toHaveLength(1);
});
