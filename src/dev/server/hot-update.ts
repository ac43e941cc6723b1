// Hot updates on the server: rereads what changes in a site's folder while it is being written, and
// reports it to the terminal and to open browsers.
import { join } from 'node:path';
import type { ErrorPayload, HotPayload, ViteDevServer } from 'vite';
import type { Browsers } from '../author/browsers.ts';
import { CodeMistake } from '../../builder/own-code/code-mistake.ts';
import { isDeveloperError } from '../../base/pure/developer-error.ts';
import { overlayError } from './dev-pages.ts';
import type { ErrorLog } from '../author/error-log.ts';
import { logErrors } from '../../base/terminal/error-text.ts';
import type { LiveSite } from './live-site.ts';
import { report } from '../../site/report/report.ts';
import { isOwnPart } from '../../site/folder/own-parts.ts';
import { pathInSite } from '../../site/folder/project.ts';
import { collectChanges } from '../../base/disk/settled-changes.ts';
import type { SiteStore } from '../../editor/server/store/site-store.ts';

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
  /** True if open pages need a full load. */
  needsLoad: boolean;
  /** Rejects with a DeveloperError for code that cannot be loaded. */
  loaded: Promise<unknown>;
}

/** The changes of a site, as they are taken in. */
export interface SiteChanges {
  /** Follows what the editor and other programs change. @returns a function that ends it */
  follow: () => () => void;
}

/** A site, and everything that is told of its changes. */
export interface Audience {
  site: LiveSite;
  vite: ViteDevServer;
  browsers: Browsers;
}

export interface ChangeParts {
  store: Pick<SiteStore, 'follow'>;
  takeInCode: OwnCodeTaker;
  log: ErrorLog;
  /** A mistake that the code has already. */
  first: Error | undefined;
}

type Taken = ReturnType<LiveSite['reread']>;

/** Checks again after every change of the site's files, and tells open browsers. */
export function siteChanges(audience: Audience, { store, takeInCode, log, first }: ChangeParts): SiteChanges {
  const { site, vite, browsers } = audience;
  const mistakes = codeMistakes(vite, first);
  let checking: ReturnType<typeof setTimeout> | undefined;
  /** @param by the window of the editor that has made the change: its answer says what the push would */
  const takeIn = (paths: readonly string[], by?: string) => {
    const [taken, code] = mistakes.tellOf(() => [
      site.reread([...paths]),
      mayChangeCode(site, paths) ? takeInCode(paths) : null,
    ]);
    if (!code) return show(taken, by);
    void showLoaded(code, taken, by);
  };
  /** While the code cannot be loaded, the page stays as it is, with the mistake over it. */
  const showLoaded = async ({ needsLoad, loaded }: CodeChange, taken: Taken, by?: string) => {
    try {
      await loaded;
    } catch (error) {
      return logErrors(() => mistakes.tellOf(() => raise(error)), log)();
    }
    if (needsLoad) vite.ws.send({ type: 'full-reload' });
    show(taken, by);
  };
  const show = (taken: Taken, by?: string) => {
    if (taken === 'nothing') return;
    clearTimeout(checking);
    if (taken === 'checked') return announce(audience, by);
    browsers.sendToPages(pageChanged);
    browsers.sendState(site.state, by);
    checking = setTimeout(checkAll, afterShown);
  };
  const checkAll = logErrors(() => {
    site.check();
    announceChecked(audience);
  });
  const follow = () => {
    vite.ws.on('vite:client:connect', (_data, client) => {
      if (site.hasErrors()) client.send(listErrors(site));
      mistakes.show();
    });
    // A page may have changed after it was sent and before its browser could be told. Of mistakes
    // it is told as it connects.
    vite.ws.on('pagewright:shows', ({ changes }: { changes: number }, client) => {
      if (changes !== site.changes && !site.hasErrors()) client.send(pageChanged);
    });
    // Vite follows the product.
    const schemas = join(site.project.productRoot, 'schemas');
    const note = collectChanges(takeIn);
    vite.watcher.on('all', (_event, path) => path.startsWith(schemas) && note(path));
    return store.follow((paths, by) => logErrors(() => takeIn(paths, by), log)());
  };
  return { follow };
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

/**
 * Reports to the terminal and open browsers what the last check has found of pages that are shown
 * already.
 */
export function announceChecked({ site, browsers }: Audience): void {
  report(site.diagnostics(), site.texts());
  if (site.hasErrors()) browsers.sendToPages(listErrors(site));
  browsers.sendState(site.state);
}

/**
 * Reports to the terminal and open browsers what the last check has found.
 * @param by the window of the editor that knows it already
 */
export function announce({ site, browsers }: Audience, by?: string): void {
  report(site.diagnostics(), site.texts());
  browsers.sendToPages(site.hasErrors() ? listErrors(site) : pageChanged);
  browsers.sendState(site.state, by);
}

const pageChanged: HotPayload = { type: 'custom', event: 'pagewright:update' };

function listErrors(site: LiveSite): HotPayload {
  return { type: 'error', err: overlayError(site.diagnostics(), site.texts()) };
}
