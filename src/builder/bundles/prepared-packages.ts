// The packages that Vite prepares for browsers, in a folder for each server: in one that servers
// share, one removes what another is about to send. A new folder begins as a copy of an earlier
// one, which never changes.
import { constants, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessAlive } from '../../base/disk/live-process.ts';

export interface PreparedPackages {
  /** Vite's cache folder, of one server. */
  folder: string;
  /** Removes it. */
  close: () => void;
}

const [prepared, server] = ['prepared-', 'server-'];
/** In milliseconds: how often is looked whether Vite has prepared packages. */
const interval = 500;
let count = 0;

/** @param base the folder that has all of it */
export function openPreparedPackages(base: string): PreparedPackages {
  mkdirSync(base, { recursive: true });
  for (const name of listNames(base, server)) if (!isRunning(name)) remove(join(base, name));
  count += 1;
  const folder = join(base, `${server}${process.pid}-${count}`);
  mkdirSync(folder);
  const newest = listNames(base, prepared).toSorted(
    (a, b) => modifiedTime(join(base, b)) - modifiedTime(join(base, a)),
  )[0];
  if (newest !== undefined) take(join(base, newest), join(folder, 'deps'));
  // Vite writes it when all of them are there, and again when there are more.
  const record = join(folder, 'deps/_metadata.json');
  // `watchFile` would miss what is written before it first looks.
  let kept = modifiedTime(record);
  const watch = setInterval(() => {
    const time = modifiedTime(record);
    if (time === kept) return;
    kept = time;
    keepCopy(base, folder, record);
  }, interval).unref();
  return {
    folder,
    close: () => {
      clearInterval(watch);
      remove(folder);
    },
  };
}

/** Copies what is prepared; nothing when it goes meanwhile, and the server prepares them itself. */
function take(from: string, to: string): void {
  try {
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch {
    remove(to);
  }
}

/** Keeps a copy of what a server has prepared, in the place of earlier ones. */
function keepCopy(base: string, folder: string, record: string): void {
  const own = join(base, `keeping-${process.pid}`);
  try {
    const { browserHash } = JSON.parse(readFileSync(record, 'utf8')) as { browserHash: string };
    const name = prepared + browserHash;
    if (listNames(base, prepared).includes(name)) return;
    cpSync(join(folder, 'deps'), own, { recursive: true, mode: constants.COPYFILE_FICLONE });
    renameSync(own, join(base, name));
    for (const other of listNames(base, prepared)) if (other !== name) remove(join(base, other));
  } catch {
    // Another server was first, or the folder goes: the next server prepares them itself.
    remove(own);
  }
}

function listNames(base: string, start: string): string[] {
  return readdirSync(base).filter((name) => name.startsWith(start));
}

function isRunning(name: string): boolean {
  return isProcessAlive(Number(name.split('-')[1]));
}

function modifiedTime(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}
