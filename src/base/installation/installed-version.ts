// The version of Pagewright that is installed, and the one that a site asks for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gt } from 'semver';
import { UsageError } from '../terminal/usage-error.ts';
import { readJson } from '../disk/cache-store.ts';

/** @returns the version of the package in a folder @throws UsageError when there is none */
export function readVersion(folder: string): string {
  const { version } = readJson<{ version: string }>(join(folder, 'package.json')) ?? {};
  if (version === undefined) throw new UsageError(`There is no Pagewright in ${folder}. Run: npm install`);
  return version;
}

interface Roots {
  productRoot: string;
  siteRoot: string;
}

/**
 * @returns what a site asks for, when it is newer than what is installed: somebody has upgraded it,
 * and this machine has not installed it yet
 */
export function findNewerWish({ productRoot, siteRoot }: Roots): string | undefined {
  const file = join(siteRoot, 'package.json');
  const wish = existsSync(file)
    ? readJson<{ dependencies?: Record<string, string> }>(file)?.dependencies?.pagewright
    : undefined;
  const lowest = /^[\^~>=]*(\d+\.\d+\.\d+\S*)$/.exec(wish ?? '')?.[1];
  return lowest !== undefined && gt(lowest, readVersion(productRoot)) ? wish : undefined;
}
