// Pages in a language that is written from right to left: all examples of all sections are the mirror images of the English
// ones, and what moves or is steered goes the other way.
import { readdirSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { untilAtRest, untilPainted } from '../support/at-rest.ts';
import { startDevSite } from '../support/dev-site.ts';
import { showIn } from '../support/in-language.ts';

const types = readdirSync(new URL('../../schemas/blocks', import.meta.url)).map((name) =>
  name.replace('.schema.json', ''),
);
const examples = process.env.EXAMPLES_URL ?? 'http://127.0.0.1:4398';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const type of types) {
  test(`the examples of ${type} are mirrored as a whole`, async ({ page, context }) => {
    const mirrored = await context.newPage();
    // The same words on both: all boxes are as wide.
    await showIn(mirrored, 'ar', { translates: false });
    for (const each of [page, mirrored]) await each.route('**/*.js', (route) => route.abort());
    await Promise.all([page, mirrored].map((each) => each.goto(`${examples}/${type}`)));
    for (const width of [360, 768, 1280]) {
      const [boxes, images] = await Promise.all(
        [page, mirrored].map(async (each) => {
          await each.setViewportSize({ width, height: 800 });
          await untilPainted(each);
          return each.evaluate(readBoxes);
        }),
      );
      expect(boxes!.length).toBeGreaterThan(20);
      expect(images!.map(({ name }) => name)).toEqual(boxes!.map(({ name }) => name));
      const astray = boxes!.flatMap(({ name, left, right }, index) => {
        const image = images![index]!;
        const isMirrored = Math.abs(width - right - image.left) <= 1.5 && Math.abs(width - left - image.right) <= 1.5;
        return isMirrored ? [] : [`${name}: ${left} to ${right} of ${width}, mirrored ${image.left} to ${image.right}`];
      });
      expect(astray).toEqual([]);
    }
  });

  test(`the examples of ${type} in Arabic fit their screens and are accessible`, async ({ page }) => {
    await showIn(page, 'ar');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${examples}/${type}`);
      await page.mouse.move(10, 10);
      for (const part of await page.locator('main [data-live]').all()) {
        await part.dispatchEvent('focusin');
        await expect(part).toHaveAttribute('data-awake', '');
      }
      await expectNoOverflow(page);
      expect(await page.evaluate(readOutside)).toEqual([]);
    }
    await expectAccessible(page, `${type} in Arabic`);
  });
}

/** Runs in the page. @returns the places of its boxes from left to right, but for what is within a line or keeps its direction */
function readBoxes(): { name: string; left: number; right: number }[] {
  const boxes = [];
  for (const element of document.body.querySelectorAll('*')) {
    const { display, position } = getComputedStyle(element);
    const isInLine = display.startsWith('inline') || display === 'contents' || display === 'none';
    if ((isInLine && position === 'static') || element.closest('[dir=ltr], svg *, dialog, .visually-hidden')) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left === right) continue;
    const parent = element.parentElement!.className;
    boxes.push({ name: `${element.tagName}.${element.className} in .${parent}`, left, right });
  }
  return boxes;
}

/** Runs in the page. @returns what is seen, in no box that cuts off or scrolls, and reaches out of the screen */
function readOutside(): string[] {
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isOut = width > 0 && (left < -1 || right > innerWidth + 1);
    if (!isOut || !element.checkVisibility({ visibilityProperty: true }) || isCut(element.parentElement)) return [];
    return [`${element.tagName}.${element.className}: ${left} to ${right} of ${innerWidth}`];
  });
}

test.describe('what is steered', () => {
  const carousel = (page: Page) => page.locator('main [aria-roledescription=carousel]').first();
  const track = (page: Page) => carousel(page).locator('.carousel-track');
  const shownSlide = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])').first();
  /** The labels of slides stay in English. */
  const expectSlide = (page: Page, label: string, by?: string) =>
    expect(shownSlide(page), by).toHaveAttribute('aria-label', label);

  test.beforeEach(async ({ page }) => showIn(page, 'ar', { translates: false }));

  test('a carousel goes on to the left: by its arrows, which point there, by keys and by a swipe', async ({ page }) => {
    await page.goto('/');
    const arrow = (name: string) => carousel(page).locator(`[data-carousel=${name}]`);
    const [next, previous] = [await arrow('next').boundingBox(), await arrow('previous').boundingBox()];
    expect(next!.x).toBeLessThan(previous!.x);
    await expect(arrow('next').locator('svg')).toHaveCSS('scale', '-1 1');
    await arrow('next').click();
    await expectSlide(page, '2 of 5');
    await track(page).focus();
    for (const [key, slide] of [
      ['ArrowLeft', '3 of 5'],
      ['ArrowRight', '2 of 5'],
      ['ArrowRight', '1 of 5'],
      ['End', '5 of 5'],
      ['Home', '1 of 5'],
    ] as const) {
      await page.keyboard.press(key);
      await expectSlide(page, slide, key);
      await untilAtRest(track(page));
      const [seen, view] = [await shownSlide(page).boundingBox(), await carousel(page).boundingBox()];
      expect(Math.abs(seen!.x - view!.x), key).toBeLessThan(2);
    }
    const { x, y, width, height } = (await carousel(page).boundingBox())!;
    await page.mouse.move(x + width / 4, y + height / 3);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 100, y + height / 3, { steps: 8 });
    await page.mouse.up();
    await expectSlide(page, '2 of 5', 'a swipe to the right');
  });

  test('a row that was scrolled before any code came is taken over where it stands', async ({ page }) => {
    await page.goto('/');
    await track(page).evaluate((row) => row.scrollTo({ left: -2 * row.clientWidth, behavior: 'instant' }));
    await carousel(page).dispatchEvent('focusin');
    await expect(carousel(page)).toHaveAttribute('data-moved', '');
    await expectSlide(page, '3 of 5');
  });

  test('the left arrow leads to the next tab', async ({ page }) => {
    await page.goto(`${examples}/feature-explorer`);
    const tabs = page.getByRole('tablist').nth(1).getByRole('tab');
    const [first, second] = [await tabs.nth(0).boundingBox(), await tabs.nth(1).boundingBox()];
    expect(second!.x).toBeLessThan(first!.x);
    await tabs.nth(0).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(0)).toBeFocused();
  });

  test('the left arrow leads to the next picture', async ({ page }) => {
    await page.goto(`${examples}/gallery`);
    await page.locator('.gallery-item button').nth(1).click();
    const place = page.locator('dialog[open] [data-words]');
    await expect(place).toHaveText(/^1\D+8$/);
    await page.keyboard.press('ArrowLeft');
    await expect(place).toHaveText(/^2\D+8$/);
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText(/^1\D+8$/);
  });

  test('a menu opens below its button, from the right edge on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const button = page.locator('header [popovertarget^=menu-]').first();
    await button.click();
    const [from, panel] = [await button.boundingBox(), await page.locator('.menu-panel:popover-open').boundingBox()];
    expect(Math.abs(from!.x + from!.width - panel!.x - panel!.width)).toBeLessThan(2);
    expect(panel!.y).toBeGreaterThanOrEqual(from!.y + from!.height);
  });
});

test('numbers, addresses and code keep their order, and fields for them, too', async ({ page }) => {
  await showIn(page, 'ar');
  await page.goto(`${examples}/contact-details`);
  const ends = await page.locator('main a[href^="tel:"], main a[href^="mailto:"]').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()!;
      const place = (offset: number) => {
        const range = new Range();
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
        return range.getBoundingClientRect();
      };
      const [first, last] = [place(0), place(text.textContent!.length - 1)];
      return { text: text.textContent, inOrder: first.left < last.left || first.top < last.top };
    }),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(ends.filter(({ inOrder }) => !inOrder)).toEqual([]);
  await page.goto('/contact');
  const fields = page.locator('main form :is(input[type=tel], input[type=email])');
  expect(await fields.count()).toBeGreaterThan(1);
  for (const field of await fields.all()) await expect(field).toHaveCSS('direction', 'ltr');
  const name = page.locator('main form input[type=text]').first();
  await expect(name).toHaveCSS('direction', 'rtl');
  await expect(name).toHaveCSS('unicode-bidi', 'plaintext');
});

/** @returns how far the right edges of two elements are apart; infinite while one of them is not there */
async function apart(one: Locator, other: Locator): Promise<number> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  return first && second ? Math.abs(first.x + first.width - second.x - second.width) : Infinity;
}

test('the editor keeps its direction around a page that is mirrored, and its bars begin where the lines of the page do', async ({
  page,
}) => {
  const site = await startDevSite();
  try {
    site.write('site.yaml', site.read('site.yaml').replace(/^lang: .*$/m, 'lang: ar'));
    await page.setViewportSize({ width: 1400, height: 850 });
    await page.goto(`${site.address}/__editor?page=/`);
    const frame = page.frameLocator('iframe[title="The page, to be edited"]');
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await frame.locator('h1').click();
    const textBar = page.locator('.text-bar');
    await expect.poll(() => apart(textBar, page.locator('.mark-editing'))).toBeLessThan(2);
    await textBar.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => apart(page.locator('.section-bar'), page.locator('.mark-selected'))).toBeLessThan(10);
    await page.getByRole('row', { name: 'Öffnungszeiten' }).click();
    await page.locator('.section-bar').getByRole('button', { name: 'Settings' }).click();
    const field = page.getByRole('complementary', { name: 'Settings' }).getByRole('textbox').first();
    await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  } finally {
    site.stop();
  }
});
