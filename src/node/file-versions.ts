// The versions of a site's texts, kept between runs by how their files stand on disk: a file that stands as it did when it
// was read need not be read again to know its hash. Builds and checks go by the hashes alone.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openKept, plainForm } from './kept.ts';
import type { Project } from './project.ts';

export interface FileVersions {
  /** @returns the version of a file's content, read only if it does not stand as it did */
  of(file: string, read: () => string): string;
  /** Keeps them for the next run, if any has changed. */
  save(): void;
}

/** How a file stood, with the version of its content. The system alone sets when it changed, so nobody can set that back. */
type Known = [version: string, size: number, modified: number, changed: number, inode: number];

/**
 * In milliseconds. A file that changes twice within one tick of its disk's clock stands as after the first time, so a
 * file is read again until its last change is this long ago. The coarsest clock, that of FAT, ticks every two seconds.
 */
const longestTick = 2000;

/** @returns the versions that the last run has kept, for the files of a site */
export function openFileVersions({ siteRoot }: Project): FileVersions {
  const file = join(siteRoot, '.pagewright/check/files.json');
  const { entries: before, save } = openKept(file, plainForm<Known>('size, modified, changed, inode'));
  const now = new Map<string, Known>();
  return {
    of: (path, read) => {
      // Asked before it is read, so that the next run sees a change in between.
      const asked = Date.now();
      const { size, mtimeMs, ctimeMs, ino } = statSync(`${siteRoot}/${path}`);
      const known = before.get(path);
      if (known && known[1] === size && known[2] === mtimeMs && known[3] === ctimeMs && known[4] === ino) {
        now.set(path, known);
        return known[0];
      }
      const version = read();
      if (ctimeMs < asked - longestTick) now.set(path, [version, size, mtimeMs, ctimeMs, ino]);
      return version;
    },
    save: () => save(now),
  };
}
