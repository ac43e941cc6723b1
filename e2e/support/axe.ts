// Runs axe on a page as it stands, by all of its WCAG 2.2 AA and best-practice rules.
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { axeTags } from '../../src/cli/site-test/axe-tags.ts';

const source = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

interface AxeOptions {
  /** True where the documents in frames are parts of the page; false where each is judged alone. */
  iframes: boolean;
}

/** Expects axe to have nothing to say; `state` names the page and what is open on it. */
export async function expectAccessible(page: Page, state: string, { iframes }: AxeOptions = { iframes: true }) {
  // Colours in the middle of a transition are nobody's colours.
  await page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'));
  await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ values, ...options }) =>
      (
        await (
          window as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } }
        ).axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'], ...options })
      ).violations,
    { values: axeTags, iframes },
  );
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 200)}`).join('\n  ')}`,
  );
  expect(found, state).toEqual([]);
}

/** Expects that nothing overflows sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // A moment after the window has changed, the browser may not have broken the lines of a heading anew.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}
