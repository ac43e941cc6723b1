// The folder that a host serves. It knows what it wrote last time, so that only what differs is written again,
// and what nobody asks for any more is removed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressedForms, isCompressible } from './compress.ts';
import { walk } from './project.ts';
import { haveSameEntries } from './same-entries.ts';
import { WrongUse } from './wrong-use.ts';

/** How a file stood on disk when it was written. A file that anybody has touched since stands otherwise. */
export interface Standing {
  /** Of its content. */
  hash: string;
  size: number;
  modified: number;
  changed: number;
}

/** What stands in the folder, by path. */
export type Standings = Map<string, Standing>;

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

/** @param before what stood there when the last build had ended */
export function openOutput(folder: string, before: Standings): OutputFolder {
  const now: Standings = new Map();
  const made = new Set<string>();
  const stands = (path: string): boolean => {
    const known = before.get(path);
    return known !== undefined && isSame(known, standingOf(join(folder, path), known.hash));
  };
  const keep = (path: string): boolean => {
    if (now.has(path)) return true;
    const all = [path, ...forms(path)].filter((name) => before.has(name));
    if (all.length === 0 || !all.every(stands)) return false;
    for (const name of all) now.set(name, before.get(name)!);
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
      if (now.get(path)?.hash === hash || (before.get(path)?.hash === hash && keep(path))) return;
      put(path, bytes, hash);
      if (quality === undefined || !isCompressible(path, bytes.length)) return;
      for (const [ending, form] of Object.entries(compressedForms(bytes, quality))) put(path + ending, form, hash);
    },
    finish: () => {
      // Where everything is as the last build left it, there is nothing of ours to remove.
      if (!haveSameEntries(now, before))
        for (const path of walk(folder, '')) if (!now.has(path)) rmSync(join(folder, path));
      return now;
    },
  };
}

function forms(path: string): string[] {
  return [`${path}.br`, `${path}.gz`];
}

function standingOf(file: string, hash: string): Standing | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? { hash, size: stat.size, modified: stat.mtimeMs, changed: stat.ctimeMs } : null;
}

function isSame(a: Standing, b: Standing | null): boolean {
  return b !== null && a.size === b.size && a.modified === b.modified && a.changed === b.changed;
}
