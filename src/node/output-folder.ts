// The folder that a host serves. It knows what it wrote last time, so that only what differs is written again,
// and what nobody asks for any more is removed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressedForms, isCompressible } from './compress.ts';
import { haveSameEntries } from './same-entries.ts';
import { WrongUse } from './wrong-use.ts';

/**
 * How a file stood on disk when it was written, with the hash of its content. A file that anybody has touched since
 * stands otherwise.
 */
export type Standing = readonly [hash: string, size: number, modified: number, changed: number];

/** What stands in the folder. */
export interface Standings {
  /** By path. */
  files: ReadonlyMap<string, Standing>;
  /**
   * When entries came into a folder or went from it last, in milliseconds since 1970, by the folder's path: as long as that
   * stays the same, it holds nothing but what it held.
   */
  folders: ReadonlyMap<string, number>;
}

export interface OutputFolder {
  /** Keeps a file with its compressed forms, if they stand as they were written. @returns whether they do */
  keep(path: string): boolean;
  /** Writes a file and, with a quality, its compressed forms; nothing is written that stands there already. */
  write(path: string, content: string | Buffer, quality?: number): void;
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
  const stands = (path: string): boolean => {
    const known = before.files.get(path);
    return known !== undefined && isSame(known, standingOf(`${folder}/${path}`, known[0]));
  };
  const keep = (path: string): boolean => {
    if (now.has(path)) return true;
    const all = [path, ...forms(path)].filter((name) => before.files.has(name));
    if (all.length === 0 || !all.every(stands)) return false;
    for (const name of all) now.set(name, before.files.get(name)!);
    return true;
  };
  const put = (path: string, content: Buffer, hash: string): void => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(file, content);
    now.set(path, standingOf(file, hash)!);
  };
  return {
    keep,
    write: (path, content, quality) => {
      const bytes = Buffer.from(content);
      const hash = createHash('sha1').update(`${quality}`).update(bytes).digest('base64');
      // Pages share some files, and each of them asks for all of its own.
      if (now.get(path)?.[0] === hash || (before.files.get(path)?.[0] === hash && keep(path))) return;
      put(path, bytes, hash);
      if (quality === undefined || !isCompressible(path, bytes.length)) return;
      for (const [ending, form] of Object.entries(compressedForms(bytes, quality))) put(path + ending, form, hash);
    },
    finish: () => {
      // Where everything is as the last build left it, there is nothing of ours to remove.
      if (haveSameEntries(now, before.files)) return before;
      for (const path of before.files.keys()) if (!now.has(path)) rmSync(join(folder, path), { force: true });
      return { files: now, folders: withoutOthers(folder, now, before.folders) };
    },
  };
}

/** For a folder that changed while it was looked into: the next build looks again. */
const unknown = 0;

/**
 * Removes files that nobody knows, from the folders where entries have come or gone.
 * @param known when that was last, in the folders that hold nothing else
 * @returns the same of the folders as they are now
 */
function withoutOthers(
  root: string,
  files: ReadonlyMap<string, unknown>,
  known: Standings['folders'],
): Map<string, number> {
  const now = new Map<string, number>();
  const look = (folder: string) => {
    // Asked before its entries are read: what comes later is found by the next build.
    const changed = statSync(join(root, folder), { throwIfNoEntry: false })?.ctimeMs;
    if (changed === undefined) return;
    now.set(folder, changed);
    if (known.get(folder) === changed) return;
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!known.has(path)) look(path);
      } else if (!files.has(path)) {
        rmSync(join(root, path));
        now.set(folder, unknown);
      }
    }
  };
  for (const folder of new Set(['', ...known.keys()])) look(folder);
  return now;
}

function forms(path: string): string[] {
  return [`${path}.br`, `${path}.gz`];
}

function standingOf(file: string, hash: string): Standing | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? [hash, stat.size, stat.mtimeMs, stat.ctimeMs] : null;
}

function isSame(a: Standing, b: Standing | null): boolean {
  return b !== null && a.every((part, index) => part === b[index]);
}
