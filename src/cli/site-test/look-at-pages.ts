// Opens the pages of a finished site in a browser: what axe finds, what fails to load, and errors
// of scripts.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { axeTags } from './axe-tags.ts';
import { listen } from '../../base/http/listen.ts';
import { safeHandler } from '../../base/http/safe-handler.ts';
import { createPreview } from '../../dev/preview/preview-server.ts';
import type { Project } from '../../site/folder/project.ts';
import { toAddress } from './broken-links.ts';

export interface PageProblem {
  /** The page's address. */
  route: string;
  problem: string;
}

/** The widths at which axe looks, in pixels: a phone and a desk. */
const widths = [360, 1280];

/**
 * @param browserPath the program of Chrome or Chromium
 * @param base the path of the site on its host
 * @param pages files of pages below `folder`
 */
export async function lookAtPages(
  project: Project,
  { folder, base, pages, browserPath }: { folder: string; base: string; pages: string[]; browserPath: string },
): Promise<PageProblem[]> {
  const server = createServer(safeHandler(createPreview(folder, join(project.siteRoot, '.pagewright/inbox'))));
  const url = await listen(server, { port: 0, host: '127.0.0.1', fixed: true });
  // Containers have no user but root, and Chromium's sandbox refuses it.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await puppeteer.launch({ executablePath: browserPath, args, pipe: true });
  const axe = readFileSync(
    createRequire(join(project.productRoot, 'package.json')).resolve('axe-core/axe.min.js'),
    'utf8',
  );
  try {
    const problems: PageProblem[] = [];
    for (const page of pages)
      problems.push(...(await inspectPage(browser, { url, route: `${base}/${toAddress(page)}`, axe })));
    return problems;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function inspectPage(
  browser: Browser,
  { url, route, axe }: { url: string; route: string; axe: string },
): Promise<PageProblem[]> {
  const page = await browser.newPage();
  const found = new Set<string>();
  page.on('pageerror', (error) => found.add(`A script has failed: ${(error as Error).message}`));
  page.on('response', (response) => {
    // The page for unknown addresses is asked for by its own.
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      found.add(`${new URL(response.url()).pathname} cannot be loaded (${response.status()})`);
  });
  try {
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      await page.goto(new URL(route, url).href, { waitUntil: 'load' });
      for (const each of await runAxe(page, axe)) found.add(each);
    }
  } finally {
    await page.close();
  }
  return [...found].map((problem) => ({ route, problem }));
}

interface Violation {
  help: string;
  helpUrl: string;
  nodes: { target: unknown[]; html: string }[];
}

/** By the tools of the browser, which the page's content policy does not bind. */
async function runAxe(page: Page, axe: string): Promise<string[]> {
  await page.evaluate(`${axe};0`);
  const options = JSON.stringify({ runOnly: { type: 'tag', values: axeTags }, resultTypes: ['violations'] });
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as { violations: Violation[] };
  return violations.flatMap(({ help, helpUrl, nodes }) =>
    nodes.map(({ target }) => `${help}: ${target.join(' ')} (${helpUrl.split('?')[0]})`),
  );
}
