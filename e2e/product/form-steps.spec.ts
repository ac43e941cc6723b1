// A form in steps: one at a time with script, one long form without.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

const form = (page: Page) => page.locator('main form[method=post]');
const step = (page: Page, name: string) => form(page).getByRole('group', { name });
const goOn = (page: Page) => form(page).getByRole('button', { name: 'Continue' }).click();

async function passFirst(page: Page, who = 'I alone'): Promise<void> {
  await form(page).getByLabel('Your name').fill('Asha');
  await form(page).getByLabel(who).check();
  await goOn(page);
}

test('shows a step at a time, reads each out, and skips one that has nothing to ask', async ({ page }) => {
  await page.goto('/tour');
  await expect(step(page, 'Step 1 of 3 You')).toBeVisible();
  await expect(form(page).getByRole('group')).toHaveCount(2);
  await expect(form(page).getByRole('button', { name: 'Ask for a tour' })).toBeHidden();
  await expectAccessible(page, 'the first step');
  await passFirst(page);
  await expect(page.getByRole('heading', { name: 'When' })).toBeFocused();
  await expect(step(page, 'Step 3 of 3 When')).toBeVisible();
  await form(page).getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'You' })).toBeFocused();
  await form(page).getByLabel('A group').check();
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Your group' })).toBeFocused();
  await page.setViewportSize({ width: 360, height: 700 });
  await expectNoOverflow(page);
  await expectAccessible(page, 'a later step');
});

test('holds people at a step with a mistake, and tells them of that one alone', async ({ page }) => {
  await page.goto('/tour');
  await form(page).getByLabel('Your name').press('Enter');
  const problems = page.getByRole('alert').getByRole('link');
  await expect(problems).toHaveText(['Please write your name', 'Please choose who comes']);
  await expect(page.getByLabel('There is a problem')).toBeFocused();
  await passFirst(page, 'A group');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await form(page).getByLabel('How many').fill('1');
  await goOn(page);
  await expect(problems).toHaveCount(1);
  await form(page).getByLabel('How many').fill('4');
  await goOn(page);
  await form(page).getByRole('button', { name: 'Ask for a tour' }).click();
  await expect(problems).toHaveText(['Please choose a day']);
});

test('goes through its steps with Back and Forward, and keeps what was typed', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/tour');
  await passFirst(page, 'A group');
  await form(page).getByLabel('How many').fill('5');
  await goOn(page);
  await expect(step(page, 'Step 3 of 3 When')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'Step 2 of 3 Your group')).toBeVisible();
  await expect(form(page).getByLabel('How many')).toHaveValue('5');
  await page.goBack();
  await expect(form(page).getByLabel('Your name')).toHaveValue('Asha');
  await page.goForward();
  await expect(step(page, 'Step 2 of 3 Your group')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('lets nobody past a step by its address', async ({ page }) => {
  await page.goto('/tour#form-form-step-3');
  await form(page).getByLabel('Your name').focus();
  await expect(step(page, 'Step 1 of 3 You')).toBeVisible();
  await expect(step(page, 'Step 3 of 3 When')).toBeHidden();
});

test('sends what all steps have, by the keyboard alone', async ({ page }) => {
  await page.goto('/tour');
  await form(page).getByLabel('Your name').fill(`Asha ${Math.random()}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'When' })).toBeFocused();
  await form(page).getByLabel('Day of').fill('2027-05-01');
  const call = page.waitForRequest((request) => request.method() === 'POST');
  await form(page).getByLabel('Day of').press('Enter');
  const body = (await call).postDataBuffer()!.toString();
  for (const text of ['I alone', '2027-05-01']) expect(body).toContain(text);
  await expect(page).toHaveURL(/\/thankyou$/);
});

test('is one long form when its code does not come', async ({ page }) => {
  await page.clock.install();
  await page.route(/form\.island/, (route) => route.abort());
  await page.goto('/tour');
  await form(page).getByLabel('Your name').fill('Asha');
  await goOn(page);
  await expect(form(page).getByLabel('Day of')).toBeHidden();
  await page.clock.fastForward(11_000);
  await expect(form(page).getByLabel('Day of')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is one long form', async ({ page }) => {
    await page.goto('/tour');
    await expect(form(page).getByRole('group')).toHaveCount(4);
    for (const label of ['Your name', 'How many', 'Day of']) await expect(form(page).getByLabel(label)).toBeVisible();
    await expect(form(page).getByRole('button')).toHaveText(['Ask for a tour']);
    await form(page).getByLabel('Your name').fill(`Asha ${Math.random()}`);
    await form(page).getByLabel('I alone').check();
    await form(page).getByLabel('Day of').fill('2027-05-01');
    await form(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/function$/);
  });
});
