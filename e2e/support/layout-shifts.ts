// Records what moves on a page without anybody's doing, from its beginning on.
import type { Page } from 'playwright/test';

export interface LayoutShift {
  /** As the browser scores it: the share of the screen that moved, times how far. */
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
