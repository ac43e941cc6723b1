// Locks between processes: a file that names its owner. An owner that has died, in whatever way,
// holds nothing.
import { constants, copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJson } from './cache-store.ts';
import { isProcessAlive } from './live-process.ts';

interface Owner {
  pid: number;
  host: string;
  /** In milliseconds since 1970. */
  since: number;
}

const pollMs = 100;

/** The locks of this process. */
const held = new Set<string>();

/**
 * Waits until nobody else holds a lock, and holds it.
 * @param onWait called once, with the id of the process that holds it
 * @returns what releases it
 */
export async function holdLock(file: string, onWait: (pid: number) => void): Promise<() => void> {
  for (let isWaiting = false; !tryLock(file); isWaiting = true) {
    const pid = readJson<Owner>(file)?.pid;
    if (!isWaiting && pid !== undefined) onWait(pid);
    await wait(pollMs);
  }
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

function tryLock(file: string): boolean {
  if (held.has(file)) return false;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const owner: Owner = { pid: process.pid, host: hostname(), since: Date.now() };
  writeFileSync(draft, JSON.stringify(owner));
  const isMine = giveName(draft, file) || (dropDead(file) && giveName(draft, file));
  rmSync(draft);
  if (isMine) held.add(file);
  return isMine;
}

/** Gives a whole file a name that nothing has: others never read a part of it. */
function giveName(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
  }
  try {
    // On disks without links.
    copyFileSync(file, name, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of an owner that lives no more. It is renamed first and read again: meanwhile
 * another process may have removed the dead one's, and this is its own.
 * @returns whether the name is free now, as far as can be seen
 */
function dropDead(file: string): boolean {
  if (isAlive(readJson<Owner>(file))) return false;
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  const isWrong = isAlive(readJson<Owner>(aside));
  if (isWrong) giveName(aside, file);
  rmSync(aside);
  return !isWrong;
}

/**
 * A process of another host cannot be seen: containers get a new name and die with their processes.
 * Ids are given again after a start of the computer, and in a new container.
 */
function isAlive(owner: Owner | undefined): boolean {
  if (!owner || owner.host !== hostname() || owner.pid === process.pid) return false;
  if (owner.since < Date.now() - uptime() * 1000) return false;
  return isProcessAlive(owner.pid);
}
