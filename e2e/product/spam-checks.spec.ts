// Checks for spam: they begin with the first use of a form, and bring their answer with the message. A message without one is
// sent all the same.
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test, type Page, type Request } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';

const form = (page: Page) => page.locator('main form[method=post]');
const toFunction = (request: Request) => request.method() === 'POST' && request.url().endsWith('/function');
const valueIn = (body: string, name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1];
const secret = 'a secret';

async function sendAndRead(page: Page, button: string): Promise<string> {
  const call = page.waitForRequest(toFunction);
  await form(page).getByRole('button', { name: button }).click();
  return (await call).postDataBuffer()!.toString();
}

async function fillWorkshop(page: Page): Promise<void> {
  await form(page).getByLabel('Your name').fill(`Asha ${Math.random()}`);
  await form(page).getByLabel('Something else').check();
  await form(page).getByLabel('Drill').check();
  await form(page).getByLabel(/^Day/).fill('2027-05-01');
  await form(page).getByLabel('You may keep this').check();
}

test('a proof of work is found while somebody writes, and seen by nobody', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/function?challenge=', async (route) => {
    asked.push(route.request().url());
    const options = { algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: 50, deriveKey, hmacSignatureSecret: secret };
    await route.fulfill({ json: await createChallenge(options) });
  });
  await page.goto('/workshop');
  expect(asked).toEqual([]);
  await fillWorkshop(page);
  await expectAccessible(page, 'a form that works in the background');
  const proof = valueIn(await sendAndRead(page, 'Book'), 'spam-proof')!;
  const { challenge, solution } = JSON.parse(atob(proof)) as { challenge: Challenge; solution: Solution };
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
  expect([verified, asked.length]).toEqual([true, 1]);
  await expect(page).toHaveURL(/\/thankyou$/);
});

test('a message without a proof is sent, too', async ({ page }) => {
  await page.route('**/function?challenge=', (route) => route.abort());
  await page.goto('/workshop');
  await fillWorkshop(page);
  expect(await sendAndRead(page, 'Book')).not.toContain('spam-proof');
  await expect(page).toHaveURL(/\/thankyou$/);
});

// https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/, read on 2026-11-25: with ?render=explicit the
// script makes window.turnstile, whose render(container, { sitekey }) adds an input named cf-turnstile-response.
const standIn = `window.turnstile = {
  count: 0,
  render(container, { sitekey }) {
    container.innerHTML = '<p>Are you a person?</p><input type="hidden" name="cf-turnstile-response">';
    container.querySelector('input').value = sitekey + '-' + ++this.count;
    return 'the-widget';
  },
  reset(id) { document.querySelector('[name="cf-turnstile-response"]').value = id + '-again'; },
};`;

test('a widget is loaded with the first use of the form, and its answer goes with the message', async ({ page }) => {
  const loaded: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  await page.goto('/questions', { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  await form(page).getByLabel('Your question').focus();
  await form(page).getByRole('button').click();
  await expect(page.getByText('Are you a person?')).toBeVisible();
  // A mistake uses up no answer.
  await form(page).getByLabel('Your question').fill(`Why ${Math.random()}?`);
  expect(valueIn(await sendAndRead(page, 'Ask'), 'cf-turnstile-response')).toBe('1x00000000000000000000AA-1');
  expect(loaded).toHaveLength(1);
});

test('a message is sent when the widget cannot be loaded', async ({ page }) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await page.goto('/questions');
  await form(page).getByLabel('Your question').fill(`Why ${Math.random()}?`);
  await sendAndRead(page, 'Ask');
  await expect(page).toHaveURL(/\/thankyou$/);
});
