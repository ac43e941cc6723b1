// Following links in the first second, without React, with code that does not come, and by unusual ways through the history.
import { expect, test, type Page } from '../support/browser-test.ts';
import { untilAtRest, untilLinksWork, untilPainted } from '../support/at-rest.ts';
import { holdBack } from '../support/hold-back.ts';
import { isMarked, markWindow, waitLongForCode } from '../support/whole-loads.ts';

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
/** The script that follows links. */
const code = /after-interaction-.*\.js/;
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the very first click on a link swaps the page, without React', async ({ page }) => {
  await waitLongForCode(page);
  await page.route(/\/react-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await markWindow(page);
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Explore Our Powerful Features' })).toBeAttached();
  expect(await isMarked(page)).toBe(true);
});

test('the very first key on a link swaps the page', async ({ page }) => {
  await waitLongForCode(page);
  await page.goto('/');
  await markWindow(page);
  await link(page, 'Industries').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Industries/);
  expect(await isMarked(page)).toBe(true);
});

test('a click that comes before its code waits for it', async ({ page }) => {
  await waitLongForCode(page);
  const sendCode = await holdBack(page, code);
  await page.goto('/');
  await markWindow(page);
  await link(page, 'Industries').click();
  sendCode();
  await expect(page).toHaveTitle(/Industries/);
  expect(await isMarked(page)).toBe(true);
});

test('a page whose link is clicked before its code is fetched beside it, once', async ({ page }) => {
  await waitLongForCode(page);
  const sendCode = await holdBack(page, code);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/industries') && asked.push(request.resourceType()));
  await page.goto('/');
  const first = page.waitForResponse(/\/industries$/);
  await link(page, 'Industries').click();
  await (await first).finished();
  sendCode();
  await expect(page).toHaveTitle(/Industries/);
  expect(asked).toHaveLength(1);
});

test('a click whose code does not come is followed by the browser', async ({ page }) => {
  await page.route(code, () => {});
  await page.goto('/');
  await markWindow(page);
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  expect(await isMarked(page)).toBe(false);
});

test('a click whose code cannot be fetched is followed by the browser', async ({ page }) => {
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  await markWindow(page);
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  expect(await isMarked(page)).toBe(false);
});

test('a link in the small screen’s menu, tapped as soon as it is open, shows its page with the menu closed', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await waitLongForCode(page);
  const sendCode = await holdBack(page, code);
  await page.goto('/');
  await markWindow(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await link(page, 'Industries').tap();
  sendCode();
  await expect(page).toHaveTitle(/Industries/);
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(page.locator('#page')).not.toHaveAttribute('inert', '');
  expect(await isMarked(page)).toBe(true);
  await context.close();
});

/** Counts from now on how many pages are parsed. */
async function countParsing(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { parsed: number };
    counted.parsed = 0;
    const { parseFromString } = DOMParser.prototype;
    DOMParser.prototype.parseFromString = function (text, type) {
      counted.parsed++;
      return parseFromString.call(this, text, type);
    };
  });
  return () => page.evaluate(() => (window as unknown as { parsed: number }).parsed);
}

test('a page is parsed once, as soon as its link is pressed, and shown when it is let go', async ({ page }) => {
  await page.goto('/');
  await markWindow(page);
  const fetched = page.waitForResponse(/\/industries$/);
  await link(page, 'Industries').hover();
  await (await fetched).finished();
  const parsed = await countParsing(page);
  await page.mouse.down();
  await expect.poll(parsed).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.mouse.up();
  await expect(page).toHaveTitle(/Industries/);
  expect(await parsed()).toBe(1);
  expect(await isMarked(page)).toBe(true);
});

test('a link that is pressed and left leads nowhere, and the next one to its own page', async ({ page }) => {
  await waitLongForCode(page);
  await page.goto('/');
  await markWindow(page);
  await link(page, 'Industries').hover();
  await page.mouse.down();
  await page.mouse.move(600, 500);
  await page.mouse.up();
  expect(new URL(page.url()).pathname).toBe('/');
  await link(page, 'Contact Us').click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await expect(page.locator('main section')).not.toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('a click for a new tab is the browser’s', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await link(page, 'Industries').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/\/industries$/);
  await expect(page).toHaveURL(/\/$/);
});

