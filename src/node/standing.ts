// How files stand on disk, as Git takes it: one that stands as it did holds what it held. The system alone sets when a file
// was last changed in any way, so nobody can set that back.
import { statSync, type Stats } from 'node:fs';
import { hashOfText } from './hash-of.ts';

/**
 * In milliseconds. A file that changes twice within one tick of its disk's clock stands as after the first time, so a
 * file is trusted only once its last change is this long ago. The coarsest clock, that of FAT, ticks every two seconds.
 */
const longestTick = 2000;

/** Times in milliseconds since 1970. */
export type Stand = readonly [size: number, modified: number, changed: number, inode: number];

/** Some files, as they were found. */
export interface Look {
  /** Before the first of them was looked at. */
  at: number;
  /** By path; what was not there is not here. */
  stands: ReadonlyMap<string, Stand>;
}

/** @throws when there is no such file */
export function standOf(file: string): Stand {
  return standIn(statSync(file));
}

function standIn({ size, mtimeMs, ctimeMs, ino }: Stats): Stand {
  return [size, mtimeMs, ctimeMs, ino];
}

/** @param paths below the root, with slashes */
export function lookAt(root: string, paths: readonly string[]): Look {
  const at = Date.now();
  const stands = new Map<string, Stand>();
  for (const path of paths) {
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (stat) stands.set(path, standIn(stat));
  }
  return { at, stands };
}

/** @returns a name for how they stand: another one when a file has changed, come or gone */
export function nameOfLook({ stands }: Look): string {
  return hashOfText(Array.from(stands, ([path, stand]) => `${path} ${stand.join(' ')}`).join('\n'));
}

/** @returns whether one more change of a file, after it was looked at, would show */
export function isTrusted([, , changed]: Stand, at: number): boolean {
  return changed < at - longestTick;
}
