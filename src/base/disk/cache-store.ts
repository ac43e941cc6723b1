// Cache stores: maps that one run of the program saves for the next, as JSON files in the site's
// .pagewright folder. They may be deleted at any time; a file that cannot be read counts as
// missing.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { shallowEqualMaps } from './equal-maps.ts';
import { writeAtomic } from './write-atomic.ts';

/** Conversion of entries to plain JSON and back. */
export interface StoreFormat<Value, Packed> {
  /** Changes with whatever the entries are derived from. Entries of another version are dropped. */
  version: string;
  pack(entries: ReadonlyMap<string, Value>): Packed;
  unpack(packed: Packed): Map<string, Value>;
}

/** @returns the format of values that are plain JSON and share nothing */
export function jsonFormat<Value>(version: string): StoreFormat<Value, [string, Value][]> {
  return { version, pack: (entries) => [...entries], unpack: (packed) => new Map(packed) };
}

/**
 * Replaces each index in a list by its value, in place: copying the lists of ten thousand pages
 * takes longer than reading them.
 * @returns the same list
 */
export function replaceByValues<Value>(indices: number[], values: readonly Value[]): Value[] {
  const list: unknown[] = indices;
  for (let at = 0; at < list.length; at++) list[at] = values[indices[at]!]!;
  return list as Value[];
}

export interface CacheStore<Value> {
  /** The entries that the last run saved. */
  entries: Map<string, Value>;
  /**
   * Saves entries for the next run. Writes nothing if all values are identical (not just equal) to
   * the saved ones.
   */
  save(now: ReadonlyMap<string, Value>): void;
}

/**
 * Opens the store in a file. When few entries change, only these are written, into a second file:
 * ten thousand take longer to write than the second file takes to read.
 * @param file its path, with the extension .json
 */
export function openStore<Value, Packed>(
  file: string,
  { version, pack, unpack }: StoreFormat<Value, Packed>,
): CacheStore<Value> {
  const deltaFile = file.replace(/\.json$/, '.delta.json');
  const found = readJson<Snapshot<Packed>>(file);
  const snapshot = found?.version === version ? found : undefined;
  const base = snapshot ? unpack(snapshot.packed) : new Map<string, Value>();
  const entries = new Map(base);
  const delta = snapshot && readJson<Delta<Packed>>(deltaFile);
  if (delta && delta.snapshot === snapshot.id) {
    for (const [name, value] of unpack(delta.changed)) entries.set(name, value);
    for (const name of delta.removed) entries.delete(name);
  }
  const before = new Map(entries);
  const save = (now: ReadonlyMap<string, Value>) => {
    if (shallowEqualMaps(now, before)) return;
    const changed = new Map([...now].filter(([name, value]) => base.get(name) !== value));
    const removed = [...base.keys()].filter((name) => !now.has(name));
    if (snapshot && (changed.size + removed.length) * 20 <= base.size) {
      const next: Delta<Packed> = { snapshot: snapshot.id, changed: pack(changed), removed };
      writeAtomic(deltaFile, JSON.stringify(next));
      return;
    }
    const next: Snapshot<Packed> = { version, id: randomUUID(), packed: pack(now) };
    writeAtomic(file, JSON.stringify(next));
    rmSync(deltaFile, { force: true });
  };
  return { entries, save };
}

/** All entries, as last written together. */
interface Snapshot<Packed> {
  version: string;
  id: string;
  packed: Packed;
}

/** Changes since a snapshot. */
interface Delta<Packed> {
  /** The id of the snapshot. */
  snapshot: string;
  changed: Packed;
  removed: string[];
}

/** @returns the value in a JSON file; undefined if there is no such file, or no JSON in it */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
