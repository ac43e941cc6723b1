// The package manager of a site is known by its lock file, and the check in CI installs with it.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findManager, lockFiles } from '../../../src/base/installation/package-manager.ts';
import { installWith } from '../../../src/cli/commands/site-package.ts';
import { productRoot } from '../../product-root.ts';

const workflow = readFileSync(join(productRoot, 'docs/deploy/check.yml'), 'utf8');
interface Workflow {
  jobs: { check: { steps: { run?: string; with?: object }[] } };
}

it.each(lockFiles)('%s', (lock) => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-manager-'));
  expect(findManager(folder).name).toBe('npm');
  writeFileSync(join(folder, lock), '');
  const manager = findManager(folder);
  expect(lock.startsWith(manager.name) || manager.name === 'npm').toBe(true);
  const { steps } = (parse(installWith(manager, workflow)) as Workflow).jobs.check;
  expect(steps.map(({ run }) => run)).toContain(manager.cleanInstall);
  // A cache of npm needs a lock file of npm.
  expect(JSON.stringify(steps).includes('"cache":"npm"')).toBe(manager.name === 'npm');
});
