// The output folder: the files of a built site, as a host serves them. It knows what the last build
// wrote, so only what differs is written, and what no longer belongs to the site is removed. The
// folder changes when all files have been made: a build that fails or is stopped leaves the old
// site.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressForHosts, isCompressible } from '../disk/compress.ts';
import { shallowEqualMaps } from '../disk/equal-maps.ts';
import { pruneFolder, type FolderTimes } from './prune-folder.ts';
import { readIntoSharedBuffer } from '../disk/read-into-buffer.ts';
import { openStaging } from './staged-files.ts';
import { lstatIfExists, statIfExists } from '../disk/stat-if-exists.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * The brotli quality of a file's compressed forms (0 for none), then size, mtimeMs and ctimeMs of
 * the file and of each form, taken when it was written. A file that anybody has touched since has
 * another stamp.
 */
export type OutputStamp = readonly [quality: number, ...stamps: number[]];

/** The extensions that hosts look for. */
const compressedExtensions = ['.br', '.gz'];

/** State of the output folder. */
export interface OutputState {
  /** By path. */
  files: ReadonlyMap<string, OutputStamp>;
  folders: FolderTimes;
}

/** A text may come in pieces. */
type Content = string | readonly string[] | Buffer;

export interface WriteOptions {
  /** The brotli quality of the compressed forms; without it, none are written. */
  quality?: number | undefined;
  /** A second path for the same file, without compressed forms. */
  alias?: string | undefined;
}

export interface OutputFolder {
  /**
   * Leaves a file and its compressed forms as the last build wrote them.
   * @returns false if any of them has been touched since: then it has to be written
   */
  skipUnchanged(path: string): boolean;
  /**
   * Makes a file and, with a quality, its compressed forms, unless they are there already. They
   * wait in the folder's `.unfinished` (`stagingFolder`).
   */
  write(path: string, content: Content, options?: WriteOptions): void;
  /** @returns where the content of a file is now, before `finish` and after it */
  locate(path: string): string;
  /**
   * Puts all files into their places, and removes everything that was neither skipped nor written.
   * @returns what is in the folder now
   */
  finish(): OutputState;
  /** To be called at the end, finished or not: drops what waits. The folder is as it was, then. */
  close(): void;
}

/**
 * Everything in the output folder that is not part of the site is removed, so it must not be a
 * folder that somebody works in.
 * @throws UsageError
 */
export function refuseWorkingFolder(folder: string): void {
  const entry = ['.git', 'package.json', 'site.yaml', 'pages'].find((name) => existsSync(join(folder, name)));
  if (entry)
    throw new UsageError(
      `${folder} contains ${entry}; a build would delete it. Choose another output folder with --out.`,
    );
}

const nothing: OutputState = { files: new Map(), folders: new Map() };

