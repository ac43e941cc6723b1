// The home page as a visitor uses it: slides, tabs, figures, windows, menu.
import { expect, test, type Page } from 'playwright/test';
import { recordShifts } from './layout-shifts.ts';

const carousel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const hero = (page: Page) => page.locator('main [aria-roledescription=carousel]').first();
const shownSlide = (page: Page) => hero(page).locator('[aria-roledescription=slide]:not([inert])').first();

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('opening slides', () => {
  test('there are five, and only one h1', async ({ page }) => {
    await expect(hero(page).locator('[aria-roledescription=slide]')).toHaveCount(5);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('arrows move and loop in both directions', async ({ page }) => {
    await hero(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    await hero(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
    await hero(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '5 of 5');
    await hero(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
  });

  test('a step that wakes them is not taken back', async ({ page }) => {
    const shown = await hero(page).evaluate(async (root) => {
      const current = () => root.querySelector('[data-slide-to][aria-current=true]')?.getAttribute('data-slide-to');
      const seen = [current()];
      new MutationObserver(() => current() !== seen.at(-1) && seen.push(current())).observe(root, {
        attributes: true,
        subtree: true,
      });
      root.querySelector<HTMLElement>('[aria-label="Next slide"]')!.click();
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return seen;
    });
    expect(shown).toEqual(['0', '1']);
  });

  test('a step counts from where the row is on its way to', async ({ page }) => {
    await hero(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    await page.waitForTimeout(700);
    // In one task: the row has not moved when the second step is taken.
    await hero(page).evaluate((root) => {
      const back = root.querySelector<HTMLElement>('[aria-label="Previous slide"]')!;
      back.click();
      back.click();
    });
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '5 of 5');
    await page.waitForTimeout(700);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '5 of 5');
  });

  test('what moves the row after a step is followed, also where browsers do not tell of its end', async ({ page }) => {
    // As in Safari before 26.2.
    await page.addInitScript(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true));
    await page.reload();
    await hero(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    await page.waitForTimeout(700);
    await hero(page)
      .locator('.carousel-track')
      .evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
  });

  test('only the first one fetches its picture, until somebody gives a sign or four seconds have passed', async ({
    browser,
  }) => {
    const fetched = async (act: (page: Page) => Promise<unknown>) => {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      const pictures: string[] = [];
      page.on('request', (request) => request.url().includes('/images/hero/') && pictures.push(request.url()));
      await page.goto('/');
      const before = pictures.length;
      await act(page);
      const after = pictures.length;
      await page.close();
      return [before, after];
    };
    expect(await fetched((page) => page.waitForTimeout(1000))).toEqual([1, 1]);
    const [, touched] = await fetched(async (page) => {
      await page.mouse.move(400, 300);
      await page.waitForTimeout(1000);
    });
    expect(touched).toBeGreaterThan(1);
    const [, waited] = await fetched((page) => page.waitForTimeout(5000));
    expect(waited).toBeGreaterThan(1);
  });

  test('a dot leads to its slide and says so', async ({ page }) => {
    const dot = hero(page).getByRole('button', { name: 'Go to slide 4' });
    await dot.click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '4 of 5');
    await expect(dot).toHaveAttribute('aria-current', 'true');
  });

  test('nothing of them is at work while the page loads: they wake with the first sign of a human', async ({
    page,
  }) => {
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(1000);
    await expect(hero(page)).not.toHaveAttribute('data-awake', '');
    await page.keyboard.press('Shift');
    await page.clock.runFor(100);
    await expect(hero(page)).toHaveAttribute('data-awake', '');
  });

  test('a press on the pause control before they are awake stops them', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    // As assistive technology does it: no pointer and no key before the click.
    await hero(page)
      .getByRole('button', { name: 'Stop slide rotation' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(hero(page).getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
  });

  test('a swipe that begins before they are awake stops them', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/');
    const { x, y } = (await hero(page).locator('.carousel-track').boundingBox())!;
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: x + at, y: y + 100 }] : [] });
    await touch('touchStart', 340);
    for (let at = 320; at > 20; at -= 20) {
      await touch('touchMove', at);
      await page.waitForTimeout(20);
    }
    await touch('touchEnd');
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    await page.clock.runFor(20_000);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    await expect(hero(page).getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
    await context.close();
  });

  test('they move by themselves 7 seconds after the start, until stopped', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    // Time also passes by itself, so the first stretch ends well before the 7 seconds.
    await page.clock.runFor(5000);
    await expect(hero(page)).toHaveAttribute('data-awake', '');
    await page.clock.runFor(500);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
    await page.clock.runFor(2500);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    await hero(page).getByRole('button', { name: 'Stop slide rotation' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    await expect(hero(page).getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
  });

  test('the pause control comes first in Tab order, and focus stops the slides for good', async ({ page }) => {
    const first = hero(page).locator('a, button').first();
    await expect(first).toHaveAccessibleName('Stop slide rotation');
    await hero(page).getByRole('link', { name: 'Explore Now' }).first().focus();
    await expect(hero(page)).not.toHaveAttribute('data-playing', '');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing starts to move', async ({ page }) => {
    await expect(hero(page)).toHaveAttribute('data-awake', '');
    await expect(hero(page)).not.toHaveAttribute('data-playing', '');
    await expect(hero(page).getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
  });
});

test.describe('feature explorer', () => {
  const explorer = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Explore Our Powerful Features' }) });

  test('has seven tabs, the first chosen, with nine features', async ({ page }) => {
    const tabs = explorer(page).getByRole('tab');
    await expect(tabs).toHaveCount(7);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(explorer(page).getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
  });

  test('a click on a tab shows its features alone', async ({ page }) => {
    await explorer(page).getByRole('tab', { name: 'Warehouse Management' }).click();
    await expect(explorer(page).getByRole('tab', { selected: true })).toHaveText('Warehouse Management');
    await expect(explorer(page).getByRole('tabpanel')).toHaveCount(1);
    await expect(explorer(page).getByRole('tabpanel').getByRole('listitem')).toHaveCount(7);
  });

  test('arrow keys, Home and End move between tabs with one Tab stop', async ({ page }) => {
    await explorer(page).getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(explorer(page).getByRole('tab', { selected: true })).toBeFocused();
    await expect(explorer(page).getByRole('tab').nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(explorer(page).getByRole('tab').nth(6)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(explorer(page).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(explorer(page).locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  });
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

for (const width of [412, 700, 800, 1280])
  test(`nothing shifts while the page is scrolled down and up at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    const shifts = await recordShifts(page);
    await page.reload();
    for (const tenths of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 8, 5, 3, 0]) {
      await page.evaluate(
        (share) => scrollTo({ top: (document.documentElement.scrollHeight * share) / 10, behavior: 'instant' }),
        tenths,
      );
      await page.waitForTimeout(200);
    }
    expect(await shifts()).toEqual([]);
  });

test.describe('industries', () => {
  const industries = (page: Page) =>
    page.locator('[aria-roledescription=carousel]', { has: page.getByRole('tablist') });

  test('a tab shows its slide, and an arrow moves the tab', async ({ page }) => {
    const region = industries(page);
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('tab')).toHaveCount(7);
    await region.getByRole('tab').nth(3).click();
    await expect(region.locator('[role=tabpanel]').nth(3)).toBeInViewport({ ratio: 0.5 });
    await expect(region.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
    await region.getByRole('button', { name: 'Next slide' }).click();
    await expect(region.getByRole('tab').nth(4)).toHaveAttribute('aria-selected', 'true');
    await expect(region.locator('[role=tabpanel]:not([inert])')).toHaveCount(1);
  });
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

for (const [width, perView] of [
  [500, 1],
  [700, 2],
  [1000, 3],
] as const) {
  test(`modules stand ${perView} to a view at ${width} px, 30 px apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .locator('[aria-roledescription=carousel]')
      .nth(1)
      .locator('.carousel-slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON()));
    const track = await page
      .locator('[aria-roledescription=carousel]')
      .nth(1)
      .locator('.carousel-track')
      .evaluate((each) => each.clientWidth);
    expect(Math.round(boxes[1].left - boxes[0].right)).toBe(30);
    expect(Math.round((track + 30) / (boxes[0].width + 30))).toBe(perView);
  });
}

test.describe('menu', () => {
  const group = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

  test('one group is open at a time; a second click, Escape or a click elsewhere closes it', async ({ page }) => {
    await group(page, 'Solutions').click();
    await expect(group(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: /Hotel/ })).toBeVisible();
    await group(page, 'Company').click();
    await expect(group(page, 'Solutions')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('banner').getByRole('link', { name: /Hotel/ })).toBeHidden();
    await group(page, 'Company').click();
    await expect(group(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
    await group(page, 'Technologies').click();
    await page.keyboard.press('Escape');
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Technologies')).toBeFocused();
    await group(page, 'Technologies').click();
    await page.mouse.click(640, 650);
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('tabbing out of a group closes it', async ({ page }) => {
    await group(page, 'Technologies').press('Enter');
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a group that keys have left before the code that closes it has come is closed by it', async ({ page }) => {
    let letGo = () => {};
    const left = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/in-use-/, (route) => left.then(() => route.continue()));
    await page.reload();
    await group(page, 'Technologies').press('Enter');
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'true');
    letGo();
    await expect(group(page, 'Technologies')).toHaveAttribute('aria-expanded', 'false');
  });

  test('the panel has a fixed width and scrolls within a capped height', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await group(page, 'Solutions').click();
    const panel = page.locator('.menu-panel:popover-open');
    const box = (await panel.boundingBox())!;
    expect(box.width).toBe(400);
    expect(box.y + box.height).toBeLessThanOrEqual(420);
    expect(await panel.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
  });

  test('on a small screen a button shows and hides the list', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    const toggle = group(page, 'Menu');
    await expect(group(page, 'Solutions')).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#page')).toHaveAttribute('inert', '');
    await group(page, 'Solutions').click();
    await expect(page.getByRole('banner').getByRole('link', { name: /Payroll/ })).toBeVisible();
    await group(page, 'Solutions').click();
    await expect(page.getByRole('banner').getByRole('link', { name: /Payroll/ })).toBeHidden();
    await toggle.click();
    await expect(group(page, 'Solutions')).toBeHidden();
    await expect(page.locator('#page')).not.toHaveAttribute('inert', '');
  });
});

test("the small screen's menu closes when the window becomes wide", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.locator('#page')).not.toHaveAttribute('inert', '');
  await expect(page.locator('.site-menu:popover-open')).toHaveCount(0);
});

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the header stays at the top', async ({ page }) => {
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('banner')).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
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
  await footer.locator('summary').click();
  await expect(footer.locator('iframe')).toHaveAttribute('src', /^https:/);
});

test('carousel names tell them apart', async ({ page }) => {
  const names = await page
    .locator('[aria-roledescription=carousel]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
  await expect(carousel(page, names[1]!)).toHaveCount(1);
});

test('while slides are still coming, their controls are not shown where they will not stay', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const second = html.indexOf('class="carousel-slide"', html.indexOf('class="carousel-slide"') + 1);
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, second) }));
  await page.goto('/');
  await expect(page.locator('.carousel-bar').first()).toHaveCSS('visibility', 'hidden');
  await page.unroute('/');
  await page.reload();
  await expect(page.locator('.carousel-bar').first()).toHaveCSS('visibility', 'visible');
});
