// Showing a page in the browser, from the site's running dev server or from a new one.
import { join } from 'node:path';
import { readJson } from '../../base/disk/cache-store.ts';
import { programName } from '../../base/installation/product-files.ts';
import { openBrowser } from '../../base/terminal/open-browser.ts';
import type { Project } from '../../site/folder/project.ts';
import { readDevServerUrl } from '../../site/folder/dev-server-address.ts';
import { newPageMessages } from '../messages/new.ts';

/** A running server needs a moment to notice a new file. */
const timeoutMs = 3000;

/**
 * Prints the address of the page, and opens it. Without a terminal, as in CI, it only says how to
 * see the page.
 * @param wantsBrowser whether to open a browser
 */
export async function showPage(project: Project, route: string, wantsBrowser: boolean): Promise<void> {
  const isAttended = process.stdout.isTTY === true && !process.env.CI;
  const running = await findPage(project, route);
  if (running !== null) {
    console.log(newPageMessages.runningAt(running));
    if (wantsBrowser && isAttended) openBrowser(running);
    return;
  }
  if (!wantsBrowser || !isAttended) {
    console.log(newPageMessages.howToSee({ command: findStartCommand(project), route }));
    return;
  }
  const { startDevServer } = await import('../../dev/server/dev-server.ts');
  await startDevServer(project, { port: 5173, host: '127.0.0.1', fixed: false });
  openBrowser(new URL(route, readDevServerUrl(project.siteRoot)!).href);
}

/** @returns the command that starts the server: the site's own, if it has one (from `new:site`) */
function findStartCommand({ productRoot, siteRoot }: Project): string {
  const file = join(siteRoot, 'package.json');
  const { scripts } = readJson<{ scripts?: { start?: string } }>(file) ?? {};
  if (/\bpagewright\b/.test(scripts?.start ?? '')) return 'npm start';
  return `${programName(productRoot)} dev --root "${siteRoot}"`;
}

/**
 * @returns the page's URL on the site's running server, as soon as the server has it; null if none
 * is running
 */
export async function findPage({ siteRoot }: Project, route: string): Promise<string | null> {
  const server = readDevServerUrl(siteRoot);
  if (server === null) return null;
  const { href } = new URL(route, server);
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    try {
      const { ok } = await fetch(href, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(timeoutMs) });
      if (ok) return href;
    } catch {
      return null;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}
