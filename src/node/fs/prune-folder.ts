// Keeps a folder free of files that nobody knows, without looking through all of it each time.
import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lstatAt, statAt } from './stat-at.ts';

/**
 * When entries came into a folder or went from it last, in milliseconds since 1970, by the folder's path: as long as that stays
 * the same, it holds nothing but what it held.
 */
export type FolderTimes = ReadonlyMap<string, number>;

/** For a folder that changed while it was looked into: the next build looks again. */
const unknown = 0;

/**
 * Removes files that nobody knows, from the folders where entries have come or gone, and folders that are empty then.
 * @param known when that was last, in the folders that hold nothing else
 * @returns the same of the folders as they are now
 */
export function removeOthers(root: string, files: ReadonlySet<string>, known: FolderTimes): FolderTimes {
  const now = new Map<string, number>();
  // Somebody has put a link in the place of a folder: what is known of its files is still so, and all else there is theirs.
  const holdsAny = (folder: string) => [...files].some((path) => path.startsWith(`${folder}/`));
  const look = (folder: string) => {
    // Asked before its entries are read: what comes later is found by the next build.
    const changed = lastChange(root, folder);
    if (changed === undefined) return;
    now.set(folder, changed);
    if (known.get(folder) === changed) return;
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!known.has(path)) look(path);
      } else if (!files.has(path) && !(entry.isSymbolicLink() && holdsAny(path))) {
        rmSync(join(root, path));
        now.set(folder, unknown);
      }
    }
    // Hosts answer for a folder that is empty otherwise than for none.
    const mayBeEmpty = entries.length === 0 || now.get(folder) === unknown;
    if (folder !== '' && mayBeEmpty && readdirSync(join(root, folder)).length === 0) {
      rmdirSync(join(root, folder));
      now.delete(folder);
    }
  };
  // What is in a folder first: it may go with its last one.
  for (const folder of [...new Set(['', ...known.keys()])].sort().toReversed()) look(folder);
  return now;
}

/** @returns whether no entry has come into the folders or gone from them since */
export function areAsKnown(root: string, known: FolderTimes): boolean {
  return [...known].every(([folder, changed]) => changed === lastChange(root, folder));
}

function lastChange(root: string, folder: string): number | undefined {
  const stat = folder === '' ? statAt(root) : lstatAt(`${root}/${folder}`);
  return stat?.isDirectory() ? stat.ctimeMs : undefined;
}
