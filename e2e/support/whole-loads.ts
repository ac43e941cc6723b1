// Tells a page that was swapped in from one that the browser loaded.
import type { Page } from 'playwright/test';

/** Leaves a mark in the window that only a full page load removes. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Lets links wait a minute for their code instead of a second: a machine that stands still is no network that fails. */
export async function waitLongForCode(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const patience = 1000;
    const longer = (then: TimerHandler, after?: number) => start(then, after === patience ? 60_000 : after);
    window.setTimeout = longer as typeof setTimeout;
  });
}
