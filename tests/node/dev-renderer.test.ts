// The dev server renders by the bundles of the last build only as long as no source has changed.
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { isSource, loadBundles } from '../../src/node/bundle-cache.ts';
import { devRenderer } from '../../src/node/dev-renderer.ts';

vi.setConfig({ hookTimeout: 60_000 });
const productRoot = fileURLToPath(new URL('../..', import.meta.url));
const bySources = { by: 'the sources' };
let watcher: EventEmitter;

/** As much of Vite as is used: it tells of changes, and loads a module from its source. */
const started = () => {
  watcher = new EventEmitter();
  const runner = { import: () => Promise.resolve(bySources) };
  return devRenderer(productRoot, { watcher, environments: { ssr: { runner } } } as unknown as ViteDevServer);
};
const changes = (path: string) => watcher.emit('all', 'change', join(productRoot, path));

beforeAll(() => loadBundles(productRoot));

test('the bundles are there as long as no source changes', async () => {
  const renderer = await started();
  expect(await renderer.load()).toMatchObject({ renderPage: expect.any(Function), themeCss: expect.any(Function) });
  for (const path of ['pages/index.yaml', 'site.yaml', 'public/images/a.jpg', 'docs/scale.md']) changes(path);
  expect(await renderer.load()).not.toBe(bySources);
  expect(renderer.early.length).toBeGreaterThan(100);
});

test.each(['src/ui/section.tsx', 'src/app/site.css', 'schemas/blocks/cta.schema.json', 'vite.config.ts'])(
  'from the first change of %s on, pages are rendered by the sources',
  async (path) => {
    const renderer = await started();
    changes(path);
    expect(await renderer.load()).toBe(bySources);
    changes('pages/index.yaml');
    expect(await renderer.load()).toBe(bySources);
  },
);

test('a file whose name only begins as that of a source is none', () => {
  expect(isSource(productRoot, join(productRoot, 'src-of-mine/a.ts'))).toBe(false);
  expect(isSource(productRoot, join(productRoot, 'vite.config.ts.orig'))).toBe(false);
  expect(isSource(productRoot, join(productRoot, 'src'))).toBe(true);
});
