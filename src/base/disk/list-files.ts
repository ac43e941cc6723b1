// Listing of folders, without the files that editors and systems leave there.
import { existsSync, lstatSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isJunk } from 'junk';
import { UsageError } from '../terminal/usage-error.ts';
import { isInside, leadsOutside } from './real-paths.ts';

/** @param path below the root */
export type AcceptEntry = (path: string, entry: Dirent) => boolean;

const acceptFiles: AcceptEntry = (_, { name }) => !isEditorLeftover(name);

/**
 * Lists the files in a folder of the root and in all folders below it. Links are followed.
 * @param accepts chooses files and folders; by default all but what editors and systems leave
 * @returns paths below the root, with slashes, sorted by name
 * @throws UsageError if a link leads back to a folder above it, for what is no file, such as a
 * named pipe, and for a name that is not UTF-8
 */
export function listFiles(root: string, folder: string, accepts: AcceptEntry = acceptFiles): string[] {
  return listEntries(root, folder, accepts).flatMap(({ path, isFolder }) =>
    isFolder ? listFiles(root, path, accepts) : [path],
  );
}

/**
 * Lists a folder of a site, as `listFiles` does: what is read from there is shown to visitors.
 * @throws UsageError also if a link leads out of the site and its repository
 */
export function listSiteFiles(siteRoot: string, folder: string): string[] {
  if (lstatSync(join(siteRoot, folder), { throwIfNoEntry: false })?.isSymbolicLink()) refuseOutside(siteRoot, folder);
  return listFiles(siteRoot, folder, (path, entry) => {
    if (!acceptFiles(path, entry)) return false;
    if (entry.isSymbolicLink()) refuseOutside(siteRoot, path);
    return true;
  });
}

/**
 * Makes sure that no folder into which the program writes is a link that leads out of the site.
 * @throws UsageError for the first one
 */
export function refuseLinksOutside(siteRoot: string, folders: readonly string[]): void {
  for (const folder of folders) {
    const entry = lstatSync(join(siteRoot, folder), { throwIfNoEntry: false });
    if (entry?.isSymbolicLink()) refuseOutside(siteRoot, folder);
    if (!entry?.isDirectory()) continue;
    for (const each of readdirSync(join(siteRoot, folder), { withFileTypes: true, recursive: true }))
      if (each.isSymbolicLink()) refuseOutside(siteRoot, relative(siteRoot, join(each.parentPath, each.name)));
  }
}

/** @throws UsageError if a link leads out of the site; a link to nothing is reported where it is read */
function refuseOutside(siteRoot: string, link: string): void {
  if (!existsSync(join(siteRoot, link)) || !leadsOutside(siteRoot, link)) return;
  const target = realpathSync(join(siteRoot, link));
  throw new UsageError(
    `${join(siteRoot, link)} is a link that leads out of the site, to ${target}. Please remove the link, or put a copy in its place.`,
  );
}

/**
 * @returns the paths of the folders directly in a folder of the root; links are followed as by
 * `listFiles`
 */
export function listFolders(root: string, folder: string): string[] {
  return listEntries(root, folder, acceptFiles).flatMap(({ path, isFolder }) => (isFolder ? [path] : []));
}

interface Entry {
  /** Below the root. */
  path: string;
  isFolder: boolean;
}

function listEntries(root: string, folder: string, accepts: AcceptEntry): Entry[] {
  const toPath = ({ name }: Dirent) => (folder === '' ? name : `${folder}/${name}`);
  return readFolder(join(root, folder))
    .filter((entry) => accepts(toPath(entry), entry))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const path = toPath(entry);
      refuseUnreadable(root, path, entry);
      return { path, isFolder: entry.isSymbolicLink() ? isLinkToFolder(root, path) : entry.isDirectory() };
    });
}

/** @throws UsageError for what has no end or no name, so that nothing waits for it */
function refuseUnreadable(root: string, path: string, entry: Dirent): void {
  const target = entry.isSymbolicLink() ? statSync(join(root, path), { throwIfNoEntry: false }) : entry;
  if (target && !target.isFile() && !target.isDirectory())
    throw new UsageError(`${join(root, path)} is no file, but a pipe, a socket or a device. Please move it away.`);
  if (entry.name.includes('\uFFFD') && !lstatSync(join(root, path), { throwIfNoEntry: false }))
    throw new UsageError(`The name of ${join(root, path)} is not written in UTF-8. Please rename it.`);
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @throws UsageError if the link leads back to a folder above it, which may be above the root, too:
 * everything would be listed again below the link
 */
function isLinkToFolder(root: string, link: string): boolean {
  if (!statSync(join(root, link), { throwIfNoEntry: false })?.isDirectory()) return false;
  const target = realpathSync(join(root, link));
  for (let above = dirname(link); ; above = dirname(above)) {
    if (isInside(realpathSync(join(root, above)), target))
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
