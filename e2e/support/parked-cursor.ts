// The cursor of a headless browser, which is no visitor's hand.
import type { Page } from 'playwright/test';

/**
 * Keeps from the pages that will be opened that the cursor rests in their corner: headless shells
 * report that as a movement, at any time during the load, and it would count as a first touch.
 */
export async function ignoreParkedCursor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isParked = ({ clientX, clientY }: MouseEvent) => clientX === 0 && clientY === 0;
    for (const type of ['pointermove', 'pointerover', 'pointerenter'] as const)
      addEventListener(type, (event) => isParked(event) && event.stopImmediatePropagation(), true);
  });
}
