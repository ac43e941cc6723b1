// The versions of a site's texts, kept between runs by how their files stand on disk: a file that stands as it did when it
// was read need not be read again to know its hash. Builds and checks go by the hashes alone.
import { join } from 'node:path';
import { openKept, plainForm } from './kept.ts';
import type { Project } from './project.ts';
import { isTrusted, standOf, type Look, type Stand } from './standing.ts';

export interface FileVersions {
  /** @returns the version of a file's content, read only if it does not stand as it did */
  of(file: string, read: () => string): string;
  /** Keeps them for the next run, if any has changed. */
  save(): void;
}

/** How a file stood, with the version of its content. */
type Known = [version: string, ...Stand];

/**
 * @param look at the site's files, if anybody has just had one
 * @returns the versions that the last run has kept, for the files of a site
 */
export function openFileVersions({ siteRoot }: Project, look?: Look): FileVersions {
  const file = join(siteRoot, '.pagewright/check/files.json');
  const { entries: before, save } = openKept(file, plainForm<Known>('size, modified, changed, inode'));
  const now = new Map<string, Known>();
  return {
    of: (path, read) => {
      const looked = look?.stands.get(path);
      // Asked before it is read, so that the next run sees a change in between.
      const at = looked ? look!.at : Date.now();
      const stand = looked ?? standOf(`${siteRoot}/${path}`);
      const known = before.get(path);
      if (known && stand.every((part, index) => part === known[index + 1])) {
        now.set(path, known);
        return known[0];
      }
      const version = read();
      if (isTrusted(stand, at)) now.set(path, [version, ...stand]);
      return version;
    },
    save: () => save(now),
  };
}
