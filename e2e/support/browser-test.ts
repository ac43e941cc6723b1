// Playwright's `test`, with a processor as slow as CPU_SLOWDOWN says: `npm run test:slow` sets 4, which is about what a
// cheap phone has, and brings races to light that a quiet machine hides.
import { test as base, type BrowserContext, type Page } from 'playwright/test';

export * from 'playwright/test';

const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1);

export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      if (slowdown > 1) {
        const newContext = browser.newContext.bind(browser);
        browser.newContext = async (options) => slowDown(await newContext(options));
      }
      await use(browser);
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => use(slowdown > 1 ? slowDown(context) : context),
});

const slowed = new WeakSet<BrowserContext>();

/** Slows down every page that the context opens. */
function slowDown(context: BrowserContext): BrowserContext {
  if (slowed.has(context)) return context;
  slowed.add(context);
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await slowDownPage(page);
    return page;
  };
  // Windows that a page opens itself.
  context.on('page', (page) => void slowDownPage(page));
  return context;
}

async function slowDownPage(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  } catch (error) {
    // A test may close a page as soon as it is open.
    if (!page.isClosed()) throw error;
  }
}
