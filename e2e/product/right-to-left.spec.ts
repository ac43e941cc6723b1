// Pages in a language that is written from right to left: all examples of all sections are the mirror images of the English
// ones, and what moves or is steered goes the other way.
import { readdirSync } from 'node:fs';
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { untilAtRest } from '../support/at-rest.ts';
import { mirrorPages } from '../support/right-to-left.ts';

const types = readdirSync(new URL('../../schemas/blocks', import.meta.url)).map((name) =>
  name.replace('.schema.json', ''),
);
const examples = process.env.EXAMPLES_URL ?? 'http://127.0.0.1:4398';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const type of types) {
  test(`the examples of ${type} are mirrored as a whole`, async ({ page, context }) => {
    const mirrored = await context.newPage();
    // The same words on both: all boxes are as wide.
    await mirrorPages(mirrored, { translates: false });
    for (const each of [page, mirrored]) await each.route('**/*.js', (route) => route.abort());
    for (const width of [360, 768, 1280]) {
      const [boxes, images] = await Promise.all(
        [page, mirrored].map(async (each) => {
          await each.setViewportSize({ width, height: 800 });
          await each.goto(`${examples}/${type}`);
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
    await mirrorPages(page);
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
    if ((isInLine && position === 'static') || element.closest('[dir=ltr], svg *, dialog')) continue;
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

test.describe('steering', () => {
  const isForward = (key: string) => key === 'ArrowLeft';
  const carousel = (page: Page) => page.locator('main [aria-roledescription=carousel]').first();
  const shownSlide = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])').first();

  test.beforeEach(async ({ page }) => mirrorPages(page));

  test('a carousel goes on to the left: by its arrows, which point there, by keys and by a swipe', async ({ page }) => {
    await page.goto('/');
    const [next, previous] = [
      carousel(page).locator('[data-carousel=next]'),
      carousel(page).locator('[data-carousel=previous]'),
    ];
    const [nextBox, previousBox] = [(await next.boundingBox())!, (await previous.boundingBox())!];
    expect(nextBox.x).toBeLessThan(previousBox.x);
    await expect(next.locator('svg')).toHaveCSS('scale', '-1 1');
    await next.click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    const row = carousel(page).locator('.carousel-track');
    await row.focus();
    for (const [key, slide] of [
      ['ArrowLeft', '3 of 5'],
      ['ArrowRight', '2 of 5'],
      ['ArrowRight', '1 of 5'],
      ['End', '5 of 5'],
      ['Home', '1 of 5'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shownSlide(page), key).toHaveAttribute('aria-label', slide);
      await untilAtRest(row);
      const [seen, view] = [await shownSlide(page).boundingBox(), await carousel(page).boundingBox()];
      expect(Math.abs(seen!.x - view!.x), key).toBeLessThan(12);
    }
    const { x, y, width, height } = (await row.boundingBox())!;
    await page.mouse.move(Math.max(x, 0) + width / 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(Math.max(x, 0) + width / 4 + 300, y + height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 5');
    expect(isForward('ArrowLeft')).toBe(true);
  });
});
