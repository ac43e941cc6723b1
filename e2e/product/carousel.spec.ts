// Carousels as a visitor uses them: arrows, dots, fingers, autoplay and its pause control, and what loads when.
import { expect, test, type Page } from '../support/browser-test.ts';
import { holdBack } from '../support/hold-back.ts';
import { untilAtRest } from '../support/at-rest.ts';
import { ignoreParkedCursor } from '../support/parked-cursor.ts';
import { stopClock } from '../support/stopped-clock.ts';

const carousel = (page: Page, index = 0) => page.locator('main [aria-roledescription=carousel]').nth(index);
const track = (page: Page, index = 0) => carousel(page, index).locator('.carousel-track');
const shownSlide = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])').first();
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('arrows move and loop in both directions', async ({ page }) => {
  await expect(carousel(page).locator('[aria-roledescription=slide]')).toHaveCount(5);
  await expect(page.locator('h1')).toHaveCount(1);
  await button(page, 'Next slide').click();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await button(page, 'Previous slide').click();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
  await button(page, 'Previous slide').click();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '5 of 5');
  await button(page, 'Next slide').click();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
});

test('a step that wakes it is not taken back', async ({ page }) => {
  await carousel(page).evaluate((root) => {
    const current = () => root.querySelector('[data-slide-to][aria-current=true]')?.getAttribute('data-slide-to');
    const seen = Object.assign(window, { seen: [current()] }).seen;
    new MutationObserver(() => current() !== seen.at(-1) && seen.push(current())).observe(root, {
      attributes: true,
      subtree: true,
    });
    root.querySelector<HTMLElement>('[aria-label="Next slide"]')!.click();
  });
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await untilAtRest(track(page));
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['0', '1']);
});

test('a step counts from where the row is on its way to', async ({ page }) => {
  await button(page, 'Next slide').click();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await untilAtRest(track(page));
  // In one task: the row has not moved when the second step is taken.
  await carousel(page).evaluate((root) => {
    const back = root.querySelector<HTMLElement>('[aria-label="Previous slide"]')!;
    back.click();
    back.click();
  });
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '5 of 5');
  await untilAtRest(track(page));
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '5 of 5');
});

/** @returns where the slides that are seen stand, from left to right */
const slidesSeen = (page: Page, index = 0) =>
  track(page, index).evaluate((row) => {
    const { left, right } = row.closest('.carousel')!.getBoundingClientRect();
    return [...row.querySelectorAll('.carousel-slide')]
      .map((slide) => ({ name: slide.textContent, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > left + 1 && box.left < right - 1)
      .sort((one, other) => one.box.left - other.box.left || one.box.top - other.box.top)
      .map(({ name, box: { x, y, width, height } }) => ({ name, x, y, width, height }));
  });

test('it goes round without end: after the last slide the first comes on from the right', async ({ page }) => {
  await button(page, 'Previous slide').click();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '5 of 5');
  await untilAtRest(track(page));
  // So slow that there are some frames of it on any machine.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  const places = await carousel(page).evaluate(async (root) => {
    const first = root.querySelector('[aria-label="1 of 5"]')!;
    const seen: number[] = [];
    root.querySelector<HTMLElement>('[aria-label="Next slide"]')!.click();
    do {
      await new Promise(requestAnimationFrame);
      seen.push(first.getBoundingClientRect().left - root.getBoundingClientRect().left);
    } while (Math.abs(seen.at(-1)!) > 1 && seen.length < 1000);
    return seen;
  });
  expect(places.length).toBeGreaterThan(3);
  expect(places).toEqual(places.toSorted((one, other) => other - one));
  expect(Math.min(...places)).toBeGreaterThan(-1);
});

test('a mouse drags it, and its links are not followed', async ({ page }) => {
  const { x, y, width } = (await carousel(page).getByRole('link').first().boundingBox())!;
  await page.mouse.move(x + width / 2, y + 5);
  await expect(carousel(page)).toHaveAttribute('data-moved', '');
  await page.mouse.down();
  await page.mouse.move(x - 150, y + 5, { steps: 5 });
  await page.mouse.move(x - 400, y + 5, { steps: 5 });
  // Longer than Swiper takes for a flick: a slow hand that has not reached the slide's middle.
  await page.waitForTimeout(400);
  await page.mouse.up();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await expect(carousel(page)).not.toHaveAttribute('data-playing', '');
  await untilAtRest(track(page));
  await expect(page).toHaveURL('/');
});

