// Typing into forms: nothing that is typed, pasted or filled in becomes something else without a
// word.
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { fillLead, sendAndRead } from '../support/lead.ts';

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

test.describe('what a field does not take', () => {
  const heard = (page: Page) => form(page).getByRole('status').last();

  test('is told once, to eyes and ears, and no double blanks remain', async ({ page }) => {
    await open(page);
    const first = form(page).getByLabel('First Name');
    // At once, as words that are spoken or completed: of what is typed letter by letter, the first pause is told.
    await first.focus();
    await page.keyboard.insertText('24x7 Logistics & Sons');
    const words = 'Letters and spaces only. Left out: 2 4 7 &';
    await expect(form(page).getByText(words, { exact: true })).toBeVisible();
    await expect(heard(page)).toHaveText(`First Name: ${words}`);
    await expect(first).toHaveAccessibleDescription(words);
    await expect(first).toHaveValue('x Logistics Sons');
    await expect(first).toBeFocused();
    await first.pressSequentially('9');
    await expect(form(page).getByText(`${words} 9`, { exact: true })).toBeVisible();
    await expect(heard(page)).toHaveText(`First Name: ${words}`);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page, 'a form with a notice');
    await first.fill('');
    await expect(form(page).getByText(/Left out/)).toHaveCount(0);
  });

  test('is told where the end of a name is cut, and where a number is of another country', async ({ page }) => {
    await open(page);
    await form(page).getByLabel('Last Name').pressSequentially('Bhattacharya');
    await mobile(page).focus();
    await expect(form(page).getByText('10 characters fit here. Left out: ya', { exact: true })).toBeVisible();
    await mobile(page).pressSequentially('+44 7700 900123');
    await expect(form(page).getByText('Please write a number of +91.', { exact: true })).toBeVisible();
    await mobile(page).press('ControlOrMeta+a');
    await mobile(page).pressSequentially('+91 98765 43210');
    await expect(form(page).getByText('Please write a number of +91.')).toHaveCount(0);
  });

  test('is told of what was typed before the code was there', async ({ page }) => {
    const sendCode = await holdBack(page, /form\.island/);
    await page.goto('/contact');
    await form(page).getByLabel('First Name').pressSequentially('Dev 2');
    sendCode();
    await expect(form(page).getByText('Letters and spaces only. Left out: 2')).toHaveCount(2);
  });

  test('is kept where nobody asks for letters alone', async ({ page }) => {
    await page.goto('/workshop');
    await form(page).getByLabel('Your name').pressSequentially("Zoë O'Brien-Smith 2");
    await expect(form(page).getByLabel('Your name')).toHaveValue("Zoë O'Brien-Smith 2");
  });
});

test.describe('a field with a mistake', () => {
  const wrong = (page: Page) => form(page).locator('[aria-invalid=true]');

  test('is checked again when it is left, and nothing moves under the pointer', async ({ page }) => {
    await page.goto('/workshop');
    await send(page);
    await expect(form(page).getByRole('alert')).toBeVisible();
    const before = await wrong(page).count();
    await form(page).getByLabel('Your name').fill('Asha');
    await expect(wrong(page)).toHaveCount(before);
    await page.keyboard.press('Tab');
    await expect(wrong(page)).toHaveCount(before - 1);
    await expect(form(page).getByRole('alert').getByText('Please write your name')).toHaveCount(0);
    // The focus stays where somebody has put it.
    await expect(form(page).getByLabel('A birthday')).toBeFocused();
    await form(page).getByLabel('Your name').fill('');
    await page.keyboard.press('Tab');
    await expect(wrong(page)).toHaveCount(before - 1);
    // A press that ends a mistake above it reaches its button all the same.
    await form(page).getByLabel('Your website').fill('no website');
    await send(page);
    await form(page).getByLabel('Your website').fill('');
    await send(page);
    await expect(
      form(page)
        .getByRole('alert')
        .getByText(/website/),
    ).toHaveCount(0);
    await expect(form(page).getByRole('alert').getByText('Please write your name')).toBeVisible();
  });

  test('waits for the next press in a form that says so', async ({ page }) => {
    await open(page);
    await send(page);
    const before = await wrong(page).count();
    await form(page).getByLabel('Company Name').fill('Mill 24');
    await page.keyboard.press('Tab');
    await mobile(page).focus();
    await expect(wrong(page)).toHaveCount(before);
    await send(page);
    await expect(wrong(page)).toHaveCount(before - 1);
  });
});

for (const address of ['a@b..c', '<a@b.example>', 'a,b@c.example'])
  test(`no mail server takes ${address}`, async ({ page }) => {
    await open(page);
    await fillOthers(page);
    await mobile(page).fill('9876543210');
    await form(page).getByLabel('Email').fill(address);
    await send(page);
    await expect(form(page).locator('p', { hasText: 'Invalid email format' })).toBeVisible();
  });

test('an inbox is spoken of only where a mail was sent to it', async ({ page }) => {
  await page.goto('/landing');
  await fillLead(form(page));
  await sendAndRead(page, () => send(page));
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole('button', { name: 'Check your inbox' })).toBeVisible();
  await open(page);
  await fillOthers(page);
  await mobile(page).fill('9876543210');
  await sendAndRead(page, () => send(page));
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole('button', { name: 'Check your inbox' })).toBeHidden();
});
