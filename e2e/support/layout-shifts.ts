// Records what moves on a page without anybody's doing, from its beginning on.
import { expect, type Page } from 'playwright/test';

export interface LayoutShift {
  /** The browser's score: the share of the screen that moved, times how far. */
  value: number;
  /** The beginnings of the texts that moved. */
  texts: string;
}

/** To be called before the page is opened. @returns what asks the page for its shifts so far */
export async function recordShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = ((window as unknown as { shifts: LayoutShift[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & Entry)[])
        shifts.push({ value, texts: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
}

interface Entry {
  value: number;
  sources: { node?: Node }[];
}

/** Expects that nothing on a page moves without anybody's doing while it is scrolled down and up. */
export async function expectNoShifts(page: Page, route: string): Promise<void> {
  const shifts = await recordShifts(page);
  await page.goto(route);
  for (const tenths of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 8, 5, 3, 0]) {
    await page.evaluate(
      (share) => scrollTo({ top: (document.documentElement.scrollHeight * share) / 10, behavior: 'instant' }),
      tenths,
    );
    // Time is what is asked here: whatever comes late, a picture or a script, has to come without a shift.
    await page.waitForTimeout(200);
  }
  expect(await shifts()).toEqual([]);
}
