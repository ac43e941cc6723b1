// File versions: the content hashes of a site's texts, cached between runs by file stamp. A file
// whose stamp is unchanged is not read again. Builds and checks compare the hashes alone.
import { join } from 'node:path';
import { openStore, jsonFormat } from '../../base/disk/cache-store.ts';
import { isReliable, readStamp, type FileStamp, type FileStamps } from '../../base/disk/file-stamps.ts';
import type { Project } from './project.ts';

export interface FileVersions {
  /**
   * @param read reads the file and returns its version; called only if the cached one is outdated
   */
  get(file: string, read: () => string): string;
  /** Saves the versions for the next run, if any has changed. */
  save(): void;
}

type StampedVersion = [version: string, ...FileStamp];

/** @param recent stamps of the site's files that have just been taken, if there are any */
export function openFileVersions({ siteRoot }: Project, recent?: FileStamps): FileVersions {
  const file = join(siteRoot, '.pagewright/check/files.json');
  const { entries: before, save } = openStore(file, jsonFormat<StampedVersion>('size, mtime, ctime, inode'));
  const now = new Map<string, StampedVersion>();
  return {
    get: (path, read) => {
      const recentStamp = recent?.stamps.get(path);
      // Stamped before it is read, so that the next run notices a change in between.
      const takenAt = recentStamp ? recent!.takenAt : Date.now();
      const stamp = recentStamp ?? readStamp(`${siteRoot}/${path}`);
      const cached = before.get(path);
      if (cached && stamp.every((part, index) => part === cached[index + 1])) {
        now.set(path, cached);
        return cached[0];
      }
      const version = read();
      if (isReliable(stamp, takenAt)) now.set(path, [version, ...stamp]);
      return version;
    },
    save: () => save(now),
  };
}
