// What the dev server renders pages with. Vite takes a second to load the renderer's hundred and fifty sources one by one, so the
// bundles of the last build are taken as long as no source has changed; from then on Vite, which knows what a change changes.
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { earlyScript, type Renderer } from './bundle.ts';
import { bundlesAtHand, makeBundlesAside, standingOfSources } from './bundle-cache.ts';

export interface DevRenderer {
  /** The inline script of every page. */
  early: string;
  /** @returns the renderer as its sources stand now */
  load(): Promise<Renderer>;
}

/** Milliseconds after which the bundles are made for the next start: by then the first page has been looked at. */
const quiet = 20_000;

export async function devRenderer(
  productRoot: string,
  vite: Pick<ViteDevServer, 'environments'>,
): Promise<DevRenderer> {
  // Before the bundles are looked for by what the sources hold.
  const before = standingOfSources(productRoot);
  let bundles = bundlesAtHand(productRoot);
  const early = bundles?.early ?? (await earlyScript(productRoot));
  if (!bundles) setTimeout(() => makeBundlesAside(productRoot), quiet).unref();
  const environment = vite.environments.ssr as RunnableDevEnvironment;
  return {
    early,
    load: async () => {
      // Asked each time (a few milliseconds): a watcher knows nothing of what changes while it starts.
      if (bundles && standingOfSources(productRoot) !== before) bundles = undefined;
      return bundles?.loadRenderer() ?? environment.runner.import<Renderer>('/src/app/renderer.ts');
    },
  };
}
