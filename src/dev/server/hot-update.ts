// Takes in what changes in a site's folder while it is being written, and tells the terminal and
// open browsers.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { CodeMistake } from '../../builder/own-code/code-mistake.ts';
import { isDeveloperError } from '../../base/pure/developer-error.ts';
import { overlayError } from './dev-pages.ts';
import { logErrors } from '../../base/terminal/error-text.ts';
import type { LiveSite } from './live-site.ts';
import { report } from '../../site/report/report.ts';
import { isOwnPart } from '../../site/folder/own-parts.ts';
import { pathInSite } from '../../site/folder/project.ts';
import { watchSite } from '../../site/folder/watch-site.ts';

/**
 * Milliseconds without a further change, and once more when a file is empty or gone then: editors
 * empty it, or take it away, before they write it.
 */
const settle = { usually: 8, whenEmpty: 50 };
/**
 * Milliseconds from telling browsers of a page until the whole site is checked: in between they
 * fetch it.
 */
const afterShown = 150;

/**
 * Takes in changes of the site's own code.
 * @throws DeveloperError for what is not whole
 */
export type OwnCodeTaker = (paths: readonly string[]) => CodeChange;

interface CodeChange {
  /** Whether open pages need a full load. */
  needsLoad: boolean;
  /** Rejects with a DeveloperError for code that cannot be loaded. */
  loaded: Promise<unknown>;
}

/** The changes of a site, as they are taken in. */
export interface SiteChanges {
  /** Takes in files or folders that have changed, by their paths on disk, and tells open browsers. */
  takeIn: (paths: readonly string[]) => void;
  /** Follows what other programs change. @returns what ends it */
  follow: () => () => void;
}

/**
 * Checks again after every change of the site's files, and tells open browsers.
 * @param first a mistake that the code has already
 */
export function siteChanges(
  site: LiveSite,
  vite: ViteDevServer,
  { takeInCode, first }: { takeInCode: OwnCodeTaker; first: Error | undefined },
): SiteChanges {
  const mistakes = codeMistakes(vite, first);
  let checking: ReturnType<typeof setTimeout> | undefined;
  const takeIn = (paths: readonly string[]) => {
    const [taken, code] = mistakes.tellOf(() => [
      site.reread([...paths]),
      mayChangeCode(site, paths) ? takeInCode(paths) : null,
    ]);
    if (!code) return show(taken);
    void showLoaded(code, taken);
  };
  /** While the code cannot be loaded, the page stays as it is, with the mistake over it. */
  const showLoaded = async ({ needsLoad, loaded }: CodeChange, taken: ReturnType<LiveSite['reread']>) => {
    try {
      await loaded;
    } catch (error) {
      return logErrors(() => mistakes.tellOf(() => raise(error)))();
    }
    if (needsLoad) vite.ws.send({ type: 'full-reload' });
    show(taken);
  };
  const show = (taken: ReturnType<LiveSite['reread']>) => {
    if (taken === 'nothing') return;
    clearTimeout(checking);
    if (taken === 'checked') return announce(site, vite);
    update(site, vite);
    checking = setTimeout(checkAll, afterShown);
  };
  const checkAll = logErrors(() => {
    site.check();
    announceChecked(site, vite);
  });
  const follow = () => {
    vite.ws.on('connection', () => {
      if (site.hasErrors()) tell(site, vite);
      mistakes.show();
    });
    // A page may have changed after it was sent and before its browser could be told. Of mistakes
    // it is told as it connects.
    vite.ws.on('pagewright:shows', ({ changes }: { changes: number }, client) => {
      if (changes !== site.changes && !site.hasErrors()) client.send('pagewright:update');
    });
    return followFolder(site, vite, takeIn);
  };
  return { takeIn: (paths) => logErrors(() => takeIn(paths))(), follow };
}

/** Waits until the writing of files has ended. @returns what ends it */
function followFolder(site: LiveSite, vite: ViteDevServer, takeIn: (paths: readonly string[]) => void): () => void {
  const schemas = join(site.project.productRoot, 'schemas');
  const changed = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const takeAll = logErrors(() => {
    const paths = [...changed];
    changed.clear();
    takeIn(paths);
  });
  const settled = logErrors(() => {
    if ([...changed].some(isEmpty)) waiting = setTimeout(takeAll, settle.whenEmpty);
    else takeAll();
  });
  const note = (path: string) => {
    changed.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(settled, settle.usually);
  };
  // Vite follows the product itself.
  vite.watcher.on('all', (_event, path) => path.startsWith(schemas) && note(path));
  return watchSite(site.project, note);
}

/** site.yaml names packages of sections. */
function mayChangeCode({ project: { siteRoot } }: LiveSite, paths: readonly string[]): boolean {
  return paths.some((path) => isOwnPart(pathInSite(siteRoot, path)) || path === join(siteRoot, 'site.yaml'));
}

/**
 * A mistake in a schema or in a section's files shows over the page until it is mended, as those in
 * pages do.
 */
function codeMistakes(vite: ViteDevServer, first: Error | undefined) {
  let mistake = first;
  const show = () => {
    if (mistake && vite.ws.clients.size > 0) vite.ws.send({ type: 'error', err: overlayOf(mistake) });
  };
  const tellOf = <T>(task: () => T): T => {
    try {
      const result = task();
      mistake = undefined;
      return result;
    } catch (error) {
      if (isDeveloperError(error)) mistake = error;
      show();
      throw error;
    }
  };
  return { show, tellOf };
}

function overlayOf(mistake: Error): ErrorPayload['err'] {
  if (!(mistake instanceof CodeMistake)) return { message: mistake.message, stack: '' };
  const { summary, place, frame } = mistake;
  return { message: summary, stack: '', loc: place, frame };
}

function raise(error: unknown): never {
  throw error;
}

function isEmpty(path: string): boolean {
  return !statSync(path, { throwIfNoEntry: false })?.size;
}

/**
 * Tells the terminal and open browsers what the last check has found of pages that are shown
 * already.
 */
export function announceChecked(site: LiveSite, vite: ViteDevServer) {
  report(site.diagnostics(), site.texts());
  if (site.hasErrors()) tell(site, vite);
  else tellEditor(site, vite);
}

/** Tells the terminal and open browsers what the last check has found. */
export function announce(site: LiveSite, vite: ViteDevServer) {
  report(site.diagnostics(), site.texts());
  tell(site, vite);
}

function tell(site: LiveSite, vite: ViteDevServer) {
  // Vite keeps what nobody hears, and would show it in the next browser, where it may be mended
  // long since.
  if (vite.ws.clients.size === 0) return;
  if (!site.hasErrors()) return update(site, vite);
  vite.ws.send({ type: 'error', err: overlayError(site.diagnostics(), site.texts()) });
  tellEditor(site, vite);
}

function update(site: LiveSite, vite: ViteDevServer) {
  vite.ws.send({ type: 'custom', event: 'pagewright:update' });
  tellEditor(site, vite);
}

/** The window that made a change knows the state after it already. */
function tellEditor({ state }: LiveSite, vite: ViteDevServer) {
  vite.ws.send({ type: 'custom', event: 'pagewright:state', data: { state } });
}
