// Files of the npm package: what its types import is a dependency. tests/cli/package.test.ts uses it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { productRoot } from './product-root.ts';

const read = (path: string) => readFileSync(join(productRoot, path), 'utf8');

it('the package has no source beside what is compiled of it', () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout } = spawnSync('npm', args, { cwd: productRoot, encoding: 'utf8' });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const sources = files.map(({ path }) => path).filter((path) => /(?<!\.d)\.tsx?$/.test(path));
  // Templates are copied into sites.
  expect(sources.filter((path) => !path.startsWith('src/cli/templates/'))).toEqual([]);
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
