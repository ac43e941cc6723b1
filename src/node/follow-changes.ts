// Takes in what changes in a site's folder while it is being written, and tells the terminal and open browsers.
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { overlayError } from './dev-pages.ts';
import { goingOn } from './failure-text.ts';
import type { LiveSite } from './live-site.ts';
import { report } from './report/report.ts';
import { standIfAny } from './standing.ts';

/**
 * Milliseconds without a further change, and once more when a file is empty then: editors empty it before they write it, and the
 * watcher may tell of that only.
 */
const settle = { usually: 8, whenEmpty: 25 };
/** Milliseconds in which the watcher tells nothing more of a file that it has told of: chokidar's 50, and some for its timer. */
const deaf = 60;
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
  const takeIn = goingOn(() => {
    const paths = [...changed];
    lookAgain(paths, note);
    const taken = site.reread(paths);
    changed.clear();
    if (taken === 'nothing') return;
    clearTimeout(checking);
    if (taken === 'checked') return announce(site, vite);
    update(vite);
    if (taken === 'early') return;
    checking = setTimeout(checkAll, afterShown);
  });
  const checkAll = goingOn(() => {
    site.check();
    announceChecked(site, vite);
  });
  const note = (paths: string[]) => {
    for (const path of paths) changed.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(settled, settle.usually);
  };
  vite.watcher.on('all', (_event, path) => note([path]));
  vite.ws.on('connection', () => {
    if (site.hasErrors()) tell(site, vite);
  });
  // A page may have changed after it was sent and before its browser could be told. Of mistakes it is told as it connects.
  vite.ws.on('pagewright:shows', ({ changes }: { changes: number }, client) => {
    if (changes !== site.changes && !site.hasErrors()) client.send('pagewright:update');
  });
}

function isEmpty(path: string): boolean {
  return standIfAny(path)?.[0] === 0;
}

/** Notes those among files that are about to be read that change while the watcher is deaf to them. */
function lookAgain(paths: string[], note: (changed: string[]) => void) {
  const before = paths.map(standText);
  setTimeout(() => {
    const changed = paths.filter((path, at) => standText(path) !== before[at]);
    if (changed.length > 0) note(changed);
  }, deaf);
}

function standText(path: string): string {
  return String(standIfAny(path));
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
