// Checks for spam: they begin with the first use of a form, and bring their answer with the message. A message without one is
// sent all the same.
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test, type Page, type Request } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';

const form = (page: Page) => page.locator('main form[method=post]');
const toFunction = (request: Request) => request.method() === 'POST' && request.url().endsWith('/function');
const findValue = (body: string, name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1];
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
  const proof = findValue(await sendAndRead(page, 'Book'), 'spam-proof')!;
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

// https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/, read on 2026-11-25: ?render=explicit&onload=NAME
// calls window.NAME when window.turnstile is there. @types/cloudflare-turnstile 0.2.2: render(container, { sitekey, size, callback,
// 'expired-callback', 'error-callback' }) returns the widget's id, getResponse(id) its answer, reset(id) begins again.
// https://docs.hcaptcha.com/configuration, read on 2026-11-25: the same parameters, and recaptchacompat=off; "hCaptcha does not fire
// the onload until setup is complete". @hcaptcha/types 1.2.0: "render(container: HTMLElement | string, config): HCaptchaId",
// "expired-callback: when user's successful response has expired", "error-callback: (error: 'network-error' | …)",
// "challenge-container: Set a custom container for the challenge iframe by id or reference", getResponse(id), reset(id),
// execute(id): "same action as a user clicking the checkbox".
const standIn = (name: 'turnstile' | 'hcaptcha') => `(() => {
  const ready = new URL(document.currentScript.src).searchParams.get('onload');
  let count = 0, shown;
  const press = () => {
    shown.answer = shown.config.sitekey + '-' + ++count;
    shown.config.callback(shown.answer);
  };
  const api = {
    render(container, config) {
      shown = { config, answer: '' };
      container.innerHTML = '<p>Are you a person?</p><button type="button">I am</button>';
      container.querySelector('button').addEventListener('click', press);
      container.dataset.size = config.size;
      if (${name === 'turnstile'}) press();
      return 'the-widget';
    },
    getResponse: (id) => (id === 'the-widget' ? shown.answer : undefined),
    reset(id) { if (id === 'the-widget') shown.answer = ''; },
    execute: press,
    // For the tests: what happens by itself.
    expire() { shown.answer = ''; shown.config['expired-callback'](); },
    fail() { shown.answer = ''; shown.config['error-callback']('network-error'); },
    challengeIsIn: (selector) => shown.config['challenge-container']?.closest(selector) != null,
  };
  setTimeout(() => { window.${name} = api; window[ready]?.(); }, 50);
})();`;

test('a widget is loaded with the first use of the form, and its answer goes with the message', async ({ page }) => {
  const loaded: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: standIn('turnstile') });
  });
  await page.goto('/questions', { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  await form(page).getByLabel('Your question').focus();
  await form(page).getByRole('button').click();
  await expect(page.getByText('Are you a person?')).toBeVisible();
  // A mistake uses up no answer.
  await form(page).getByLabel('Your question').fill(`Why ${Math.random()}?`);
  expect(findValue(await sendAndRead(page, 'Ask'), 'cf-turnstile-response')).toBe('1x00000000000000000000AA-1');
  expect(loaded).toHaveLength(1);
});

test('a message is sent when the widget cannot be loaded, and the next use tries again', async ({ page }) => {
  let comes = false;
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    comes ? route.fulfill({ contentType: 'text/javascript', body: standIn('turnstile') }) : route.abort(),
  );
  await page.goto('/questions');
  await form(page).getByLabel('Your question').fill(`Why ${Math.random()}?`);
  await expect(form(page).getByText('The check against spam does not work at the moment.')).toBeVisible();
  expect(await sendAndRead(page, 'Ask')).not.toContain('cf-turnstile-response');
  await expect(page).toHaveURL(/\/thankyou$/);
  await page.goto('/questions');
  await form(page).getByLabel('Your question').focus();
  await expect(form(page).getByText('The check against spam does not work at the moment.')).toBeVisible();
  comes = true;
  await form(page).getByLabel('Your question').blur();
  await form(page).getByLabel('Your question').focus();
  await expect(page.getByText('Are you a person?')).toBeVisible();
  await expect(form(page).getByText('The check against spam')).toHaveCount(0);
});

for (const width of [360, 1280])
  test(`hCaptcha in a window of ${width} px: its answer, one that is too old, an error`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const loaded: string[] = [];
    await page.route('https://js.hcaptcha.com/**', (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: standIn('hcaptcha') });
    });
    const api = (call: string) => page.evaluate(`hcaptcha.${call}`);
    await page.goto('/questions');
    await page.getByRole('button', { name: 'Tell us your idea' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tell us your idea' });
    const idea = dialog.getByLabel('Your idea');
    const text = `More light ${Math.random()}`;
    await idea.fill(text);
    await dialog.getByRole('button', { name: 'I am' }).click();
    expect(await api('challengeIsIn("dialog[open]")')).toBe(true);
    await expect(dialog.locator('[data-size]')).toHaveAttribute('data-size', width === 360 ? 'compact' : 'normal');
    await expectAccessible(page, 'a form with a widget in a window');
    await expectNoOverflow(page);
    await api('expire()');
    await expect(dialog.getByRole('status').filter({ hasText: 'This check has run out.' })).toBeVisible();
    await dialog.getByRole('button', { name: 'I am' }).click();
    await expect(dialog.getByText('This check has run out.')).toHaveCount(0);
    await api('fail()');
    await expect(dialog.getByText('The check against spam does not work at the moment.')).toBeVisible();
    await expect(idea).toHaveValue(text);
    await api('execute()');
    await expect(dialog.getByText('The check against spam')).toHaveCount(0);
    const call = page.waitForRequest(toFunction);
    await dialog.getByRole('button', { name: 'Send the idea' }).click();
    const body = (await call).postDataBuffer()!.toString();
    expect(findValue(body, 'h-captcha-response')).toBe('10000000-ffff-ffff-ffff-000000000001-3');
    expect(findValue(body, 'idea')).toBe(text);
    await expect(dialog.getByRole('heading', { name: 'Thank you for it' })).toBeVisible();
    // The answer is good for one message.
    expect(await api('getResponse("the-widget")')).toBe('');
    expect(loaded.map((url) => new URL(url).search)).toEqual([
      '?render=explicit&recaptchacompat=off&onload=pagewrightWidgetReadyhcaptcha',
    ]);
  });
