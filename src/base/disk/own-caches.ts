// Caches that this computer made. A site's folder from somebody else may bring a `.pagewright/`
// whose files would be run or believed, so a seal says who made them: only who has the key of this
// account can write it.
import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { ignoreMissing } from './ignore-missing.ts';
import { refuseLinksOutside } from './list-files.ts';
import { writeAtomic } from './write-atomic.ts';

/** Caches that are run or believed. The files of photos are not: they are only shown (docs/operators/caches.md). */
export const sealedCaches = [
  'build',
  'bundles',
  'check',
  'fonts',
  'own',
  'share',
  'validators',
  'vite',
  'with-texts',
  'with-texts-dev',
] as const;

/**
 * Removes a site's caches unless they were made by this account for this very folder; a copy and a
 * folder that was sent start without. What is made from now on counts as made here.
 * @throws UsageError for a link out of the site, behind which files of somebody else would go
 */
export function dropForeignCaches({ productRoot, siteRoot }: { productRoot: string; siteRoot: string }): void {
  const folder = join(siteRoot, '.pagewright');
  // The product's repository has caches of its sources, which programs for other sites use, too.
  if (relative(productRoot, siteRoot) === '' || !existsSync(siteRoot) || isSealed(folder)) return;
  refuseLinksOutside(siteRoot, ['.pagewright']);
  for (const name of sealedCaches) rmSync(join(folder, name), { recursive: true, force: true });
  try {
    mkdirSync(folder, { recursive: true });
    writeAtomic(join(folder, 'seal'), createSeal(folder));
  } catch (error) {
    // Nothing is kept in a folder that can only be read.
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function isSealed(folder: string): boolean {
  try {
    return readFileSync(join(folder, 'seal'), 'utf8') === createSeal(folder);
  } catch {
    // There is none, or what has its name is no file.
    return false;
  }
}

/** Holds for one folder: another one at its place has another number on the disk. */
function createSeal(folder: string): string {
  const place = `${realpathSync(folder)} ${statSync(folder).ino}`;
  return createHmac('sha256', readKey()).update(place).digest('hex');
}

let key: string | undefined;

/** @returns the secret of this account; where none can be kept, one for this run */
function readKey(): string {
  return (key ??= keptKey() ?? makeKey());
}

function keyFile(): string {
  const settings = process.env.XDG_CONFIG_HOME ?? process.env.APPDATA ?? join(homedir(), '.config');
  return join(settings, 'pagewright/key');
}

function keptKey(): string | undefined {
  const kept = ignoreMissing(() => readFileSync(keyFile(), 'utf8'), '');
  return /^[\da-f]{64}$/.test(kept) ? kept : undefined;
}

function makeKey(): string {
  const made = randomBytes(32).toString('hex');
  try {
    writeAtomic(keyFile(), made);
    chmodSync(keyFile(), 0o600);
  } catch {
    return made;
  }
  // Another process may have been last: then its key counts.
  return keptKey() ?? made;
}
