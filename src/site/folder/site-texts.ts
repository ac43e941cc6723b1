// The YAML files of a site's folder, each read when it is needed: ten thousand need not be in
// memory at once.
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isTextFile, textFolders } from '../../checker/text-files/text-file.ts';
import { toRoute } from '../../base/pure/route.ts';
import type { TextSet } from '../../base/pure/text-set.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { readIntoSharedBuffer } from '../../base/disk/read-into-buffer.ts';
import type { FileVersions } from './file-versions.ts';
import { isPageFile, type Project } from './project.ts';
import { ignoreMissing } from '../../base/disk/ignore-missing.ts';
import { listSiteFiles, refuseLinksOutside } from '../../base/disk/list-files.ts';
import { folderMessages } from '../messages/folder.ts';

/** Versions of the files from an earlier run. */
type Versions = Pick<FileVersions, 'get'>;

const noVersions: Versions = { get: (_file, read) => read() };

/**
 * @returns the paths of site.yaml and of every page and text file, below the site's folder, with
 * slashes
 */
export function listTextPaths({ siteRoot }: Project): string[] {
  refuseLinksOutside(siteRoot, ['site.yaml']);
  const site = existsSync(join(siteRoot, 'site.yaml')) ? ['site.yaml'] : [];
  const files = textFolders.flatMap((folder) => listSiteFiles(siteRoot, folder).filter(isTextFile));
  return [...listSiteFiles(siteRoot, 'pages').filter(isPageFile), ...files, ...site].sort();
}

/** @returns the texts as they are on disk now, all read at once */
export function readTexts(project: Project): TextSet {
  return createEditableTexts(project, noVersions, () => true);
}

/** The texts of a site while its author edits them. */
export interface EditableTexts extends TextSet {
  /** @returns the version of a text that was asked for; undefined of one that nobody has seen */
  seenVersion(path: string): string | undefined;
  /**
   * @returns the same texts, with the changed files as they are on disk now and without those that
   * are gone
   */
  reread(changed: readonly string[]): EditableTexts;
}

/**
 * Opens the texts as they are on disk now. Site.yaml and shared sections are read at once, a page
 * when it is first needed; it then stays the same until it is reread. The version of a page that
 * changed in between is that of the text that was read; a page that is gone is empty.
 */
export function openEditableTexts(project: Project, versions = noVersions): EditableTexts {
  return createEditableTexts(project, versions, (path) => toRoute(path) === null);
}

function createEditableTexts(
  project: Project,
  versions: Versions,
  isReadAtOnce: (path: string) => boolean,
): EditableTexts {
  const toFile = (path: string) => join(project.siteRoot, path);
  const open = (path: string): [string, Partial<LoadedText>] => [
    path,
    isReadAtOnce(path) ? loadText(toFile(path)) : {},
  ];
  return toEditableTexts(new Map(listTextPaths(project).map(open)), { toFile, versions });
}

interface Disk {
  toFile(path: string): string;
  versions: Versions;
}

function toEditableTexts(
  files: ReadonlyMap<string, Partial<LoadedText>>,
  disk: Disk,
  paths = [...files.keys()].sort(),
): EditableTexts {
  const { toFile, versions } = disk;
  const find = (path: string): Partial<LoadedText> => {
    const file = files.get(path);
    if (!file) throw new Error(`There is no text of ${path}`);
    return file;
  };
  const read = (path: string): LoadedText =>
    Object.assign(
      find(path),
      ignoreMissing(() => loadText(toFile(path)), missingText),
    );
  const findVersion = (path: string): string =>
    ignoreMissing(() => versions.get(path, () => read(path).version), missingText.version);
  return {
    paths,
    has: (path) => files.has(path),
    text: (path) => {
      const file = find(path);
      if (file.text !== undefined) return file.text;
      // Reads the file if its version is not cached, and so caches it for the next run.
      findVersion(path);
      return file.text ?? read(path).text;
    },
    version: (path) => (find(path).version ??= findVersion(path)),
    seenVersion: (path) => files.get(path)?.version,
    reread: (changed) => {
      const now = new Map(files);
      for (const path of changed) {
        const text = ignoreMissing(() => loadText(toFile(path)), undefined);
        if (text) now.set(path, text);
        else now.delete(path);
      }
      const hasSamePaths = changed.every((path) => files.has(path) === now.has(path));
      return toEditableTexts(now, disk, hasSamePaths ? paths : undefined);
    },
  };
}

/** The text of a file that is gone; the watcher will report that in a moment. */
const missingText: LoadedText = { text: '', version: '' };

/** A text in memory, with its hash. */
interface LoadedText {
  text: string;
  version: string;
}

function loadText(file: string): LoadedText {
  const bytes = readIntoSharedBuffer(file);
  return { text: bytes.toString(), version: hashBytes(bytes) };
}

/**
 * Opens the texts for a run that needs one state of them: each is read when it is needed.
 * @param paths of the texts, if they have just been listed
 * @returns the texts, whose methods throw a UsageError for a file that changes during the run
 */
export function openTexts(
  project: Project,
  cached = noVersions,
  paths: readonly string[] = listTextPaths(project),
): TextSet {
  const known = new Set(paths);
  const versions = new Map<string, string>();
  // Several stages need the same text one after the other.
  let last = { path: '', text: '' };
  const read = (path: string) => readIntoSharedBuffer(join(project.siteRoot, path));
  const findVersion = (path: string, load: () => string) => whileThere(path, () => cached.get(path, load));
  const text = (path: string): string => {
    if (last.path === path) return last.text;
    let bytes: Buffer | undefined;
    const load = () => hashBytes((bytes = read(path)));
    const version = versions.get(path) ?? findVersion(path, load);
    if (!bytes && whileThere(path, load) !== version) throw new UsageError(folderMessages.changedMeanwhile(path));
    versions.set(path, version);
    last = { path, text: bytes!.toString() };
    return last.text;
  };
  const version = (path: string): string => {
    const found = versions.get(path) ?? findVersion(path, () => hashBytes(read(path)));
    versions.set(path, found);
    return found;
  };
  return { paths, has: (path) => known.has(path), text, version };
}

/** @throws UsageError if the file is gone */
function whileThere<Found>(path: string, find: () => Found): Found {
  const found = ignoreMissing(find, undefined);
  if (found === undefined) throw new UsageError(folderMessages.deletedMeanwhile(path));
  return found;
}

function hashBytes(bytes: Buffer): string {
  return hash('sha1', bytes, 'base64');
}
