// What visitors type into forms: nothing that is typed, pasted or filled in becomes something else without a word.
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { sendAndRead } from '../support/lead.ts';

const form = (page: Page) => page.locator('main form[method=post]');
const mobile = (page: Page) => form(page).getByLabel('Mobile');
const send = (page: Page) => form(page).locator('button[type=submit]').click();

async function open(page: Page): Promise<void> {
  await page.goto('/contact');
  await form(page).getByLabel('Company Name').click();
  await expect(page.locator('main [data-live=form][data-awake]')).toHaveCount(1);
}

async function fillOthers(page: Page): Promise<void> {
  await form(page).getByLabel('Company Name').fill('Mill 24');
  await form(page)
    .getByLabel('First Name')
    .fill(`Dev${'y'.repeat(Math.ceil(Math.random() * 20))}`);
  await form(page).getByLabel('Email').fill('dev@example.com');
}

test.describe('a telephone number', () => {
  for (const typed of ['+91 98765 43210', '09876543210', '0091 98765-43210', '919876543210', '＋९१ ९८७६५४३२१०'])
    test(`typed as ${typed} can be called`, async ({ page }) => {
      await open(page);
      await fillOthers(page);
      await mobile(page).pressSequentially(typed);
      await expect(mobile(page)).toHaveValue('9876543210');
      expect(await sendAndRead(page, () => send(page))).toMatch(/name="mobile"\s+9876543210\s/);
    });

  test('may get its code last, with the caret in front, and undo goes back', async ({ page }) => {
    await open(page);
    await mobile(page).pressSequentially('9876543210');
    await mobile(page).press('Home');
    await mobile(page).pressSequentially('+91');
    await expect(mobile(page)).toHaveValue('9876543210');
    await mobile(page).press('Home');
    await mobile(page).pressSequentially('0');
    await expect(mobile(page)).toHaveValue('9876543210');
    await mobile(page).press('ControlOrMeta+a');
    await mobile(page).pressSequentially('98x7');
    await expect(mobile(page)).toHaveValue('987');
    await mobile(page).press('ControlOrMeta+z');
    await expect(mobile(page)).toHaveValue('9876543210');
  });

  test('has its code in front of it, for eyes and ears', async ({ page }) => {
    await open(page);
    await expect(form(page).getByText('+91', { exact: true })).toBeVisible();
    await expect(mobile(page)).toHaveAccessibleDescription(/^\+91/);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page, 'the form');
  });

  for (const [typed, why] of [
    ['1234567890', 'no such mobile'],
    ['+65 6123 4567', 'another country'],
    ['98765', 'too short'],
  ] as const)
    test(`that cannot be called is told: ${typed}, ${why}`, async ({ page }) => {
      await open(page);
      await fillOthers(page);
      await mobile(page).pressSequentially(typed);
      await send(page);
      await expect(form(page).locator('p', { hasText: 'Enter valid 10-digit number' })).toBeVisible();
      await mobile(page).fill('9876543210');
      expect(await sendAndRead(page, () => send(page))).toMatch(/name="mobile"\s+9876543210\s/);
    });
});

test('what is typed before the code is there ends as if it had come later', async ({ page }) => {
  const sendCode = await holdBack(page, /form\.island/);
  await page.goto('/contact');
  await form(page).getByLabel('Last Name').pressSequentially('A1b2 3c-.!@d');
  await form(page).getByLabel('First Name').fill('De5v Sin-gh');
  await mobile(page).pressSequentially('a1b 2-3+e.4');
  sendCode();
  await expect(mobile(page)).toHaveValue('1234');
  await expect(form(page).getByLabel('Last Name')).toHaveValue('Ab cd');
  await expect(form(page).getByLabel('First Name')).toHaveValue('Dev Singh');
  await mobile(page).pressSequentially('5');
  await expect(mobile(page)).toHaveValue('12345');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself counts characters', async ({ page }) => {
    await page.goto('/contact');
    const last = form(page).getByLabel('Last Name');
    await last.fill('Bhattacharya');
    const isValid = () => last.evaluate((input: HTMLInputElement) => input.validity.valid);
    expect(await isValid()).toBe(false);
    await last.fill('Bhattachar');
    expect(await isValid()).toBe(true);
  });
});
