// Listing of folders, without the files that editors and systems leave there.
import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { dirname, join } from 'node:path';
import { isJunk } from 'junk';
import { UsageError } from '../cli/usage-error.ts';

/**
 * Lists the files in a folder of the root and in all folders below it. Links are followed; files
 * that editors and systems leave are omitted.
 * @returns paths below the root, with slashes, sorted by name
 * @throws UsageError if a link leads back to a folder above it
 */
export function listFiles(root: string, folder: string): string[] {
  return listEntries(root, folder).flatMap(({ path, isFolder }) => (isFolder ? listFiles(root, path) : [path]));
}

/**
 * @returns the paths of the folders directly in a folder of the root; links are followed as by
 * `listFiles`
 */
export function listFolders(root: string, folder: string): string[] {
  return listEntries(root, folder).flatMap(({ path, isFolder }) => (isFolder ? [path] : []));
}

interface Entry {
  /** Below the root. */
  path: string;
  isFolder: boolean;
}

function listEntries(root: string, folder: string): Entry[] {
  return readFolder(join(root, folder))
    .filter(({ name }) => !isEditorLeftover(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return { path, isFolder: entry.isSymbolicLink() ? isLinkToFolder(root, path) : entry.isDirectory() };
    });
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** @throws UsageError if the link leads back to a folder above it */
function isLinkToFolder(root: string, link: string): boolean {
  if (!statSync(join(root, link), { throwIfNoEntry: false })?.isDirectory()) return false;
  const target = realpathSync(join(root, link));
  for (let above = dirname(link); ; above = dirname(above)) {
    if (realpathSync(join(root, above)) === target)
      throw new UsageError(`${join(root, link)} is a link to a folder above it. Please remove the link.`);
    if (above === '.') return true;
  }
}

/**
 * @returns whether an editor or system left the file: a backup, a folder view, Emacs' lock
 * `.#about.yaml` (a dead link)
 */
export function isEditorLeftover(name: string): boolean {
  return name.startsWith('.#') || isJunk(name);
}
