// The dev server renders by the bundles of the last build only as long as no source has changed.
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locateBundles } from '../../../src/builder/bundles/bundle-cache.ts';
import { devRenderer } from '../../../src/dev/server/dev-renderer.ts';

let product: string;
let watcher: EventEmitter;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(product, path)), { recursive: true });
  writeFileSync(join(product, path), text);
};
/** Puts bundles there that belong to the sources as they stand. */
const bundle = () => {
  const { folder } = locateBundles({ productRoot: product, siteRoot: product });
  mkdirSync(join(folder, 'renderer'), { recursive: true });
  writeFileSync(
    join(folder, 'bundles.json'),
    JSON.stringify({ early: 'the early script', browser: {}, frameOrigins: [] }),
  );
  writeFileSync(join(folder, 'renderer/renderer.cjs'), 'exports.by = "the bundles"');
};
/** The used part of Vite: it loads a module from its source. */
const runner = { import: async () => ({ by: 'the sources' }) };
const started = () => {
  watcher = new EventEmitter();
  return devRenderer({ productRoot: product, siteRoot: product }, {
    watcher,
    environments: { ssr: { runner } },
  } as unknown as ViteDevServer);
};

beforeEach(() => {
  product = mkdtempSync(join(tmpdir(), 'pagewright-product-'));
  write('src/page/app/renderer.ts', 'export {}');
  write('src/page/ui/section.tsx', 'export {}');
  write('src/page/start/inline-script.ts', 'console.log("early")');
  write('schemas/blocks/cta.schema.json', '{}');
  write('package-lock.json', '{}');
  write('pages/index.yaml', 'title: Start');
});

afterEach(() => vi.restoreAllMocks());

test('by the bundles as long as no source changes', async () => {
  bundle();
  const renderer = await started();
  expect(renderer.early).toBe('the early script');
  expect(await renderer.load()).toEqual({ by: 'the bundles' });
  write('pages/index.yaml', 'title: Another');
  write('src-of-mine/a.ts', 'export {}');
  expect(await renderer.load()).toEqual({ by: 'the bundles' });
});

test.each([
  ['is written', () => write('src/page/ui/section.tsx', 'export { }')],
  ['is written with as many letters', () => write('src/page/ui/section.tsx', 'import {}')],
  ['comes', () => write('src/page/blocks/quote/quote.tsx', 'export {}')],
  ['goes', () => rmSync(join(product, 'src/page/ui/section.tsx'))],
  ['is another schema', () => write('schemas/blocks/cta.schema.json', '{ }')],
  ['is another lockfile', () => write('package-lock.json', '{ }')],
])('by the sources from when one %s', async (_, change) => {
  bundle();
  // So that a change within a tick of the disk's clock shows.
  utimesSync(join(product, 'src/page/ui/section.tsx'), 1, 1);
  const renderer = await started();
  change();
  expect(await renderer.load()).toEqual({ by: 'the sources' });
  expect(await renderer.load()).toEqual({ by: 'the sources' });
});

test.each([
  ['src/page/ui/section.tsx', 'the sources'],
  ['schemas/blocks/cta.schema.json', 'the sources'],
  ['tsconfig.json', 'the sources'],
  ['pages/index.yaml', 'the bundles'],
  ['src-of-mine/a.ts', 'the bundles'],
  ['package-lock.json.orig', 'the bundles'],
])('later, the watcher tells: %s changes, and pages are rendered by %s', async (path, by) => {
  bundle();
  const renderer = await started();
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await renderer.load()).toEqual({ by: 'the bundles' });
  watcher.emit('all', 'change', join(product, path));
  expect(await renderer.load()).toEqual({ by });
});

test('by the sources where there are only bundles of others', async () => {
  bundle();
  write('src/page/ui/section.tsx', 'export { }');
  const renderer = await started();
  expect(renderer.early).toContain('early');
  expect(await renderer.load()).toEqual({ by: 'the sources' });
});
