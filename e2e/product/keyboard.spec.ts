// Everything by keys alone: menu, carousel, tabs, window and form, job dialog.
import { expect, test, type Page } from '../support/browser-test.ts';

/** Presses Tab until the element with this name has the focus, which must be visible on the way. */
async function tabTo(page: Page, name: string | RegExp, most = 60) {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const found = await focused.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
    );
    if (found.some((text) => (typeof name === 'string' ? text.trim() === name : name.test(text)))) return;
  }
  throw new Error(`No element named ${name} within ${most} Tab stops`);
}

const focusRing = (page: Page) =>
  page.locator(':focus').evaluate((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });

for (const width of [412, 1280]) {
  test(`what gets the focus comes out from under the header, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/contact');
    // Not in a text of several lines: there Chromium scrolls to the caret, whatever the margins say.
    const places = await page.locator('main').evaluate((main) => {
      const bottom = document.querySelector('header')!.getBoundingClientRect().bottom;
      const below = (each: Element) => each.getBoundingClientRect().top - bottom;
      const inWay = [...main.querySelectorAll<HTMLElement>('a, button, input:not([type=hidden]), select')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().top > 2 * bottom)
        .slice(0, 8);
      return inWay.map((each) => {
        document.body.focus();
        scrollBy({ top: below(each) + bottom - 10, behavior: 'instant' });
        const before = below(each);
        each.focus();
        return { before, after: below(each) };
      });
    });
    // Those that the page is long enough to scroll there.
    const covered = places.filter(({ before }) => before < 0);
    expect(covered.length).toBeGreaterThan(4);
    for (const { after } of covered) {
      expect(after).toBeGreaterThanOrEqual(0);
    }
  });
}

test('the menu: open a group, walk its links, close it, follow a link', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Technologies');
  expect(await focusRing(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await tabTo(page, /^BLE/, 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/technology\/ble$/);
});

test('the opening slides: stop, next, a dot, with the focus staying where it is', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Stop slide rotation');
  expect(await focusRing(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Start slide rotation');
  const shown = page
    .locator('main [aria-roledescription=carousel]')
    .first()
    .locator('[aria-roledescription=slide]:not([inert])');
  // The first one, or a later one where the way to the button has taken longer than a slide is shown.
  await expect(shown).toHaveCount(1);
  const at = Number.parseInt((await shown.getAttribute('aria-label'))!);
  await tabTo(page, 'Next slide', 10);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Next slide');
  await expect(shown).toHaveAttribute('aria-label', `${(at % 5) + 1} of 5`);
  await expect(page.locator('main .carousel-track').first()).toHaveAttribute('aria-live', 'polite');
});

test('a carousel is one way through: links of slides out of view are no Tab stops', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Stop slide rotation');
  // Its code has come with the first of these keys.
  await expect(page.locator('main [aria-roledescription=carousel]').first()).toHaveAttribute('data-moved', '');
  const stops: string[] = [];
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    stops.push(await page.locator(':focus').evaluate((each) => each.textContent ?? ''));
  }
  expect(stops.filter((text) => text === 'Explore Now')).toHaveLength(1);
});

test('the callback window: open, fill in, send, all with Tab, keys and Enter', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Talk to an Expert');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const field = (label: string) => dialog.getByLabel(label);
  for (
    let step = 0;
    step < 4 && !(await field('Industry').evaluate((each) => each === document.activeElement));
    step++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Tex');
  await expect(field('Industry')).toHaveValue('Textile');
  for (const [label, text] of [
    ['Full Name', `Keys ${'k'.repeat(Math.ceil(Math.random() * 25))}`],
    ['Company Name', 'Example Mills'],
    ['Mobile', '9876543210'],
    ['Email', 'keys@example.com'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field(label)).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Thanks for getting in touch!')).toBeVisible();
});

test('errors of the form: the summary takes the focus, and its links lead to the fields', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('main form').getByLabel('Company Name').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main form').getByText('There is a problem')).toBeVisible();
  await tabTo(page, 'First Name is required', 4);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First Name')).toBeFocused();
});

test('Escape closes the window, and the focus is back on what opened it', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Talk to an Expert');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Request a Callback' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveText('Talk to an Expert');
});

test('a job: open its details, close them, and the focus is back on its button', async ({ page }) => {
  await page.route(/__services\/jobs/, (route) =>
    route.fulfill({
      body: JSON.stringify([{ JobTitle: 'Storekeeper' }]),
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto('/career#openings');
  await expect(page.getByRole('heading', { name: 'Storekeeper' })).toBeVisible();
  await tabTo(page, /View Details/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(':focus')).toContainText(/View Details/);
});
