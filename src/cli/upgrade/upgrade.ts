// The command `upgrade`: takes a site to a newer Pagewright, and says first what that means for it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gte } from 'semver';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { hasSources } from '../../base/installation/product-files.ts';
import type { Project } from '../../site/folder/project.ts';
import { readVersion } from '../../base/installation/installed-version.ts';
import { changesBetween } from './changes-between.ts';
import { convertSite, isOfPathKind, planConversion } from './convert-site.ts';
import { findVersion, runNpm } from './npm.ts';

export interface UpgradeOptions {
  /** A version, or a tag such as latest. */
  to: string;
  dryRun?: boolean;
}

/**
 * @returns the exit code: 0 done, or nothing to do; 1 where a person has to look at something
 * @throws UsageError
 */
export function upgrade(project: Project, { to, dryRun = false }: UpgradeOptions): 0 | 1 {
  const { productRoot, siteRoot } = project;
  if (hasSources(productRoot)) throw new UsageError('This is the repository of Pagewright: git pull upgrades it.');
  const isConverted = !isOfPathKind(project);
  if (!isConverted) convert(project, dryRun);
  const installed = isConverted ? readVersion(productRoot) : '0.1.0';
  const target = findVersion(siteRoot, to);
  if (isConverted && gte(installed, target) && installed !== target)
    throw new UsageError(`Pagewright ${installed} is installed, which is newer than ${target}.`);
  if (isConverted && installed === target) {
    console.log(`Pagewright ${installed} is installed already.`);
    return 0;
  }
  console.log(`From Pagewright ${installed} to ${target}.\n`);
  return dryRun ? tryUpgrade(project, installed, target) : installUpgrade(project, installed, target);
}

function convert(project: Project, dryRun: boolean): void {
  const paths = dryRun ? Object.keys(planConversion(project)) : convertSite(project);
  console.log(
    `${dryRun ? 'would be written' : 'written'}, so that the site has Pagewright as a package: ${paths.join(', ')}`,
  );
}

/** Asks the new version, installed in a temporary folder, for its check. */
function tryUpgrade({ siteRoot }: Project, installed: string, target: string): 0 | 1 {
  const caches = join(siteRoot, '.pagewright');
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'upgrade-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    runNpm(folder, ['install', `pagewright@${target}`]);
    const newer = join(folder, 'node_modules/pagewright');
    printChanges(newer, installed, target);
    console.log('What migrate would write:\n');
    runNew(newer, siteRoot, ['migrate', '--dry-run']);
    console.log('\nWhat the new check says of the site as it stands, old names aside:\n');
    const status = runNew(newer, siteRoot, ['check']);
    console.log('\nNothing was changed. To do it: npx pagewright upgrade');
    return status === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function installUpgrade({ siteRoot }: Project, installed: string, target: string): 0 | 1 {
  runNpm(siteRoot, ['install', `pagewright@^${target}`]);
  const newer = join(siteRoot, 'node_modules/pagewright');
  if (!existsSync(newer) || readVersion(newer) !== target)
    throw new UsageError(`npm has installed another version than ${target}. Look at package.json, then try again.`);
  printChanges(newer, installed, target);
  const statuses = [['migrate'], ['editor'], ['check']].map((args) => runNew(newer, siteRoot, args));
  if (statuses.every((status) => status === 0)) {
    console.log(`\nPagewright ${target} is installed, and the site passes its check. To see it: npm start`);
    return 0;
  }
  console.log(`\nPagewright ${target} is installed. What stands above needs a person; then run: npm run check`);
  return 1;
}

function printChanges(newer: string, installed: string, target: string): void {
  const changelog = join(newer, 'CHANGELOG.md');
  const changes = existsSync(changelog) ? changesBetween(readFileSync(changelog, 'utf8'), installed, target) : '';
  console.log(`${changes || 'The changelog says nothing of these versions.'}\n`);
}

/** Runs a command of another version, which prints for itself. @returns its exit code */
function runNew(newer: string, siteRoot: string, args: string[]): number | null {
  const program = join(newer, 'bin/pagewright.mjs');
  return spawnSync(process.execPath, [program, ...args, '--root', siteRoot], { cwd: siteRoot, stdio: 'inherit' })
    .status;
}
