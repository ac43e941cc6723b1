// Staged files: what is made for a folder waits inside it, under a name that hosts do not serve,
// until all of it is there. Then each file is renamed into its place, so that visitors and uploads
// get the old file or the new one.
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lstatIfExists } from '../disk/stat-if-exists.ts';

/** While a folder contains this one, it is not finished. */
export const stagingFolder = '.unfinished';

const notice = `Pagewright was writing this site. As long as this folder is here, the site is not finished:
either it is being built right now, or a build was stopped. Do not upload it. Build it again: npm run build
`;

export interface StagedFiles {
  has(path: string): boolean;
  /** @returns where a file is now: staged, or in its place */
  locate(path: string): string;
  add(path: string, content: Buffer): void;
  /** Gives a staged file a second path: a hard link, or a copy on disks without links. */
  addAlias(alias: string, path: string): void;
  /** Moves all files into their places: pages last, because they name the others. */
  moveIntoPlace(): void;
  /** Ends the staging: the folder counts as finished. What was not moved is lost. */
  close(): void;
}

/** @returns whether a folder is being written, or a build into it was stopped */
export function isUnfinished(folder: string): boolean {
  return existsSync(join(folder, stagingFolder));
}

/** @param folder the output folder; what an earlier build has left staged there is removed */
export function openStaging(folder: string): StagedFiles {
  const staging = join(folder, stagingFolder);
  const waiting = new Set<string>();
  const madeFolders = new Set<string>();
  const makeParent = (path: string): string => {
    if (madeFolders.size === 0) {
      rmSync(staging, { recursive: true, force: true });
      makeFolder(folder, '.');
      mkdirSync(staging);
      writeFileSync(join(staging, 'READ-ME.txt'), notice);
    }
    const parent = dirname(path);
    if (!madeFolders.has(parent)) mkdirSync(join(staging, 'files', parent), { recursive: true });
    madeFolders.add(parent);
    waiting.add(path);
    return join(staging, 'files', path);
  };
  const locate = (path: string) => (waiting.has(path) ? join(staging, 'files', path) : join(folder, path));
  const movedParents = new Set<string>();
  const move = (path: string): void => {
    const parent = dirname(path);
    if (!movedParents.has(parent)) makeFolder(folder, parent);
    movedParents.add(parent);
    const target = join(folder, path);
    // A link, or a file with other names, is replaced by name and not written through.
    if (lstatIfExists(target)?.isDirectory()) rmSync(target, { recursive: true });
    renameSync(locate(path), target);
    waiting.delete(path);
  };
  return {
    has: (path) => waiting.has(path),
    locate,
    add: (path, content) => writeFileSync(makeParent(path), content),
    addAlias: (alias, path) => {
      const place = makeParent(alias);
      rmSync(place, { force: true });
      try {
        linkSync(locate(path), place);
      } catch {
        copyFileSync(locate(path), place);
      }
    },
    moveIntoPlace: () => {
      const all = [...waiting];
      for (const path of all) if (!isPage(path)) move(path);
      for (const path of all) if (isPage(path)) move(path);
    },
    close: () => {
      rmSync(staging, { recursive: true, force: true });
      madeFolders.clear();
      waiting.clear();
    },
  };
}

function isPage(path: string): boolean {
  return /\.html(?:\.\w+)?$/.test(path);
}

/** Makes a folder below the root, and removes a file that is in its place. */
function makeFolder(root: string, path: string): void {
  try {
    mkdirSync(join(root, path), { recursive: true });
  } catch (error) {
    if (path === '.') throw error;
    makeFolder(root, dirname(path));
    if (lstatIfExists(join(root, path))?.isDirectory() !== false) throw error;
    rmSync(join(root, path));
    mkdirSync(join(root, path));
  }
}