test('a wheel moves it sideways, and the page down', async ({ page }) => {
  await carousel(page).hover();
  await expect(carousel(page)).toHaveAttribute('data-moved', '');
  // A wheel that is still turning counts as one turn.
  await untilAtRest(track(page));
  await page.mouse.wheel(60, 0);
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
});

test('the keys that scroll a row go on working', async ({ page }) => {
  await track(page).focus();
  for (const [key, shown] of [
    ['ArrowRight', '2 of 5'],
    ['End', '5 of 5'],
    ['ArrowRight', '1 of 5'],
    ['ArrowLeft', '5 of 5'],
    ['Home', '1 of 5'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', shown);
    await untilAtRest(track(page));
  }
});

test('a row that was scrolled before it woke is taken over where it stands', async ({ page }) => {
  for (const width of [412, 700, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    // Slides of one row, and cards in two.
    for (const index of [0, 1]) {
      await track(page, index).evaluate((row) => {
        const columns = row.querySelectorAll<HTMLElement>('.carousel-column');
        row.scrollTo({ left: columns[2]!.offsetLeft - columns[0]!.offsetLeft, behavior: 'instant' });
      });
      const before = await slidesSeen(page, index);
      await carousel(page, index).dispatchEvent('pointerenter');
      await expect(carousel(page, index)).toHaveAttribute('data-moved', '');
      // A row can only be scrolled by whole pixels of the screen.
      const nearly = before.map((slide) => ({ ...slide, x: expect.closeTo(slide.x, 0) as unknown }));
      expect(await slidesSeen(page, index)).toEqual(nearly);
    }
  }
});

test('it is not taken over under a finger', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // On a slow machine the row would be taken over, as of somebody who waits, before the finger is down.
  const sendCode = await holdBack(page, /carousel-swiper/);
  await page.goto('/');
  const { x, y } = (await track(page).boundingBox())!;
  const session = await context.newCDPSession(page);
  const at = { x: x + 200, y: y + 100 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  sendCode();
  await expect(carousel(page)).toHaveAttribute('data-awake', '');
  // Longer than a row at rest is looked at.
  await page.waitForTimeout(300);
  await expect(carousel(page)).not.toHaveAttribute('data-moved', '');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(carousel(page)).toHaveAttribute('data-moved', '');
  await context.close();
});

test('a new width has its own number of cards, from the same first one on', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await carousel(page, 1).getByRole('button', { name: 'Go to slide 3' }).click();
  await untilAtRest(track(page, 1));
  const [first] = await slidesSeen(page, 1);
  for (const [width, perView] of [
    [500, 1],
    [1000, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(track(page, 1).locator('.carousel-column:not([inert])')).toHaveCount(perView);
    await expect.poll(async () => (await slidesSeen(page, 1))[0]?.name).toBe(first!.name);
  }
});

test('only the first slide fetches its picture, until somebody gives a sign or four seconds have passed', async ({
  browser,
}) => {
  const fetched = async (act: (page: Page) => Promise<unknown>) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const pictures = new Set<string>();
    page.on('request', (request) => request.url().includes('/images/hero/') && pictures.add(request.url()));
    await stopClock(page);
    await ignoreParkedCursor(page);
    await page.goto('/');
    await page.clock.runFor(1000);
    await page.waitForLoadState('networkidle');
    expect(pictures.size).toBe(1);
    await act(page);
    await expect.poll(() => pictures.size).toBeGreaterThan(1);
    await page.close();
  };
  await fetched(async (page) => {
    await page.mouse.move(400, 300);
    await page.clock.runFor(100);
  });
  await fetched((page) => page.clock.runFor(4000));
});

test('a dot leads to its slide and says so', async ({ page }) => {
  const dot = button(page, 'Go to slide 4');
  await dot.click();
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '4 of 5');
  await expect(dot).toHaveAttribute('aria-current', 'true');
});

test('nothing of it is at work while the page loads: it wakes with the first interaction', async ({ page }) => {
  await stopClock(page);
  await page.reload();
  await page.clock.runFor(1000);
  await expect(carousel(page)).not.toHaveAttribute('data-awake', '');
  await page.keyboard.press('Shift');
  await page.clock.runFor(100);
  await expect(carousel(page)).toHaveAttribute('data-awake', '');
});

test('a press on the pause control before it is awake stops it', async ({ page }) => {
  await stopClock(page);
  await page.reload();
  // A click of assistive technology: no pointer and no key before it.
  await button(page, 'Stop slide rotation').evaluate((each: HTMLElement) => each.click());
  await expect(button(page, 'Start slide rotation')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
});

test('a swipe that begins before it is awake stops it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await stopClock(page);
  await page.goto('/');
  const { x, y } = (await track(page).boundingBox())!;
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: x + at, y: y + 100 }] : [] });
  await touch('touchStart', 340);
  await page.clock.resume();
  // A finger is about as fast.
  for (let at = 320; at > 20; at -= 20) {
    await touch('touchMove', at);
    await page.waitForTimeout(20);
  }
  await touch('touchEnd');
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await page.clock.runFor(20_000);
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await expect(button(page, 'Start slide rotation')).toBeVisible();
  await context.close();
});

