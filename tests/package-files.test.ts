// Files of the npm package: what its sources import, and what its types import, comes along or is a dependency.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { productRoot } from './product-root.ts';

const read = (path: string) => readFileSync(join(productRoot, path), 'utf8');

/** @returns the files that other files are imported from, as they are written */
function listImports(text: string): string[] {
  const statements = text.matchAll(/(?:\bfrom |\bimport |\bimport\(|@import )'([^']+)'/g);
  return Array.from(statements, ([, target]) => target!);
}

it('the sources that the sections of a site are bundled with import files that are in the package', () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout } = spawnSync('npm', args, { cwd: productRoot, encoding: 'utf8' });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const packed = new Set(files.map(({ path }) => path));
  const sources = [...packed].filter((path) => /^(?:src\/(?:base|page|public)|schemas)\/.*\.(?:tsx?|css)$/.test(path));
  expect(sources.length).toBeGreaterThan(200);
  const missing = sources.flatMap((path) =>
    listImports(read(path))
      .filter((target) => target.startsWith('.'))
      .map((target) => join(dirname(path), target))
      .filter((target) => !packed.has(target))
      .map((target) => `${path} imports ${target}`),
  );
  expect(missing).toEqual([]);
});

it('the types of the functions for programs import no package that is not installed with it', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    // Types come along with the import of a type alone; what values import does not.
    const exported = read(path).matchAll(/(?:import type|export type) [^;]*? from '([^']+)'/g);
    for (const [, target] of exported) {
      if (target!.startsWith('.')) visit(join(dirname(path), target!));
      else packages.add(target!);
    }
  };
  visit('src/checker/diagnostics/diagnostic.ts');
  visit('src/site/folder/preview-options.ts');
  expect([...packages].filter((name) => !(name in dependencies) && !name.startsWith('node:'))).toEqual([]);
});
