// Asks how something stands on disk where nothing may be.
import { lstatSync, statSync, type Stats } from 'node:fs';

/** @returns how a path stands, or what a link there leads to; undefined where there is nothing, or a file in a folder's place */
export function statAt(path: string): Stats | undefined {
  return unlessNothing(() => statSync(path, { throwIfNoEntry: false }));
}

/** The same of a link by itself. */
export function lstatAt(path: string): Stats | undefined {
  return unlessNothing(() => lstatSync(path, { throwIfNoEntry: false }));
}

/** Node throws where the folder of a path is a file. */
function unlessNothing(look: () => Stats | undefined): Stats | undefined {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
