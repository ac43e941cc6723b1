// Takes in what changes in a site's folder while it is being written, and tells the terminal and open browsers.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { overlayError } from './dev-pages.ts';
import type { LiveSite } from './live-site.ts';
import { report } from './report/report.ts';

/**
 * Milliseconds without a further change, and once more when a file is empty then: editors empty it before they write it, and the
 * watcher may tell of that only.
 */
const settle = { usually: 8, whenEmpty: 25 };
/** Milliseconds from telling browsers of a page until the whole site is checked: in between they fetch it. */
const afterShown = 150;

/** Checks again after every change of the site's files, and tells open browsers. */
export function followChanges(site: LiveSite, vite: ViteDevServer) {
  const folder = site.project.siteRoot;
  vite.watcher.add([
    join(folder, 'site.yaml'),
    join(folder, 'pages'),
    join(folder, 'public'),
    join(site.project.productRoot, 'schemas'),
  ]);
  const changed = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let checking: ReturnType<typeof setTimeout> | undefined;
  const settled = () => {
    if ([...changed].some(isEmpty)) waiting = setTimeout(takeIn, settle.whenEmpty);
    else takeIn();
  };
  const takeIn = () => {
    const paths = [...changed];
    changed.clear();
    const taken = site.reread(paths);
    if (taken === 'nothing') return;
    clearTimeout(checking);
    if (taken === 'checked') return announce(site, vite);
    update(vite);
    if (taken === 'early') return;
    checking = setTimeout(() => {
      site.check();
      announceChecked(site, vite);
    }, afterShown);
  };
  vite.watcher.on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(settled, settle.usually);
  });
  vite.ws.on('connection', () => {
    if (site.hasErrors()) tell(site, vite);
  });
}

function isEmpty(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === 0;
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
