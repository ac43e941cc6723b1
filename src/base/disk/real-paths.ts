// Real paths: resolves symbolic links in a site's folder, which may lead anywhere on the computer,
// before anything there is read or written.
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

/**
 * @param root a site's folder
 * @param path below it, with slashes; a file or folder that need not exist yet
 * @returns whether links on its way lead out of the site and of the repository that the site is in.
 * A link whose target is missing counts as one: writing would make the target
 */
export function leadsOutside(root: string, path: string): boolean {
  return pathInside(root, path) === undefined;
}

/** @returns where a path really is, below the site or its repository; undefined as for `leadsOutside` */
export function pathInside(root: string, path: string): string | undefined {
  const real = resolveExisting(join(root, path));
  const boundary = findBoundary(realpathSync(root));
  return real === undefined || !isInside(real, boundary) ? undefined : relative(boundary, real);
}

/** @returns whether a path is a folder or in it; both absolute, without links */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/**
 * @returns the real path of what exists of a path; undefined where a link leads nowhere, or a name
 * is longer than the disk takes
 */
function resolveExisting(path: string): string | undefined {
  try {
    let existing = path;
    while (!lstatSync(existing, { throwIfNoEntry: false })) existing = dirname(existing);
    return realpathSync(existing);
  } catch {
    return undefined;
  }
}

/**
 * @returns the folder that links may lead into: the repository's, in which sites may share files. A
 * repository of somebody's whole home is none: everything would be inside. What is made in a site's
 * `.pagewright/` is part of the site
 */
function findBoundary(root: string): string {
  const [siteRoot] = root.split(`${sep}.pagewright${sep}`) as [string];
  for (let folder = siteRoot; folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(join(folder, '.git'))) continue;
    return isInside(homedir(), folder) ? siteRoot : folder;
  }
  return siteRoot;
}
