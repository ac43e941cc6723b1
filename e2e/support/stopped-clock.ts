// The clock of a page, stopped: how fast a machine is has no part in what is asked about time.
import type { Page } from 'playwright/test';

/** From now on, in the page and in those it opens, time passes only as a test says, until it says `page.clock.resume`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // A moment that the page has not come to yet.
  await page.clock.pauseAt(Date.now() + 60_000);
}
