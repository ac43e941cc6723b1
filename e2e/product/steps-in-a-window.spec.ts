// A form in steps in a pop-up: by keys, with mistakes in an earlier step, closed and opened again,
// on a phone and on a desk.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'See the workshop' });
const step = (page: Page, name: string) => dialog(page).getByRole('group', { name });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See the workshop in a window' }).click();
  await expect(dialog(page)).toBeVisible();
}

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 640 } });
    test.beforeEach(async ({ page }) => {
      await page.goto('/about');
      await page.goto('/tour');
    });

    test('goes on by keys alone, and reads each step out', async ({ page }) => {
      await page.getByRole('button', { name: 'See the workshop in a window' }).focus();
      await page.keyboard.press('Enter');
      await dialog(page).getByLabel('Your name').focus();
      await page.keyboard.type(`Asha ${Math.random()}`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(dialog(page).getByLabel('A group')).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: 'Your group' })).toBeFocused();
      await expect(dialog(page).getByRole('heading', { name: 'Your group' })).toBeInViewport();
      await expectAccessible(page, 'a step in a window');
      await expectNoOverflow(page);
      // A window has no address.
      expect(new URL(page.url()).hash).toBe('');
      await page.keyboard.press('Tab');
      await page.keyboard.type('5');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: 'When' })).toBeFocused();
      await dialog(page).getByLabel('Day of').fill('2027-05-01');
      const call = page.waitForRequest((request) => request.method() === 'POST');
      await dialog(page).getByLabel('Day of').press('Enter');
      const body = (await call).postDataBuffer()!.toString();
      for (const text of ['A group', '2027-05-01', 'Tour in a window']) expect(body).toContain(text);
      await expect(page).toHaveURL(/\/thankyou$/);
      await expect(dialog(page)).toBeHidden();
    });

    test('keeps what was typed and the step when it is closed and opened again', async ({ page }) => {
      await open(page);
      await dialog(page).getByLabel('Your name').fill('Asha');
      await dialog(page).getByLabel('A group').check();
      await button(page, 'Continue').click();
      await dialog(page).getByLabel('How many').fill('7');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'See the workshop in a window' })).toBeFocused();
      await open(page);
      await expect(step(page, 'Step 2 of 3 Your group')).toBeVisible();
      await expect(dialog(page).getByLabel('How many')).toHaveValue('7');
      await button(page, 'Back').click();
      await expect(dialog(page).getByRole('heading', { name: 'You', exact: true })).toBeFocused();
      await expect(dialog(page).getByLabel('Your name')).toHaveValue('Asha');
    });

    test('shows the step with a mistake, also one that the function found', async ({ page }) => {
      await page.route(
        (url) => url.pathname.endsWith('/function'),
        (route) =>
          route.fulfill({
            status: 422,
            headers: { 'access-control-allow-origin': '*' },
            json: { result: 'error', message: 'There is a problem', errors: { who: 'That is no name' } },
          }),
        { times: 1 },
      );
      await open(page);
      await button(page, 'Continue').click();
      const problems = dialog(page).getByRole('alert').getByRole('link');
      await expect(problems).toHaveText(['Please write your name', 'Please choose who comes']);
      await expect(dialog(page).getByLabel('There is a problem')).toBeFocused();
      await expect(dialog(page).getByLabel('There is a problem')).toBeInViewport();
      await problems.first().click();
      await expect(dialog(page).getByLabel('Your name')).toBeFocused();
      const name = `Asha ${Math.random()}`;
      await page.keyboard.type(name);
      await dialog(page).getByLabel('I alone').check();
      await button(page, 'Continue').click();
      await dialog(page).getByLabel('Day of').fill('2027-05-01');
      await button(page, 'Ask for a tour').click();
      await expect(problems).toHaveText(['That is no name']);
      await expect(step(page, 'Step 1 of 3 You')).toBeVisible();
      await expect(dialog(page).getByLabel('Your name')).toHaveValue(name);
      await dialog(page).getByLabel('Your name').fill(`${name} Rao`);
      await button(page, 'Continue').click();
      await expect(dialog(page).getByLabel('Day of')).toHaveValue('2027-05-01');
      await button(page, 'Ask for a tour').click();
      await expect(page).toHaveURL(/\/thankyou$/);
      // Sent, it begins again.
      await page.goBack();
      await open(page);
      await expect(step(page, 'Step 1 of 3 You')).toBeVisible();
      await expect(dialog(page).getByLabel('Your name')).toHaveValue('');
    });

    test('is not lost with the Back button of the browser', async ({ page }) => {
      await open(page);
      await dialog(page).getByLabel('Your name').fill('Asha');
      await dialog(page).getByLabel('I alone').check();
      await button(page, 'Continue').click();
      await expect(step(page, 'Step 3 of 3 When')).toBeVisible();
      await page.goBack();
      await page.goForward();
      await expect(page).toHaveURL(/\/tour$/);
      if (!(await dialog(page).isVisible())) await open(page);
      if (await button(page, 'Back').isVisible()) await button(page, 'Back').click();
      await expect(dialog(page).getByLabel('Your name')).toHaveValue('Asha');
    });
  });
