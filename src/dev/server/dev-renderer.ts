// The renderer of the dev server. Vite takes a second to load its hundred and fifty sources one by
// one, so the bundles of the last build are used until a source changes; from then on Vite, which
// knows what a change affects.
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { earlyScript, type Renderer } from '../../builder/bundles/build-bundles.ts';
import {
  bundlesAtHand,
  isSource,
  makeBundlesAside,
  ownSources,
  sourceFiles,
} from '../../builder/bundles/bundle-cache.ts';
import { compiledClient } from './compiled-client.ts';
import { findCodeMistake } from '../../builder/own-code/code-mistake.ts';
import { findOwnParts, listCodeFolders } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';
import { modulePath } from '../../base/installation/product-files.ts';
import { stampFiles, hashStamps } from '../../base/disk/file-stamps.ts';

export interface DevRenderer {
  /** The inline script of every page. */
  early: string;
  /**
   * @returns the renderer as its sources stand now
   * @throws CodeMistake for one in the site's own code
   */
  load(): Promise<Renderer>;
  /** Takes no bundles from now on: a source has changed that Vite does not follow yet. */
  forget(): void;
}

/** Milliseconds in which a watcher that has just been started may miss a change. */
const blind = 10_000;
/**
 * Milliseconds after which the bundles are made for the next start: by then the first page has been
 * looked at.
 */
const quiet = 20_000;

/** @param vite watches the sources */
export async function devRenderer(
  project: Project,
  vite: Pick<ViteDevServer, 'environments' | 'watcher'>,
): Promise<DevRenderer> {
  const compiled = compiledClient(project);
  // When the site gets code, the server restarts without them (dev-server.ts).
  if (compiled) return { early: compiled.early, load: async () => compiled.loadRenderer(), forget: () => {} };
  const began = performance.now();
  // Before the bundles are looked for by what the sources hold.
  const { productRoot } = project;
  const standing = () =>
    hashStamps(stampFiles(productRoot, sourceFiles(productRoot))) +
    hashStamps(stampFiles(project.siteRoot, ownSources(project)));
  const before = standing();
  let bundles = bundlesAtHand(project);
  const early = bundles?.early ?? (await earlyScript(productRoot));
  if (!bundles) setTimeout(() => makeBundlesAside(project), quiet).unref();
  vite.watcher.on('all', (_event, path) => {
    if (isSource(project, path)) bundles = undefined;
  });
  const environment = vite.environments.ssr as RunnableDevEnvironment;
  const importRenderer = async () => {
    try {
      return await environment.runner.import<Renderer>(`/${modulePath(productRoot, 'src/page/app/renderer.ts')}`);
    } catch (error) {
      throw findCodeMistake(error, project, listCodeFolders(project, findOwnParts(project).blocks)) ?? error;
    }
  };
  return {
    early,
    forget: () => (bundles = undefined),
    load: async () => {
      const isBlind = performance.now() < began + blind;
      if (bundles && isBlind && standing() !== before) bundles = undefined;
      return bundles?.loadRenderer() ?? importRenderer();
    },
  };
}
