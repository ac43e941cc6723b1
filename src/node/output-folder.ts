// The folder that a host serves. It knows what it wrote last time, so that only what differs is written again,
// and what nobody asks for any more is removed.
import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressedForms, isCompressible } from './compress.ts';
import { readBriefly } from './read-briefly.ts';
import { removeOthers, type FolderTimes } from './remove-others.ts';
import { haveSameEntries } from './same-entries.ts';
import { lstatAt, statAt } from './stat-at.ts';
import { WrongUse } from './wrong-use.ts';

/**
 * The quality of a file's compressed forms, 0 without any; then how the file stood on disk when it was written, and each form: its
 * size, when it was written, when it changed in any way. A file that anybody has touched since stands otherwise.
 */
export type Standing = readonly [quality: number, ...stood: number[]];

/** What a file's name has behind it in its compressed forms, as hosts look for them. */
const forms = ['.br', '.gz'];

/** What stands in the folder. */
export interface Standings {
  /** By path. */
  files: ReadonlyMap<string, Standing>;
  folders: FolderTimes;
}

/** A text may come in pieces. */
type Content = string | readonly string[] | Buffer;

export interface WriteOptions {
  /** Of the compressed forms; none without. */
  quality?: number | undefined;
  /** Another name under which the file stands, without compressed forms. */
  alias?: string | undefined;
}

export interface OutputFolder {
  /** What was kept or written so far, as it stands. */
  readonly files: Standings['files'];
  /** Keeps a file with its compressed forms, if they stand as they were written. @returns whether they do */
  keep(path: string): boolean;
  /** Writes a file and, with a quality, its compressed forms; nothing is written that stands there already. */
  write(path: string, content: Content, options?: WriteOptions): void;
  /** Removes what was neither kept nor written, if anything has changed. @returns what stands there now */
  finish(): Standings;
}

/**
 * Everything in the output folder that is not of the site is removed, so it must not be a folder that somebody works in.
 * @throws WrongUse
 */
export function refuseOthersFolder(folder: string): void {
  const sign = ['.git', 'package.json', 'site.yaml', 'pages'].find((name) => existsSync(join(folder, name)));
  if (sign)
    throw new WrongUse(`${folder} holds ${sign}, so it is no folder for a finished site. Choose another one: --out`);
}

const nothing: Standings = { files: new Map(), folders: new Map() };

/** @param before what stood there when the last build had ended */
export function openOutput(folder: string, before = nothing): OutputFolder {
  const now = new Map<string, Standing>();
  const made = new Set<string>();
  /** How a file stood after the last build, if it still does. */
  const asBefore = (path: string): Standing | undefined => {
    const known = before.files.get(path);
    return known && isSame(known, standingOf(`${folder}/${path}`, known[0], hasForms(known))) ? known : undefined;
  };
  const keep = (path: string): boolean => {
    const standing = now.get(path) ?? asBefore(path);
    if (standing) now.set(path, standing);
    return standing !== undefined;
  };
  const put = (path: string, content: Buffer, { quality = 0, alias }: WriteOptions): void => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!made.has(parent)) makeFolder(folder, dirname(path));
    made.add(parent);
    makeWay(file, alias ? 2 : 1);
    writeFileSync(file, content);
    const isCompressed = quality > 0 && isCompressible(path, content.length);
    if (isCompressed)
      for (const [ending, form] of Object.entries(compressedForms(content, quality)))
        writeFileSync(file + ending, form);
    // Before it is asked how the file stands: a name more is a change, too.
    if (alias) {
      nameAlso(file, join(folder, alias));
      now.set(alias, standingOf(join(folder, alias), 0, false)!);
    }
    now.set(path, standingOf(file, quality, isCompressed)!);
  };
  return {
    files: now,
    keep,
    write: (path, content, options = {}) => {
      const { quality = 0, alias } = options;
      const bytes = Buffer.isBuffer(content) ? content : bytesOf([content].flat());
      const standing = now.get(path) ?? (before.files.get(path)?.[0] === quality ? asBefore(path) : undefined);
      const isNamed = alias === undefined || keep(alias);
      if (standing && isNamed && readBriefly(join(folder, path)).equals(bytes)) now.set(path, standing);
      else put(path, bytes, options);
    },
    finish: () => {
      // Where everything is as the last build left it, there is nothing of ours to remove.
      if (haveSameEntries(now, before.files)) return before;
      const known = new Set([...now].flatMap(([path, standing]) => pathsOf(path, standing)));
      for (const path of [...before.files].flatMap(([name, standing]) => pathsOf(name, standing)))
        if (!known.has(path) && lstatAt(join(folder, path))?.isDirectory() === false) rmSync(join(folder, path));
      return { files: now, folders: removeOthers(folder, known, before.folders) };
    },
  };
}

/** Makes a folder below the root; a file that stands where a folder is to be goes. */
function makeFolder(root: string, path: string): void {
  try {
    mkdirSync(join(root, path), { recursive: true });
  } catch (error) {
    if (path === '.') throw error;
    makeFolder(root, dirname(path));
    if (lstatAt(join(root, path))?.isDirectory() !== false) throw error;
    rmSync(join(root, path));
    mkdirSync(join(root, path));
  }
}

/** Takes away what must not be written through: a folder or a link in a file's place, a file that has other names than its own. */
function makeWay(file: string, names: number): void {
  const stat = lstatAt(file);
  if (stat && !(stat.isFile() && stat.nlink <= names)) rmSync(file, { recursive: true });
}

/** Gives a file another name, without a copy of what is in it where the disk can do that. */
function nameAlso(file: string, alias: string): void {
  const other = statAt(alias);
  if (other) {
    // Left alone where it is the same file: the folder, too, stands as it did then.
    if (other.ino === statSync(file).ino) return;
    rmSync(alias, { recursive: true });
  }
  try {
    linkSync(file, alias);
  } catch {
    copyFileSync(file, alias);
  }
}

let room = Buffer.allocUnsafeSlow(1 << 20);

/**
 * Texts become bytes in one place, one after the other: memory of its own for each of ten thousand pages is given back
 * later than the next one is asked for. @returns the bytes, which are good until the next text
 */
function bytesOf(pieces: readonly string[]): Buffer {
  // A unit of JavaScript's length takes three bytes at most.
  const most = 3 * pieces.reduce((length, piece) => length + piece.length, 0);
  if (most > room.length) room = Buffer.allocUnsafeSlow(most);
  return room.subarray(
    0,
    pieces.reduce((end, piece) => end + room.write(piece, end), 0),
  );
}

function pathsOf(path: string, standing: Standing): string[] {
  return hasForms(standing) ? [path, ...forms.map((ending) => path + ending)] : [path];
}

function hasForms(standing: Standing): boolean {
  return standing.length > 4;
}

/** @returns null where the file, or one of its forms, is not there */
function standingOf(file: string, quality: number, withForms: boolean): Standing | null {
  const standing: [number, ...number[]] = [quality];
  for (const ending of withForms ? ['', ...forms] : ['']) {
    const stat = statAt(file + ending);
    if (!stat?.isFile()) return null;
    standing.push(stat.size, stat.mtimeMs, stat.ctimeMs);
  }
  return standing;
}

function isSame(a: Standing, b: Standing | null): boolean {
  return b !== null && a.every((part, index) => part === b[index]);
}
