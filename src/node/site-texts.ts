// The YAML files of a site's folder, read when they are asked for: ten thousand of them need not be in memory at once.
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from '../content/route.ts';
import type { Texts } from '../content/texts.ts';
import type { FileVersions } from './file-versions.ts';
import { hashOf } from './hash-of.ts';
import { isPageFile, unlessGone, walk, type Project } from './project.ts';
import { readBriefly } from './read-briefly.ts';
import { WrongUse } from './wrong-use.ts';

/** @returns the paths of site.yaml and of every page file, below the site's folder, with slashes */
export function pathsOf({ siteRoot }: Project): string[] {
  const site = existsSync(join(siteRoot, 'site.yaml')) ? ['site.yaml'] : [];
  return [...walk(siteRoot, 'pages').filter(isPageFile), ...site].sort();
}

/** @returns the texts as they stand on disk now, all read at once: what happens to the files later does not matter */
export function textsAtHand(project: Project): Texts {
  return openTexts(project, readAlways, () => true);
}

/** The texts of a site that is being worked on. */
export interface TextsInUse extends Texts {
  /** @returns the same with some files as they stand on disk now; without those that are gone */
  reread(changed: readonly string[]): TextsInUse;
}

/**
 * @param known what is known of the files from an earlier run
 * @returns the texts as they stand on disk now. What pages share is read at once; a page is read when it is asked for first, and
 * stays as it is here until it is reread. One that has changed in between has the version of what was read; one that has
 * gone is empty
 */
export function textsInUse(project: Project, known: Disk['known'] = readAlways): TextsInUse {
  return openTexts(project, known, (path) => routeOf(path) === null);
}

function openTexts(project: Project, known: Disk['known'], isReadAtOnce: (path: string) => boolean): TextsInUse {
  const fileOf = (path: string) => join(project.siteRoot, path);
  const opened = (path: string): [string, Partial<Held>] => [path, isReadAtOnce(path) ? readHeld(fileOf(path)) : {}];
  return inUse(new Map(pathsOf(project).map(opened)), { fileOf, known });
}

interface Disk {
  fileOf(path: string): string;
  known: Pick<FileVersions, 'of'>;
}

function inUse(files: ReadonlyMap<string, Partial<Held>>, disk: Disk, paths = [...files.keys()].sort()): TextsInUse {
  const { fileOf, known } = disk;
  const at = (path: string): Partial<Held> => {
    const found = files.get(path);
    if (!found) throw new Error(`There is no text of ${path}`);
    return found;
  };
  const read = (path: string): Held =>
    Object.assign(
      at(path),
      unlessGone(() => readHeld(fileOf(path)), gone),
    );
  const look = (path: string): string => unlessGone(() => known.of(path, () => read(path).version), gone.version);
  return {
    paths,
    has: (path) => files.has(path),
    text: (path) => {
      const file = at(path);
      if (file.text !== undefined) return file.text;
      // Reads it if its version is not known, so that the next run knows it.
      look(path);
      return file.text ?? read(path).text;
    },
    version: (path) => (at(path).version ??= look(path)),
    reread: (changed) => {
      const now = new Map(files);
      for (const path of changed) {
        const held = unlessGone(() => readHeld(fileOf(path)), undefined);
        if (held) now.set(path, held);
        else now.delete(path);
      }
      const isSame = changed.every((path) => files.has(path) === now.has(path));
      return inUse(now, disk, isSame ? paths : undefined);
    },
  };
}

/** Stands for a file that has gone; the watcher tells of it in a moment. */
const gone: Held = { text: '', version: '' };

/** A text in memory, with its hash. */
interface Held {
  text: string;
  version: string;
}

function readHeld(file: string): Held {
  const bytes = readBriefly(file);
  return { text: bytes.toString(), version: versionOf(bytes) };
}

/**
 * @param files what is known of the files from an earlier run; without it, each is read for its version
 * @param paths of the texts, if anybody has just looked for them
 * @returns the texts, each read when it is asked for, with its hash as its version.
 * A file that changes in between stops the program with a clear message.
 */
export function textsOnDisk(
  project: Project,
  files: Pick<FileVersions, 'of'> = readAlways,
  paths: readonly string[] = pathsOf(project),
): Texts {
  const known = new Set(paths);
  const versions = new Map<string, string>();
  // Several stages ask for the same text one after the other.
  let last = { path: '', text: '' };
  const read = (path: string) => readBriefly(join(project.siteRoot, path));
  const text = (path: string): string => {
    if (last.path === path) return last.text;
    let bytes: Buffer | undefined;
    const load = () => versionOf((bytes = read(path)));
    const version = versions.get(path) ?? files.of(path, load);
    if (!bytes && load() !== version)
      throw new WrongUse(`${path} was changed while it was being read. Please start again.`);
    versions.set(path, version);
    last = { path, text: bytes!.toString() };
    return last.text;
  };
  const version = (path: string): string => {
    const found = versions.get(path) ?? files.of(path, () => versionOf(read(path)));
    versions.set(path, found);
    return found;
  };
  return { paths, has: (path) => known.has(path), text, version };
}

/** @returns a name for what the pages of a site share: site.yaml and the shared sections */
export function commonVersion({ paths, version }: Texts): string {
  return hashOf(paths.filter((path) => routeOf(path) === null).map((path) => [path, version(path)]));
}

const readAlways: Pick<FileVersions, 'of'> = { of: (_file, read) => read() };

function versionOf(bytes: Buffer): string {
  return hash('sha1', bytes, 'base64');
}
