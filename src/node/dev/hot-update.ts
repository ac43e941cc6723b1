// Takes in what changes in a site's folder while it is being written, and tells the terminal and open browsers.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { overlayError } from './dev-pages.ts';
import { logErrors } from '../cli/error-text.ts';
import type { LiveSite } from './dev-state.ts';
import { report } from '../report/report.ts';
import { watchSite } from '../site/watch-site.ts';

/**
 * Milliseconds without a further change, and once more when a file is empty or gone then: editors empty it, or take it away,
 * before they write it.
 */
const settle = { usually: 8, whenEmpty: 50 };
/** Milliseconds from telling browsers of a page until the whole site is checked: in between they fetch it. */
const afterShown = 150;

/** Checks again after every change of the site's files, and tells open browsers. @returns what ends it */
export function followChanges(site: LiveSite, vite: ViteDevServer): () => void {
  const schemas = join(site.project.productRoot, 'schemas');
  const changed = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let checking: ReturnType<typeof setTimeout> | undefined;
  const settled = logErrors(() => {
    if ([...changed].some(isEmpty)) waiting = setTimeout(takeIn, settle.whenEmpty);
    else takeIn();
  });
  const takeIn = logErrors(() => {
    const taken = site.reread([...changed]);
    changed.clear();
    if (taken === 'nothing') return;
    clearTimeout(checking);
    if (taken === 'checked') return announce(site, vite);
    update(vite);
    if (taken === 'early') return;
    checking = setTimeout(checkAll, afterShown);
  });
  const checkAll = logErrors(() => {
    site.check();
    announceChecked(site, vite);
  });
  const note = (path: string) => {
    changed.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(settled, settle.usually);
  };
  const stop = watchSite(site.project, note);
  // Vite follows the product itself.
  vite.watcher.on('all', (_event, path) => path.startsWith(schemas) && note(path));
  vite.ws.on('connection', () => {
    if (site.hasErrors()) tell(site, vite);
  });
  // A page may have changed after it was sent and before its browser could be told. Of mistakes it is told as it connects.
  vite.ws.on('pagewright:shows', ({ changes }: { changes: number }, client) => {
    if (changes !== site.changes && !site.hasErrors()) client.send('pagewright:update');
  });
  return stop;
}

function isEmpty(path: string): boolean {
  return !statSync(path, { throwIfNoEntry: false })?.size;
}

/** Tells the terminal and open browsers what the last check has found of pages that are shown already. */
export function announceChecked(site: LiveSite, vite: ViteDevServer) {
  report(site.diagnostics(), site.texts());
  if (site.hasErrors()) tell(site, vite);
  else vite.ws.send({ type: 'custom', event: 'pagewright:checked' });
}

/** Tells the terminal and open browsers what the last check has found. */
export function announce(site: LiveSite, vite: ViteDevServer) {
  report(site.diagnostics(), site.texts());
  tell(site, vite);
}

function tell(site: LiveSite, vite: ViteDevServer) {
  // Vite keeps what nobody hears, and would show it in the next browser, where it may be mended long since.
  if (vite.ws.clients.size === 0) return;
  if (site.hasErrors()) vite.ws.send({ type: 'error', err: overlayError(site.diagnostics(), site.texts()) });
  else update(vite);
}

function update(vite: ViteDevServer) {
  vite.ws.send({ type: 'custom', event: 'pagewright:update' });
}