test('of two links that are clicked one after the other, the second one counts', async ({ page }) => {
  await waitLongForCode(page);
  await page.goto('/');
  const sendFirst = await holdBack(page, '**/industries');
  const first = page.waitForResponse('**/industries');
  await link(page, 'Industries').click();
  await link(page, 'Contact Us').click();
  await expect(page).toHaveTitle(/Contact/);
  sendFirst();
  await (await first).finished();
  await untilAtRest(page);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page).toHaveTitle(/Contact/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('after a reload, Back and Forward lead to the same pages, where they were scrolled to', async ({ page }) => {
  await waitLongForCode(page);
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await untilPainted(page);
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await expect.poll(() => readScroll(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => readScroll(page)).toBe(300);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Explore Our Powerful Features' })).toBeAttached();
  await expect.poll(() => readScroll(page).then((top) => Math.abs(top - 1200))).toBeLessThan(120);
  await page.goForward();
  await expect(page).toHaveTitle(/Industries/);
  await expect.poll(() => readScroll(page)).toBe(300);
});

test('the same page twice in the history is two pages, each as it was left', async ({ page }) => {
  await waitLongForCode(page);
  await page.goto('/contact');
  const company = page.locator('main').getByLabel('Company Name');
  await company.fill('First');
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await link(page, 'Contact Us').click();
  await expect(page).toHaveTitle(/Contact/);
  await expect(company).toHaveValue('');
  await company.fill('Second');
  await page.evaluate(() => history.go(-2));
  await expect(company).toHaveValue('First');
  await page.evaluate(() => history.go(2));
  await expect(company).toHaveValue('Second');
});

test('a page with another frame, and a page of a newer build, are loaded as a whole', async ({ page }) => {
  await page.goto('/');
  await page.route('**/industries', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('/assets/boot-', '/assets/newer-boot-') });
  });
  await markWindow(page);
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  expect(await isMarked(page)).toBe(false);
});

test('parts of a page that a link brought live', async ({ page }) => {
  await page.goto('/contact');
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveTitle(/Contact/);
  const form = page.locator('main form');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('First Name is required').first()).toBeVisible();
});

test('touching a page and following its links brings no React; opening a form does, and one failure is not the end', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await page.getByRole('tab', { name: 'Sales & CRM' }).click();
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await untilAtRest(page);
  const isReact = (url: string) => /\/assets\/react-/.test(url);
  expect(asked.filter(isReact)).toEqual([]);
  await page.goBack();
  let failures = 0;
  await page.route(/\/assets\/props-/, (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await expect.poll(() => asked.filter(isReact).length).toBe(1);
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog.getByText('Name is required').last()).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});

test('a click on a form whose code is just failing to come is answered by the next attempt', async ({ page }) => {
  let hasClicked = () => {};
  const clicked = new Promise<void>((resolve) => (hasClicked = resolve));
  let isSlow = true;
  await page.route(/\/assets\/props-/, async (route) => {
    if (!isSlow) return route.continue();
    await clicked;
    await route.abort();
  });
  await page.goto('/');
  const asked = page.waitForRequest(/\/assets\/props-/);
  await page.getByRole('button', { name: 'Talk to an Expert' }).first().click();
  await asked;
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  isSlow = false;
  hasClicked();
  await expect(dialog.getByText('Name is required').last()).toBeVisible();
});

test('of two links that are clicked before the code comes, the browser follows the last one', async ({ page }) => {
  await page.route(code, () => {});
  await page.clock.install();
  await page.goto('/');
  await link(page, 'Industries').click();
  await page.clock.runFor(600);
  await link(page, 'Contact Us').click();
  await expect(page).toHaveTitle(/Contact/);
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('a link whose page was asked for and never came is followed by the browser when it is clicked again', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/industries', (route) => (asked++ === 0 ? undefined : route.continue()));
  await page.clock.install();
  await page.goto('/');
  await link(page, 'Industries').hover();
  await expect.poll(() => asked).toBe(1);
  await untilLinksWork(page);
  await link(page, 'Industries').click();
  await page.clock.runFor(3200);
  await expect(page).not.toHaveTitle(/Industries/);
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
});

test('a link to a page that has been left is no second click on it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(9, 9);
  await untilLinksWork(page);
  await markWindow(page);
  for (let round = 0; round < 2; round++) {
    await link(page, 'Industries').click();
    await expect(page).toHaveTitle(/Industries/);
    await page.clock.runFor(3100);
    await page.goBack();
    await expect(page).not.toHaveTitle(/Industries/);
  }
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await page.clock.runFor(3100);
  await link(page, 'Industries').click();
  await untilAtRest(page);
  expect(await isMarked(page)).toBe(true);
});

test('a menu and a window that are open when another page comes do not stay over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await link(page, 'Industries').click();
  await expect(page).toHaveTitle(/Industries/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveTitle(/Industries/);
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(page.locator('#page')).not.toHaveAttribute('inert');
  await page.goForward();
  await expect(page).toHaveTitle(/Industries/);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[id^=dialog-]')!.showModal());
  await page.goBack();
  await expect(page).not.toHaveTitle(/Industries/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator(':root')).not.toHaveAttribute('data-covered');
});

test('keys go on from the place of another page that a link leads to', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(9, 9);
  await page.evaluate(() => {
    const place = Object.assign(document.createElement('a'), { href: '/price#demo', textContent: 'Demo' });
    document.querySelector('main')!.prepend(place);
  });
  await page.getByRole('link', { name: 'Demo', exact: true }).click();
  await expect(page).toHaveTitle(/Pric/);
  await expect(page.locator('#demo')).toBeFocused();
  const place = await readScroll(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('#demo')!.contains(document.activeElement))).toBe(true);
  expect(Math.abs((await readScroll(page)) - place)).toBeLessThan(600);
});
