// Waits for what moves to stand still, instead of for some time.
import type { Locator, Page } from 'playwright/test';

/** Frames of the browser without a change, about a third of a second: longer than parts wait before they follow a scroll. */
const stillFrames = 20;

/** Waits until an element that scrolls or is moved, or the page itself, stands still. */
export function untilAtRest(scrolled: Locator | Page): Promise<void> {
  const element = 'goto' in scrolled ? scrolled.locator(':root') : scrolled;
  return element.evaluate(
    (each, frames) =>
      new Promise<void>((resolve) => {
        let [place, still] = ['', 0];
        const look = () => {
          const now = `${each.scrollLeft} ${each.scrollTop} ${each.getBoundingClientRect().left}`;
          still = now === place ? still + 1 : 0;
          place = now;
          if (still < frames) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    stillFrames,
  );
}

/** Waits until the browser has painted twice: what an event has asked for is done by then. */
export function untilPainted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Waits until links are followed without a load: from then on the entries of the history are the page's own. */
export async function untilLinksWork(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined);
}