test('it moves by itself 7 seconds after the start, until stopped', async ({ page }) => {
  await stopClock(page);
  await page.reload();
  await page.clock.runFor(5000);
  await expect(carousel(page)).toHaveAttribute('data-awake', '');
  await page.clock.runFor(1900);
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 5');
  await page.clock.runFor(200);
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await button(page, 'Stop slide rotation').click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
  await expect(button(page, 'Start slide rotation')).toBeVisible();
});

test('the pause control comes first in Tab order, and focus stops the slides for good', async ({ page }) => {
  await expect(carousel(page).locator('a, button').first()).toHaveAccessibleName('Stop slide rotation');
  await carousel(page).getByRole('link', { name: 'Explore Now' }).first().focus();
  await expect(carousel(page)).not.toHaveAttribute('data-playing', '');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing starts to move', async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('data-awake', '');
    await expect(carousel(page)).not.toHaveAttribute('data-playing', '');
    await expect(button(page, 'Start slide rotation')).toBeVisible();
  });
});

test('a tab of slides shows its slide, and an arrow moves the tab', async ({ page }) => {
  const region = page.locator('[aria-roledescription=carousel]', { has: page.getByRole('tablist') });
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole('tab')).toHaveCount(5);
  await region.getByRole('tab').nth(3).click();
  await expect(region.locator('[role=tabpanel]').nth(3)).toBeInViewport({ ratio: 0.5 });
  await expect(region.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
  await region.getByRole('button', { name: 'Next slide' }).click();
  await expect(region.getByRole('tab').nth(4)).toHaveAttribute('aria-selected', 'true');
  await expect(region.locator('[role=tabpanel]:not([inert])')).toHaveCount(1);
});

test('cards stand one, two or three to a view, 30 px apart', async ({ page }) => {
  for (const [width, perView] of [
    [500, 1],
    [700, 2],
    [1000, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await carousel(page, 1)
      .locator('.carousel-slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
    const row = await track(page, 1).evaluate((each) => each.clientWidth);
    expect(Math.round(boxes[1]!.left - boxes[0]!.right)).toBe(30);
    expect(Math.round((row + 30) / (boxes[0]!.width + 30))).toBe(perView);
  }
});

test('cards stay apart at a new width, also where little motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1000, height: 800 });
  await carousel(page, 1).getByRole('button', { name: 'Go to slide 2' }).click();
  await expect(carousel(page, 1)).toHaveAttribute('data-moved', '');
  for (const width of [1010, 1020, 1030]) {
    await page.setViewportSize({ width, height: 800 });
    const apart = () =>
      carousel(page, 1)
        .locator('.carousel-column')
        .evaluateAll(([first, second]) => {
          return Math.round(second!.getBoundingClientRect().left - first!.getBoundingClientRect().right);
        });
    await expect.poll(() => track(page, 1).evaluate((row) => row.clientWidth)).toBeGreaterThan(width - 150);
    await expect.poll(apart).toBe(30);
  }
});

test('names tell carousels apart', async ({ page }) => {
  const names = await page
    .locator('[aria-roledescription=carousel]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
  await expect(page.getByRole('region', { name: names[1]! })).toHaveCount(1);
});

test('while slides are still coming, their controls are not shown where they will not stay', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const second = html.indexOf('class="carousel-slide', html.indexOf('class="carousel-slide') + 1);
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, second) }));
  await page.goto('/');
  await expect(page.locator('.carousel-bar').first()).toHaveCSS('visibility', 'hidden');
  await page.unroute('/');
  await page.reload();
  await expect(page.locator('.carousel-bar').first()).toHaveCSS('visibility', 'visible');
});
