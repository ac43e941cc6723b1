// The sections that do something: what they show when used, by keys, without script, and on a bad day. On the examples.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { recordShifts } from '../support/layout-shifts.ts';
import { ignoreParkedCursor } from '../support/parked-cursor.ts';

test.use({ baseURL: process.env.EXAMPLES_URL ?? 'http://127.0.0.1:4398', contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('answers and transcripts are accessible when they are open', async ({ page }) => {
      for (const route of ['/faq', '/video']) {
        await page.goto(route);
        for (const details of await page.locator('main details').all()) {
          if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
        }
        await expectAccessible(page, route);
        await expectNoOverflow(page);
      }
    });

    test('of questions that open one at a time, one is open', async ({ page }) => {
      await page.goto('/faq');
      const open = page.locator('#questions details[open]');
      await expect(open).toContainText('How long does it take?');
      await page.getByText('Can we change our mind?').click();
      await expect(open).toHaveCount(1);
      await expect(open).toContainText('Until the day before');
    });

    test('a large picture is accessible, and the focus comes back from it', async ({ page }) => {
      await page.goto('/gallery');
      const control = page.getByRole('button', { name: 'Enlarge: Room 3' });
      await control.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'From the house' });
      await expect(dialog.getByText('3 of 8')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText('4 of 8')).toBeVisible();
      await expect(dialog.getByRole('img', { name: 'Room 4' })).toBeVisible();
      await expectAccessible(page, 'large picture');
      await expectNoOverflow(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(control).toBeFocused();
    });

    test('a comparison scrolls by keys inside of its box, and its labels stay', async ({ page }) => {
      await page.goto('/comparison');
      const box = page.getByRole('region', { name: 'Six columns with words that need room' });
      await box.focus();
      for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight');
      const left = (part: 'th[scope=row]' | 'td') =>
        box
          .locator(part)
          .first()
          .evaluate(
            (cell) => cell.getBoundingClientRect().left - cell.closest('.comparison')!.getBoundingClientRect().left,
          );
      const scrolls = await box.evaluate((element) => element.scrollWidth > element.clientWidth);
      const moved = () => box.evaluate((element) => element.scrollLeft);
      if (scrolls) await expect.poll(moved).toBeGreaterThan(0);
      else expect(await moved()).toBe(0);
      expect(await left('th[scope=row]')).toBeLessThan(2);
      await expectNoOverflow(page);
    });
  });
}

test('a film and a map fetch nothing before they are asked for, and then from their own host only', async ({
  page,
}) => {
  const hosts = new Set<string>();
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }));
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const [route, name, host] of [
    ['/video', 'Play video: A tour of the house', 'www.youtube-nocookie.com'],
    ['/map', 'Show the map: Example Mills', 'www.openstreetmap.org'],
  ] as const) {
    hosts.clear();
    await page.goto(route, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name }).first();
    await button.hover();
    expect([...hosts]).toEqual(['127.0.0.1']);
    await button.click();
    await expect(page.frameLocator('main iframe').getByText('Player')).toBeVisible();
    expect([...hosts]).toEqual(['127.0.0.1', host]);
    await expectAccessible(page, `${route} after a click`);
  }
});

test('a film that is a file of the site is asked for after a click, and the content policy lets it play', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => /policy/i.test(message.text()) && complaints.push(message.text()));
  const asked: string[] = [];
  await page.route(/\/videos\//, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  await page.goto('/video', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.locator('#tour').getByRole('button', { name: 'Play video: A tour of the house' }).click();
  await expect.poll(() => asked).toContain('/videos/example.mp4');
  expect(complaints).toEqual([]);
});

