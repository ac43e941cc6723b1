// The YAML files of a site's folder, read when they are asked for: ten thousand of them need not be in memory at once.
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../content/texts.ts';
import type { FileVersions } from './file-versions.ts';
import { isPageFile, walk, type Project } from './project.ts';
import { readBriefly } from './read-briefly.ts';
import { WrongUse } from './wrong-use.ts';

/** @returns the paths of site.yaml and of every page file, below the site's folder, with slashes */
function pathsOf({ siteRoot }: Project): string[] {
  const site = existsSync(join(siteRoot, 'site.yaml')) ? ['site.yaml'] : [];
  return [...walk(siteRoot, 'pages').filter(isPageFile), ...site].sort();
}

/** @returns the texts as they stand on disk now, all read at once: what happens to the files later does not matter */
export function textsAtHand(project: Project): Texts {
  return held(new Map(pathsOf(project).map((path) => [path, readHeld(join(project.siteRoot, path))])));
}

/** @returns texts at hand with some files as they stand on disk now; without those that are gone */
export function withFilesReread(texts: Texts, changed: string[], { siteRoot }: Project): Texts {
  const others = texts.paths.filter((path) => !changed.includes(path));
  const files = new Map(others.map((path) => [path, { text: texts.text(path), version: texts.version(path) }]));
  for (const path of changed) {
    const file = join(siteRoot, path);
    if (existsSync(file)) files.set(path, readHeld(file));
  }
  return held(files);
}

/** A text in memory, with its hash. */
interface Held {
  text: string;
  version: string;
}

function readHeld(file: string): Held {
  const bytes = readBriefly(file);
  return { text: bytes.toString(), version: versionOf(bytes) };
}

function held(files: ReadonlyMap<string, Held>): Texts {
  const at = (path: string): Held => {
    const found = files.get(path);
    if (!found) throw new Error(`There is no text of ${path}`);
    return found;
  };
  return {
    paths: [...files.keys()].sort(),
    has: (path) => files.has(path),
    text: (path) => at(path).text,
    version: (path) => at(path).version,
  };
}

/**
 * @param files what is known of the files from an earlier run; without it, each is read for its version
 * @returns the texts, each read when it is asked for, with its hash as its version.
 * A file that changes in between stops the program with a clear message.
 */
export function textsOnDisk(project: Project, files: Pick<FileVersions, 'of'> = readAlways): Texts {
  const paths = pathsOf(project);
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

const readAlways: Pick<FileVersions, 'of'> = { of: (_file, read) => read() };

function versionOf(bytes: Buffer): string {
  return hash('sha1', bytes, 'base64');
}
