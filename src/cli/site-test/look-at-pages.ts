// Opens the pages of a finished site in a browser: what axe finds, faults of their structure, what
// fails to load, and errors of scripts and of the content policy while all live parts wake.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import puppeteer, { type Browser, type HTTPResponse, type Page } from 'puppeteer-core';
import { axeTags } from './axe-tags.ts';
import { listen } from '../../base/http/listen.ts';
import { safeHandler } from '../../base/http/safe-handler.ts';
import { createPreview } from '../../dev/preview/preview-server.ts';
import type { Project } from '../../site/folder/project.ts';
import { loadBundles } from '../../builder/bundles/bundle-cache.ts';
import { liveModules } from '../../builder/bundles/client-modules.ts';
import { CodeMistake } from '../../builder/own-code/code-mistake.ts';
import { shownPath } from '../../site/folder/block-folders.ts';
import { findOwnParts, listCodeFolders } from '../../site/folder/own-parts.ts';
import { toAddress } from './broken-links.ts';
import { findStructureFaults } from './page-structure.ts';
import { collectErrors, toStack } from './page-errors.ts';
import { openSources, type FindSource } from './source-places.ts';
import { wakeParts, type NamedModule } from './wake-parts.ts';

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
  const { siteRoot } = project;
  const modules = liveModules(project).map(({ name, file }) => ({ name, file: shownPath(siteRoot, file) }));
  const findSource = openSources({
    base,
    maps: (await loadBundles(project)).maps,
    publicFolder: join(siteRoot, 'public'),
    code: listCodeFolders(project, findOwnParts(project).blocks),
  });
  const shared = { url, axe, modules, siteRoot, findSource };
  try {
    const problems: PageProblem[] = [];
    for (const page of pages)
      problems.push(...(await inspectPage(browser, { ...shared, route: `${base}/${toAddress(page)}` })));
    return problems;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

interface Inspection {
  /** The address of the server. */
  url: string;
  /** The address of the page. */
  route: string;
  /** The text of axe. */
  axe: string;
  modules: readonly NamedModule[];
  siteRoot: string;
  findSource: FindSource;
}

async function inspectPage(browser: Browser, { url, route, axe, modules, ...site }: Inspection) {
  const page = await browser.newPage();
  const found = new Set<string>();
  const readErrors = await collectErrors(page, site.siteRoot, site.findSource);
  page.on('response', (response) => {
    // The page for unknown addresses is asked for by its own.
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      found.add(describeMissing(response, site));
  });
  try {
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      await page.goto(new URL(route, url).href, { waitUntil: 'load' });
      for (const { text } of readErrors()) found.add(text);
      for (const each of await wakeParts(page, modules, readErrors)) found.add(each);
      for (const each of await findStructureFaults(page)) found.add(each);
      for (const each of await runAxe(page, axe)) found.add(each);
      // What axe does to the page is none of the site's.
      for (const { text, isPlaced } of readErrors()) if (isPlaced) found.add(text);
    }
  } finally {
    await page.close();
  }
  return [...found].map((problem) => ({ route, problem }));
}

/** @returns a description of what cannot be loaded, with the place of the script that asks for it */
function describeMissing(
  response: HTTPResponse,
  { siteRoot, findSource }: Pick<Inspection, 'siteRoot' | 'findSource'>,
) {
  const reason = `${new URL(response.url()).pathname} cannot be loaded (${response.status()})`;
  const place = findSource(toStack(response.request().initiator()?.stack));
  return place ? new CodeMistake(siteRoot, reason, place).summary : reason;
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
