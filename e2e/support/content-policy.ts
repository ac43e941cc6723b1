// Watches the content policy, and uses all of a page under it.
import { expect, type Page } from 'playwright/test';

export interface Blocked {
  directive: string;
  what: string;
}

/** Notes what the policy stops on every page that is opened from now on, as the browser says it to the page and to the console. */
export async function watchPolicy(page: Page): Promise<Blocked[]> {
  const blocked: Blocked[] = [];
  await page.exposeFunction('noteBlocked', (each: Blocked) => blocked.push(each));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteBlocked: (each: Blocked) => void }).noteBlocked({
        directive: effectiveDirective,
        what: `${blockedURI} ${sample}`,
      }),
    ),
  );
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push({ directive: 'console', what: message.text() });
  });
  return blocked;
}

/** Wakes every part, opens what opens, presses what moves. */
export async function useEverything(page: Page) {
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-live]'))
      part.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await expect(page.locator('[data-live]:not([data-awake])')).toHaveCount(0);
  await page.evaluate(() => {
    const isNamed = (button: Element) =>
      /^(Next slide|Stop slide rotation)$/.test(button.getAttribute('aria-label') ?? button.textContent.trim());
    const pressed = [
      ...[...document.querySelectorAll('main button')].filter(isNamed),
      ...document.querySelectorAll('main [role=tab], summary'),
    ];
    for (const control of pressed) (control as HTMLElement).click();
  });
  for (const menu of await page.getByRole('banner').locator('button[popovertarget]:visible').all()) await menu.click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

/** Opens a page and uses all of it. Expects that the policy is there and stops nothing, and that nothing fails. */
export async function expectPolicyFits(page: Page, route: string): Promise<void> {
  await page.route('https://www.google.com/**', (request) => request.fulfill({ body: 'A map.' }));
  const blocked = await watchPolicy(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const response = (await page.goto(route))!;
  expect(response.headers()['content-security-policy']).toContain("object-src 'none'");
  // A refused stylesheet has no sheet. Most rules are in layers.
  const rules = await page
    .locator('style')
    .evaluate(
      (style) =>
        [...((style as HTMLStyleElement).sheet?.cssRules ?? [])].flatMap((rule) =>
          rule instanceof CSSGroupingRule ? [...rule.cssRules] : [rule],
        ).length,
    );
  expect(rules).toBeGreaterThan(5);
  await useEverything(page);
  expect(blocked).toEqual([]);
  expect(errors).toEqual([]);
}
