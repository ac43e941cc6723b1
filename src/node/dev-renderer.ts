// What the dev server renders pages with. Vite takes a second to load the renderer's hundred and fifty sources one by one, so the
// bundles of the last build are taken as long as no source has changed; from then on Vite, which knows what a change changes.
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { earlyScript, type Renderer } from './bundle.ts';
import { bundlesAtHand, isSource, makeBundlesAside } from './bundle-cache.ts';

export interface DevRenderer {
  /** The inline script of every page. */
  early: string;
  /** @returns the renderer as its sources stand now */
  load(): Promise<Renderer>;
}

/** Milliseconds after which the bundles are made for the next start: by then the first page has been looked at. */
const quiet = 20_000;

/** @param vite watches the product's sources */
export async function devRenderer(productRoot: string, vite: ViteDevServer): Promise<DevRenderer> {
  const bundles = bundlesAtHand(productRoot);
  let isFresh = bundles !== undefined;
  vite.watcher.on('all', (_event, path) => (isFresh &&= !isSource(productRoot, path)));
  if (!bundles) setTimeout(() => makeBundlesAside(productRoot), quiet).unref();
  const environment = vite.environments.ssr as RunnableDevEnvironment;
  return {
    early: bundles?.early ?? (await earlyScript(productRoot)),
    load: async () => (bundles && isFresh ? bundles.loadRenderer() : environment.runner.import('/src/app/renderer.ts')),
  };
}
