// What one run of the program keeps for the next one, in files of the site's .pagewright folder that can be thrown away at
// any time. What cannot be read is not there.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { haveSameEntries } from './same-entries.ts';
import { writeWhole } from './write-whole.ts';

/** How entries are written, as plain JSON. */
export interface Form<Value, Packed> {
  /** Of what the entries follow from. Those of another version are not there. */
  version: string;
  pack(entries: ReadonlyMap<string, Value>): Packed;
  unpack(packed: Packed): Map<string, Value>;
}

/** @returns the form of values that are plain JSON and share nothing */
export function plainForm<Value>(version: string): Form<Value, [string, Value][]> {
  return { version, pack: (entries) => [...entries], unpack: (packed) => new Map(packed) };
}

/**
 * Puts values into the place of their numbers, in the same list: copies of ten thousand pages' lists take longer to make
 * than to read.
 */
export function valuesAt<Value>(numbers: number[], values: readonly Value[]): Value[] {
  const list: unknown[] = numbers;
  for (let at = 0; at < list.length; at++) list[at] = values[numbers[at]!]!;
  return list as Value[];
}

export interface Kept<Value> {
  /** What the last run has kept. */
  entries: Map<string, Value>;
  /** Keeps these for the next run. Nothing is written where they hold the same values as before, not equal ones. */
  save(now: ReadonlyMap<string, Value>): void;
}

/**
 * Opens entries that are kept in a file. A few that change are written by themselves, beside it: ten thousand take longer
 * to write than one to read.
 * @param file with the ending .json
 */
export function openKept<Value, Packed>(file: string, { version, pack, unpack }: Form<Value, Packed>): Kept<Value> {
  const changesFile = file.replace(/\.json$/, '.changes.json');
  const found = readJson<Whole<Packed>>(file);
  const whole = found?.version === version ? found : undefined;
  const base = whole ? unpack(whole.packed) : new Map<string, Value>();
  const entries = new Map(base);
  const changes = whole && readJson<Changes<Packed>>(changesFile);
  if (changes && changes.of === whole.name) {
    for (const [name, value] of unpack(changes.packed)) entries.set(name, value);
    for (const name of changes.gone) entries.delete(name);
  }
  const before = new Map(entries);
  const save = (now: ReadonlyMap<string, Value>) => {
    if (haveSameEntries(now, before)) return;
    const changed = new Map([...now].filter(([name, value]) => base.get(name) !== value));
    const gone = [...base.keys()].filter((name) => !now.has(name));
    if (whole && (changed.size + gone.length) * 20 <= base.size) {
      const few: Changes<Packed> = { of: whole.name, packed: pack(changed), gone };
      writeWhole(changesFile, JSON.stringify(few));
      return;
    }
    const all: Whole<Packed> = { version, name: randomUUID(), packed: pack(now) };
    writeWhole(file, JSON.stringify(all));
    rmSync(changesFile, { force: true });
  };
  return { entries, save };
}

interface Whole<Packed> {
  version: string;
  /** Of this writing of all entries. */
  name: string;
  packed: Packed;
}

/** What has changed since all entries were written. */
interface Changes<Packed> {
  /** The name of the writing that they are changes of. */
  of: string;
  packed: Packed;
  gone: string[];
}

/** @returns undefined when there is no such file, or no JSON in it */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
