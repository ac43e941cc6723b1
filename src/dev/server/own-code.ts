// The code that a site brings itself, as the dev server knows it: which sections and parts of the
// frame there are, and at which addresses browsers get them. What is half written changes nothing:
// the last whole state stays.
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { liveModules, listUsedModules } from '../../builder/bundles/client-modules.ts';
import { hashStamps, stampFiles } from '../../base/disk/file-stamps.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { modulesRoot } from '../../base/installation/product-files.ts';
import { CodeMistake } from '../../builder/own-code/code-mistake.ts';
import { findStyleMistake } from '../../builder/own-code/own-styles.ts';
import { ownFolder, writeOwnEntries } from '../../site/folder/own-entries.ts';
import { findOwnParts, hasOwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';

export interface OwnCode {
  /** @returns the address of the whole stylesheet */
  css(): string;
  /** @returns the addresses of the scripts that a page with this HTML loads */
  liveFor(html: string): { modules: string[]; islandModules: string[] };
  /**
   * Takes in what has been added, changed or removed.
   * @returns whether open pages need a full load: more than their sections may have changed
   * @throws DeveloperError for what is not whole; then all stays as it was. CodeMistake for a
   * stylesheet that cannot be read
   */
  reread(paths: readonly string[], vite: Pick<ViteDevServer, 'environments'>): boolean;
  /** Rejects with a CodeMistake for what cannot be compiled in the site's stylesheets. */
  compileStyles(vite: Pick<ViteDevServer, 'environments'>): Promise<void>;
}

/** @throws DeveloperError for what is not whole */
export function openOwnCode(project: Project): OwnCode {
  let now = readOwnCode(project);
  return {
    css: () => now.css,
    liveFor: (html) => {
      const live = listUsedModules(now.live, html);
      const listAddresses = (isIsland: boolean) =>
        live.filter((module) => module.isIsland === isIsland).map(({ file }) => toAddress(project, file));
      return { modules: listAddresses(false), islandModules: listAddresses(true) };
    },
    reread: (paths, { environments }) => {
      const { key, frame } = now;
      now = readOwnCode(project);
      const { parts } = writeOwnEntries(project, now.own);
      const mistake = findStyleMistake(project, now.own);
      if (mistake) throw mistake;
      const isOther = now.key !== key;
      // Vite hears of them itself, but maybe after the next page was asked for.
      for (const { moduleGraph } of Object.values(environments))
        for (const path of isOther ? [...paths, parts] : paths) moduleGraph.onFileChange(path.split(sep).join('/'));
      return isOther || now.frame !== frame;
    },
    compileStyles: async ({ environments }) => {
      try {
        await environments.client!.transformRequest(decodeURI(now.css));
      } catch (error) {
        throw (error as Error).cause instanceof CodeMistake ? (error as Error).cause : error;
      }
    },
  };
}

function readOwnCode(project: Project) {
  const own = findOwnParts(project);
  const live = liveModules(project, own);
  const css = hasOwnParts(own) ? toAddress(project, join(ownFolder(project), 'site.css')) : '/src/page/app/site.css';
  // A change that is heard after it was read, as when the server has just started, is none.
  const components = listFiles(project.siteRoot, 'components');
  const frame = hashStamps(stampFiles(project.siteRoot, components));
  return { own, live, css, key: JSON.stringify([own, live]), frame };
}

/**
 * Vite has what is outside of its root below `/@fs/`. Folders may have spaces in their names, which
 * part addresses from each other in a page.
 */
function toAddress({ productRoot }: Project, file: string): string {
  const path = relative(modulesRoot(productRoot), file).split(sep).join('/');
  const isOutside = path.startsWith('../') || /^\w:/.test(path);
  return encodeURI(isOutside ? `/@fs/${file.split(sep).join('/').replace(/^\//, '')}` : `/${path}`);
}
