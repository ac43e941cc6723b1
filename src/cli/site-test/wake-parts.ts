// Wakes the islands and behaviors of a page in a browser, one after the other, so that an error is
// that of the file whose part was woken.
import { TimeoutError, type Page } from 'puppeteer-core';
import type { PageError } from './page-errors.ts';

/** A module of a live part, as errors name it. */
export interface NamedModule {
  name: string;
  /** Its file, as a developer calls it. */
  file: string;
}

/** Time that a part may take to wake, in milliseconds. */
const timeoutMs = 10_000;

const noModule = (name: string) =>
  `nothing wakes the part "${name}": there is no ${name}.island.tsx and no ${name}.behavior.ts in a folder of blocks/`;

/**
 * @param modules the modules that the site has
 * @param readErrors gives the errors since the last call
 * @returns what went wrong, each with its place, else the file of the part
 */
export async function wakeParts(
  page: Page,
  modules: readonly NamedModule[],
  readErrors: () => PageError[],
): Promise<string[]> {
  const files = new Map(modules.map(({ name, file }) => [name, file]));
  const problems: string[] = [];
  const parts = await page.$$('[data-live]');
  for (const part of parts) {
    const name = await part.evaluate((element) => (element as LiveElement).getAttribute('data-live'));
    const file = files.get(name);
    if (file === undefined) {
      problems.push(noModule(name));
      continue;
    }
    await part.evaluate((element) => (globalThis as never as WakingWindow).pagewright.wake(element));
    const isAwake = await waitUntilAwake(part);
    // What an effect or a timer does at once, or with what it has asked for, is still this part's.
    await waitForAnswers(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    const errors = readErrors().map(({ text, isPlaced }) => (isPlaced ? text : `${file}: ${text}`));
    if (!isAwake && errors.length === 0) errors.push(`${file}: it does not wake in ${timeoutMs / 1000} seconds`);
    problems.push(...errors);
  }
  return problems;
}

/** The part of an element that is used: Node's code knows no DOM. */
interface LiveElement {
  isConnected: boolean;
  getAttribute(name: string): string;
  hasAttribute(name: string): boolean;
}

interface WakingWindow {
  pagewright: { wake(root: unknown): void };
}

type Part = Awaited<ReturnType<Page['$$']>>[number];

/** A part that its own module has taken away is awake, too. @returns false when the time is over */
async function waitUntilAwake(part: Part): Promise<boolean> {
  return part.evaluate(async (node, limit) => {
    const element = node as LiveElement;
    const end = performance.now() + limit;
    while (element.isConnected && !element.hasAttribute('data-awake')) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return true;
  }, timeoutMs);
}

async function waitForAnswers(page: Page): Promise<void> {
  try {
    await page.waitForNetworkIdle({ idleTime: 20, timeout: 1000 });
  } catch (error) {
    // Some ask for ever, such as for news.
    if (!(error instanceof TimeoutError)) throw error;
  }
}
