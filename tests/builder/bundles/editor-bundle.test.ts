// The editor of an installed package, as it is bundled with the scripts of pages.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleBrowser, collectSources } from '../../../src/builder/bundles/build-bundles.ts';
import { devModules } from '../../../src/builder/bundles/dev-modules.ts';
import { productRoot } from '../../product-root.ts';

test('the editor loads nothing that starts a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-editor-bundle-'));
  try {
    const sources = { ...collectSources({ productRoot, siteRoot: productRoot }), extra: devModules };
    const { boot, extra } = await bundleBrowser(sources, folder);
    const start = extra['src/editor/client/shell/start.tsx']!.script;
    const loaded = collectImports(folder, start);
    expect(loaded.size).toBeGreaterThan(3);
    expect([...loaded]).not.toContain(boot);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

/** @returns the addresses of a script and of all that it imports at once */
function collectImports(folder: string, address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const text = readFileSync(join(folder, address), 'utf8');
  for (const [, name] of text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g))
    collectImports(folder, `/assets/${name}`, found);
  return found;
}
