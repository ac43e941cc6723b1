// Every example of every block: rendered, hydrated without a warning, accessible on a phone and on a desk. A new block is
// tested here before anyone writes a test for it.
import { readdirSync } from 'node:fs';
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

const types = readdirSync(new URL('../../schemas/blocks', import.meta.url)).map((name) =>
  name.replace('.schema.json', ''),
);

test.use({ baseURL: process.env.EXAMPLES_URL ?? 'http://127.0.0.1:4398', contextOptions: { reducedMotion: 'reduce' } });

for (const type of types) {
  test(`the examples of ${type} come alive without a complaint and are accessible`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${type}`);
      await page.mouse.move(10, 10);
      await page.mouse.wheel(0, 200);
      for (const part of await page.locator('main [data-live]').all()) {
        await part.dispatchEvent('focusin');
        await expect(part).toHaveAttribute('data-awake', '');
      }
      await expect.poll(() => page.evaluate(leftWaiting)).toEqual([]);
      await expectNoOverflow(page);
      await expectAccessible(page, `${type} at ${width}`);
    }
    expect(complaints).toEqual([]);
  });
}

test('no example has a class that does nothing: Tailwind says nothing of one that the theme does not have', async ({
  page,
}) => {
  // The classes of the HTML, and not those that a carousel sets when it has come alive.
  await page.route('**/*.js', (route) => route.abort());
  const written = new Map<string, string>();
  const styled = new Set<string>();
  for (const type of types) {
    await page.goto(`/${type}`);
    const { classes, rules } = await page.evaluate(classesAndRules);
    for (const name of classes) written.set(name, type);
    for (const [, name] of rules.matchAll(/\.((?:\\.|[\w-])+)/g)) styled.add(name!.replaceAll(/\\(.)/g, '$1'));
  }
  expect([...written].filter(([name]) => !styled.has(name))).toEqual([]);
});

/** Runs in the page. @returns its sections' classes, and its CSS, which has the rules for those that there are rules for */
function classesAndRules(): { classes: string[]; rules: string } {
  const elements = [...document.querySelectorAll('main *')];
  const classes = elements.flatMap(({ classList }) => [...classList]);
  return { classes, rules: document.querySelector('style')!.textContent };
}

/** Runs in the page. @returns what is seen when it is whole, and is not seen though its parent is */
function leftWaiting(): string[] {
  const isSeen = (element: Element) => getComputedStyle(element).visibility === 'visible';
  const parts = [...document.querySelectorAll('.seen-whole')];
  return parts.filter((part) => !isSeen(part) && isSeen(part.parentElement!)).map((part) => part.outerHTML);
}
