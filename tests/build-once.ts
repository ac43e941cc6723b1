// Bundles the command line, the browser's part and the renderer before any test starts a program or builds a site.
import { loadBundles } from '../src/builder/bundles/bundle-cache.ts';
import { productRoot } from './product-root.ts';

export default async function buildOnce(): Promise<void> {
  const { buildCli } = (await import(`${productRoot}bin/build-cli.mjs`)) as { buildCli(): string };
  buildCli();
  await loadBundles({ productRoot, siteRoot: productRoot });
}
