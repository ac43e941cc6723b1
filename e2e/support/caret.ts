// The caret of a longer text: ProseMirror places it once more, 20 ms after it has the focus.
import type { Page } from 'playwright/test';

/** Waits for it, as a timer that is set after another and is due after it runs after it, however slow the machine. */
export async function waitForCaret(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 40)));
}
