// Drags rows in the editor as people do, with a mouse.
import type { Locator, Page } from 'playwright/test';

/** Drags a row by its handle to the edge of another row. */
export async function drag(page: Page, row: Locator, to: Locator, edge: 'above' | 'below'): Promise<void> {
  const button = row.getByRole('button', { name: /^Move / }).first();
  // Waits until it stands still: a row that was just added moves the others.
  await row.hover();
  const handle = (await button.boundingBox())!;
  const target = (await to.boundingBox())!;
  const y = edge === 'above' ? target.y + 2 : target.y + target.height - 2;
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2 + 4, handle.y + handle.height / 2 + 6, { steps: 3 });
  await page.mouse.move(target.x + target.width / 2, y, { steps: 12 });
  await page.mouse.up();
}