test.describe('a film behind an opening', () => {
  const place = (page: Page) => page.locator('.opening-film-place');
  const isPaused = (page: Page) =>
    place(page)
      .locator('video')
      .evaluate((film: HTMLVideoElement) => film.paused);

  test('waits to be played where little motion is wanted', async ({ page }) => {
    await page.goto('/opening');
    await page.mouse.wheel(0, 10);
    const play = place(page).getByRole('button', { name: 'Play the film' });
    await play.scrollIntoViewIfNeeded();
    await expect(place(page).locator('video')).toHaveCount(0);
    await expectAccessible(page, 'an opening whose film stands still');
    await play.click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('plays by itself elsewhere, can be stopped, and rests while it is out of view', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, reducedMotion: 'no-preference' });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto('/opening');
    await page.mouse.wheel(0, 10);
    await place(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => isPaused(page)).toBe(true);
    await place(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(false);
    await place(page).getByRole('button', { name: 'Stop the film' }).click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await expect(place(page).getByRole('button', { name: 'Play the film' })).toBeFocused();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

test('a player that cannot be reached leaves the way to the video', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await page.goto('/video');
  await page.getByRole('button', { name: 'Play video: A tour of the house' }).first().dblclick();
  await expect(page.locator('main iframe')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'youtube.com' })).toHaveAttribute('href', /^https:\/\/youtu\.be\//);
});

test('a row that shows no more than its edge fetches nothing yet', async ({ page }) => {
  const row = page.locator('[data-live=carousel]').first();
  await ignoreParkedCursor(page);
  await page.setViewportSize({ width: 412, height: 800 });
  await page.goto('/logo-carousel');
  const { y } = (await row.boundingBox())!;
  await page.setViewportSize({ width: 412, height: Math.ceil(y) + 4 });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/carousel.') && scripts.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.wheel(0, 100);
  await expect(row).toHaveAttribute('data-awake', '');
  expect(scripts).toHaveLength(1);
});

test('an announcement comes and goes without moving the page, and stays closed', async ({ page }) => {
  const shifts = await recordShifts(page);
  await page.goto('/announcement');
  const first = page.getByText('we are open on Saturdays, too');
  const second = page.getByText('The second one');
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await closeAnnouncement(page);
  await expect(first).toBeHidden();
  await expect(second).toBeVisible();
  await closeAnnouncement(page);
  await page.reload();
  await expect(page.locator('#news')).toHaveAttribute('data-awake', '');
  await expect(first).toBeHidden();
  await expect(second).toBeHidden();
  expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
});

test('a form in one line says what is wrong below the field, and is accessible then', async ({ page }) => {
  await page.goto('/form');
  const form = page.locator('form.form-compact').first();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.locator('p').getByText('Please write your e-mail')).toBeVisible();
  const [field, button] = await Promise.all([
    form.getByLabel('E-mail').boundingBox(),
    form.getByRole('button').boundingBox(),
  ]);
  expect(Math.abs(field!.y + field!.height - button!.y - button!.height)).toBeLessThan(2);
  await expectAccessible(page, 'compact form with a mistake');
});

test('a picture that is shown large closes when its page is left, so that nothing covers the page on the way back', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/gallery', textContent: 'To the pictures' });
    document.querySelector('main')!.prepend(link);
  });
  await page.getByRole('link', { name: 'To the pictures' }).click();
  await page.getByRole('button', { name: 'Enlarge: Room 3' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/gallery/);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Enlarge: Room 3' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator(':root')).not.toHaveAttribute('data-covered');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures open as files, films and maps as pages, and answers as ever', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('button', { name: /Enlarge/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Enlarge: Room 3' })).toHaveAttribute('href', /\.svg$/);
    await page.goto('/video');
    await expect(page.getByRole('link', { name: /^Play video: A tour/ })).toHaveAttribute(
      'href',
      /^https:\/\/youtu\.be\//,
    );
    await expect(page.locator('video[controls]')).toBeVisible();
    await page.goto('/map');
    await expect(page.getByRole('link', { name: 'Show the map: Example Mills' }).first()).toBeVisible();
    await page.goto('/faq');
    await page.getByText('Can we change our mind?').click();
    await expect(page.getByText('Until the day before')).toBeVisible();
  });

  test('announcements are bands in the page, without a button that would do nothing', async ({ page }) => {
    await page.goto('/announcement');
    await expect(page.getByText('we are open on Saturdays, too')).toBeVisible();
    await expect(page.getByText('The second one')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
    expect(await page.locator('#news').evaluate((element) => getComputedStyle(element).position)).toBe('static');
  });
});

async function closeAnnouncement(page: Page) {
  await page.locator('main').getByRole('button', { name: 'Close' }).click();
}
