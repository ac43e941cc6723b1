// Tabs that are used before any code has come: keys and clicks are kept, and done in their order.
import { expect, test, type Page } from '../support/browser-test.ts';
import { holdBack } from '../support/hold-back.ts';

/** The tabs of the home page, whose code does not come until it is sent; the first has the focus. */
async function openWithSleepingTabs(page: Page) {
  const sendCode = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const tabs = page.locator('#features').getByRole('tab');
  await tabs.first().focus();
  const expectChosen = async (index: number) => {
    sendCode();
    await expect(page.locator('#features [data-live=tabs]')).toHaveAttribute('data-awake', '');
    await expect(page.locator('#features [aria-selected=true]')).toHaveCount(1);
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator(`#features-panel-${index + 1}`)).toBeVisible();
  };
  return { tabs, expectChosen };
}

for (const [keys, chosen] of [
  [['ArrowRight'], 1],
  [['ArrowRight', 'ArrowRight'], 2],
  [['End', 'ArrowLeft'], 5],
  [['End', 'Home', 'ArrowRight'], 1],
] as const) {
  test(`before any code has come, ${keys.join(', ')} moves among tabs as it does later`, async ({ page }) => {
    const { tabs, expectChosen } = await openWithSleepingTabs(page);
    for (const key of keys) await page.keyboard.press(key);
    await expectChosen(chosen);
    await expect(tabs.nth(chosen)).toBeFocused();
  });
}

test('keys and clicks on tabs before any code has come are done in their order', async ({ page }) => {
  const { tabs, expectChosen } = await openWithSleepingTabs(page);
  await page.keyboard.press('ArrowRight');
  await tabs.nth(3).click();
  await page.keyboard.press('ArrowRight');
  await tabs.nth(2).click();
  await expectChosen(2);
  await expect(tabs.nth(2)).toBeFocused();
});

test('a key on a tab that is left before any code has come chooses, and the focus is left alone', async ({ page }) => {
  const { expectChosen } = await openWithSleepingTabs(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Tab');
  const focused = page.locator(':focus');
  const before = await focused.evaluate((each) => each.outerHTML);
  await expectChosen(1);
  expect(await focused.evaluate((each) => each.outerHTML)).toBe(before);
});

test('who goes on from a tab to its panel before any code has come gets to the panel that the key chose', async ({
  page,
}) => {
  const { expectChosen } = await openWithSleepingTabs(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expectChosen(1);
  await expect(page.locator('#features-panel-2')).toBeFocused();
});

test('keys that are not for tabs do what they do anywhere, before any code has come, too', async ({ page }) => {
  const { expectChosen } = await openWithSleepingTabs(page);
  await page.evaluate(() => {
    const stopped: string[] = ((window as any).stopped = []);
    const { preventDefault } = Event.prototype;
    KeyboardEvent.prototype.preventDefault = function (this: KeyboardEvent) {
      stopped.push(this.key);
      preventDefault.call(this);
    };
  });
  for (const key of ['ArrowDown', 'ArrowUp', 'Control+ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  expect(await page.evaluate(() => (window as any).stopped)).toEqual(['ArrowLeft']);
  await expectChosen(6);
});

test('keys and clicks on the tabs of slides before any code has come are done in their order', async ({ page }) => {
  const sendCode = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto(`${process.env.EXAMPLES_URL}/tabbed-slider`, { waitUntil: 'commit' });
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.nth(1).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  sendCode();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
  await expect(page.locator('.carousel-track').first()).toBeFocused();
});