/** @param before what the last build left in the folder */
export function openOutput(folder: string, before = nothing): OutputFolder {
  const now = new Map<string, OutputStamp>();
  const staging = openStaging(folder);
  /** The staged files: how they are stamped once they are in their places. */
  const made = new Map<string, { quality: number; withForms: boolean }>();
  const unchangedStamp = (path: string): OutputStamp | undefined => {
    const stamp = before.files.get(path);
    const isUnchanged = stamp && equalStamps(stamp, readOutputStamp(`${folder}/${path}`, stamp[0], hasForms(stamp)));
    return isUnchanged ? stamp : undefined;
  };
  const skipUnchanged = (path: string): boolean => {
    if (made.has(path)) return true;
    const stamp = now.get(path) ?? unchangedStamp(path);
    if (stamp) now.set(path, stamp);
    return stamp !== undefined;
  };
  const stage = (path: string, content: Buffer, { quality = 0, alias }: WriteOptions): void => {
    staging.add(path, content);
    const withForms = quality > 0 && isCompressible(path, content.length);
    const forms: Record<string, Buffer> = withForms ? compressForHosts(content, quality) : {};
    for (const [extension, form] of Object.entries(forms)) staging.add(path + extension, form);
    made.set(path, { quality, withForms });
    if (!alias) return;
    staging.addAlias(alias, path);
    made.set(alias, { quality: 0, withForms: false });
  };
  const hasQuality = (path: string, quality: number): boolean => {
    const stamp = made.has(path) ? undefined : (now.get(path) ?? unchangedStamp(path));
    if (stamp?.[0] === quality) now.set(path, stamp);
    return made.get(path)?.quality === quality || stamp?.[0] === quality;
  };
  return {
    skipUnchanged,
    locate: staging.locate,
    write: (path, content, options = {}) => {
      const { quality = 0, alias } = options;
      const bytes = Buffer.isBuffer(content) ? content : encodeIntoSharedBuffer([content].flat());
      const isThere = hasQuality(path, quality) && (alias === undefined || skipUnchanged(alias));
      if (!(isThere && readIntoSharedBuffer(staging.locate(path)).equals(bytes))) stage(path, bytes, options);
    },
    finish: () => {
      staging.moveIntoPlace();
      // At last, because a rename changes the ctime of a file, and of its other names.
      for (const [path, { quality, withForms }] of made)
        now.set(path, readOutputStamp(join(folder, path), quality, withForms)!);
      made.clear();
      // If nothing has changed since the last build, there is nothing of ours to remove.
      if (shallowEqualMaps(now, before.files)) {
        staging.close();
        return before;
      }
      const current = new Set([...now].flatMap(listPaths));
      removeOld(folder, before, current);
      // Its removal would change the time of the folder.
      staging.close();
      return { files: now, folders: pruneFolder(folder, current, before.folders) };
    },
    close: staging.close,
  };
}

/** Removes what the last build wrote and this one did not. */
function removeOld(folder: string, before: OutputState, current: ReadonlySet<string>): void {
  for (const path of [...before.files].flatMap(listPaths))
    if (!current.has(path) && lstatIfExists(join(folder, path))?.isDirectory() === false) rmSync(join(folder, path));
}

let sharedBuffer = Buffer.allocUnsafeSlow(1 << 20);

/**
 * Encodes texts into one shared buffer: a buffer for each of ten thousand pages would be freed
 * later than the next one is needed.
 * @returns the bytes, valid until the next call
 */
function encodeIntoSharedBuffer(pieces: readonly string[]): Buffer {
  // A UTF-16 unit takes at most three bytes in UTF-8.
  const maxBytes = 3 * pieces.reduce((length, piece) => length + piece.length, 0);
  if (maxBytes > sharedBuffer.length) sharedBuffer = Buffer.allocUnsafeSlow(maxBytes);
  return sharedBuffer.subarray(
    0,
    pieces.reduce((end, piece) => end + sharedBuffer.write(piece, end), 0),
  );
}

function listPaths([path, stamp]: [path: string, stamp: OutputStamp]): string[] {
  return hasForms(stamp) ? [path, ...compressedExtensions.map((extension) => path + extension)] : [path];
}

/** @returns whether a file has compressed forms: a stamp without them has four numbers */
function hasForms(stamp: OutputStamp): boolean {
  return stamp.length > 4;
}

/** @returns null if the file or one of its compressed forms does not exist */
function readOutputStamp(file: string, quality: number, withForms: boolean): OutputStamp | null {
  const stamp: [number, ...number[]] = [quality];
  for (const extension of withForms ? ['', ...compressedExtensions] : ['']) {
    const stat = statIfExists(file + extension);
    if (!stat?.isFile()) return null;
    stamp.push(stat.size, stat.mtimeMs, stat.ctimeMs);
  }
  return stamp;
}

function equalStamps(a: OutputStamp, b: OutputStamp | null): boolean {
  return b !== null && a.every((part, index) => part === b[index]);
}
