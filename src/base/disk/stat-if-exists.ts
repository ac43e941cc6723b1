// File status of paths that may not exist.
import { lstatSync, statSync, type Stats } from 'node:fs';

/**
 * @returns the status of what a path (or the link there) leads to; undefined if there is nothing
 */
export function statIfExists(path: string): Stats | undefined {
  return ignoreMissingFolder(() => statSync(path, { throwIfNoEntry: false }));
}

/** The same, of a link itself. */
export function lstatIfExists(path: string): Stats | undefined {
  return ignoreMissingFolder(() => lstatSync(path, { throwIfNoEntry: false }));
}

/** Node throws ENOTDIR, in spite of `throwIfNoEntry`, if the parent of a path is a file. */
function ignoreMissingFolder(readStatus: () => Stats | undefined): Stats | undefined {
  try {
    return readStatus();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
