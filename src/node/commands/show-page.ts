// Shows a page in the browser: from the dev server that runs for the site, or from one that is started for it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './project.ts';
import { notedServer } from './running-server.ts';

/** How long a running server may take to show a new file, in milliseconds. */
const patience = 3000;

/**
 * Prints where the page is, and opens it. Where nobody sits in front of a screen it says how to see it, and ends.
 * @param wantsBrowser whether a browser shall be opened
 */
export async function showPage(project: Project, route: string, wantsBrowser: boolean): Promise<void> {
  const isAttended = process.stdout.isTTY === true && !process.env.CI;
  const running = await findPage(project, route);
  if (running !== null) {
    console.log(`It is at ${running}`);
    if (wantsBrowser && isAttended) openBrowser(running);
    return;
  }
  if (!wantsBrowser || !isAttended) {
    console.log(`To see it: ${startCommand(project.siteRoot)}, then the address ${route}`);
    return;
  }
  const { startDevServer } = await import('./dev-server.ts');
  await startDevServer(project, { port: 5173, host: '127.0.0.1', fixed: false });
  openBrowser(new URL(route, notedServer(project.siteRoot)!).href);
}

/** What starts the server: the site's own command, where its folder has one (`new:site` writes it). */
function startCommand(siteRoot: string): string {
  const file = join(siteRoot, 'package.json');
  const isOurs = existsSync(file) && readFileSync(file, 'utf8').includes('pagewright.mjs');
  return isOurs ? 'npm start' : `node bin/pagewright.mjs dev --root ${siteRoot}`;
}

/** @returns the address of a page on the site's running server, as soon as the server has it; null when none runs */
export async function findPage({ siteRoot }: Project, route: string): Promise<string | null> {
  const server = notedServer(siteRoot);
  if (server === null) return null;
  const { href } = new URL(route, server);
  for (const end = Date.now() + patience; Date.now() < end;) {
    try {
      const { ok } = await fetch(href, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(patience) });
      if (ok) return href;
    } catch {
      return null;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

function openBrowser(url: string): void {
  const [program, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '""', url]]
        : ['xdg-open', [url]];
  const browser = spawn(program as string, args as string[], { stdio: 'ignore', detached: true });
  // Without a browser the printed address has to do.
  browser.on('error', () => {});
  browser.unref();
}
