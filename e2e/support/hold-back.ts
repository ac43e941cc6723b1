// Requests that wait until a test lets them go, instead of for some time.
import type { Page } from 'playwright/test';

/** Holds back every request for an address. @returns what lets them go */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const wanted = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await wanted;
    await route.continue();
  });
  return letGo;
}
