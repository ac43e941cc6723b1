// Pruning of the output folder: removes files that do not belong to the site, without reading all
// of it each time.
import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lstatIfExists, statIfExists } from '../disk/stat-if-exists.ts';

/**
 * The ctime of each folder (by its path) in milliseconds since 1970. As long as it stays the same,
 * no entry was added to the folder or removed from it.
 */
export type FolderTimes = ReadonlyMap<string, number>;

/** The time of a folder that changed while it was read: the next build reads it again. */
const unknownTime = 0;

/**
 * Removes files that are not in `files` from the folders whose entries have changed, and folders
 * that are then empty.
 * @param known the folders that held nothing else, with their times then
 * @returns the folders with their times now
 */
export function pruneFolder(root: string, files: ReadonlySet<string>, known: FolderTimes): FolderTimes {
  const now = new Map<string, number>();
  // If somebody has replaced a folder by a link, its files are still the site's, and what else is
  // there is theirs.
  const containsAny = (folder: string) => [...files].some((path) => path.startsWith(`${folder}/`));
  const prune = (folder: string) => {
    // Read before the entries are: the next build finds what is added in between.
    const changed = readChangeTime(root, folder);
    if (changed === undefined) return;
    now.set(folder, changed);
    if (known.get(folder) === changed) return;
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!known.has(path)) prune(path);
      } else if (!files.has(path) && !(entry.isSymbolicLink() && containsAny(path))) {
        rmSync(join(root, path));
        now.set(folder, unknownTime);
      }
    }
    // Hosts answer differently for an empty folder and for none.
    const mayBeEmpty = entries.length === 0 || now.get(folder) === unknownTime;
    if (folder !== '' && mayBeEmpty && readdirSync(join(root, folder)).length === 0) {
      rmdirSync(join(root, folder));
      now.delete(folder);
    }
  };
  // Subfolders first: a folder may become empty with the last of them.
  for (const folder of [...new Set(['', ...known.keys()])].sort().toReversed()) prune(folder);
  return now;
}

function readChangeTime(root: string, folder: string): number | undefined {
  const stat = folder === '' ? statIfExists(root) : lstatIfExists(`${root}/${folder}`);
  return stat?.isDirectory() ? stat.ctimeMs : undefined;
}
