// File stamps (size, mtime, ctime, inode), as in Git's index: a file whose stamp is unchanged still
// has the same content. Only the system sets ctime, so no program can hide a change.
import { statSync, type Stats } from 'node:fs';
import { hashText } from './hash.ts';

/**
 * A file that changes twice within one tick of its disk's clock has the same stamp after both, so a
 * stamp is reliable only once its last change is this long ago. The coarsest clock, that of FAT,
 * ticks every two seconds.
 */
const maxClockTickMs = 2000;

/** Times in milliseconds since 1970. */
export type FileStamp = readonly [size: number, mtimeMs: number, ctimeMs: number, inode: number];

/** The stamps of some files. */
export interface FileStamps {
  /** The time just before the first file was stamped, in milliseconds since 1970. */
  takenAt: number;
  /** By path, without the files that do not exist. */
  stamps: ReadonlyMap<string, FileStamp>;
}

/** @throws when there is no such file */
export function readStamp(file: string): FileStamp {
  return toStamp(statSync(file));
}

function toStamp({ size, mtimeMs, ctimeMs, ino }: Stats): FileStamp {
  return [size, mtimeMs, ctimeMs, ino];
}

/** @param paths below the root, with slashes */
export function stampFiles(root: string, paths: readonly string[]): FileStamps {
  const takenAt = Date.now();
  const stamps = new Map<string, FileStamp>();
  for (const path of paths) {
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (stat) stamps.set(path, toStamp(stat));
  }
  return { takenAt, stamps };
}

/**
 * @returns a key for the stamps of all files: another one if a file was changed, added or removed
 */
export function hashStamps({ stamps }: FileStamps): string {
  return hashText(Array.from(stamps, ([path, stamp]) => `${path} ${stamp.join(' ')}`).join('\n'));
}

/**
 * @returns whether any later change of the file would change its stamp, which was taken at
 * `takenAt`
 */
export function isReliable([, , ctimeMs]: FileStamp, takenAt: number): boolean {
  return ctimeMs < takenAt - maxClockTickMs;
}
