// The journal of the editor: every change that it made to the site's files, and what was undone,
// kept on disk.
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGroup } from '../../../base/pure/pointer.ts';
import { ignoreMissing } from '../../../base/disk/ignore-missing.ts';
import { openTextStore } from './text-store.ts';

/** What happened to one file; null for a file that is not there. */
export interface FileChange {
  file: string;
  before: string | null;
  after: string | null;
}

export interface JournalEntry {
  id: number;
  /** What was done, in words. */
  label: string;
  /** When, in milliseconds since 1970. */
  time: number;
  isUndone: boolean;
  files: string[];
}

/** As on disk: texts by their hashes. */
interface Written {
  id: number;
  label: string;
  time: number;
  /** Entries with the same words here, shortly after each other, are one. */
  joins?: string;
  changes: FileChange[];
}

type Line =
  ({ kind: 'edit' } & Written) | { kind: 'undo' | 'redo' | 'drop'; id: number } | { kind: 'upload'; file: string };

/** Typing without a longer pause is one change. */
const maxPauseMs = 3000;

export class Journal {
  readonly #file: string;
  readonly #texts;
  readonly #now: () => number;
  #done: Written[] = [];
  #undone: Written[] = [];
  readonly #uploads = new Set<string>();
  #nextId = 1;

  /** @param folder where it is kept; what is there is read */
  constructor(folder: string, now: () => number = Date.now) {
    this.#file = join(folder, 'journal.jsonl');
    this.#texts = openTextStore(join(folder, 'texts'));
    this.#now = now;
    const lines = ignoreMissing(() => readFileSync(this.#file, 'utf8'), '').split('\n');
    // The last line is cut off when the program ended while writing it.
    if (lines.at(-1) !== '') appendFileSync(this.#file, '\n');
    for (const line of lines) this.#take(parseLine(line));
  }

  /** Writes down a change before it is made. @returns its id */
  add(label: string, changes: readonly FileChange[], joins?: string): number {
    const time = this.#now();
    const last = this.#done.at(-1);
    const kept = changes.map(({ file, before, after }) => ({
      file,
      before: this.#keep(before),
      after: this.#keep(after),
    }));
    const isMore =
      joins !== undefined && last?.joins === joins && time - last.time < maxPauseMs && follows(last.changes, kept);
    const own = isMore ? last : { id: this.#nextId, changes: kept };
    const joined = kept.map((each, index) => ({ ...each, before: own.changes[index]!.before }));
    this.#write({ kind: 'edit', id: own.id, label, time, ...(joins !== undefined && { joins }), changes: joined });
    return own.id;
  }

  /** Takes back what was written down of a change that could not be made. */
  drop(id: number): void {
    this.#write({ kind: 'drop', id });
  }

  /** Writes down a picture or other file that the author has brought. */
  addUpload(file: string): void {
    this.#write({ kind: 'upload', file });
  }

  /** @returns what would be undone next, or redone; null when there is nothing */
  next(way: 'undo' | 'redo'): { id: number; label: string; changes: FileChange[] } | null {
    const found = way === 'undo' ? this.#done.at(-1) : this.#undone.at(-1);
    if (!found) return null;
    const changes = found.changes.map(({ file, before, after }) => {
      const [from, to] = way === 'undo' ? [after, before] : [before, after];
      return { file, before: this.#read(from), after: this.#read(to) };
    });
    return { id: found.id, label: found.label, changes };
  }

  /** Writes down that a change was undone or redone. */
  mark(way: 'undo' | 'redo', id: number): void {
    this.#write({ kind: way, id });
  }

  /** @returns the changes, the latest first */
  entries(): JournalEntry[] {
    const toEntry =
      (isUndone: boolean) =>
      ({ id, label, time, changes }: Written): JournalEntry => {
        return { id, label, time, isUndone, files: changes.map(({ file }) => file) };
      };
    return [...this.#undone.map(toEntry(true)), ...this.#done.toReversed().map(toEntry(false))];
  }

  /** @returns the files that the editor has changed or brought, ever */
  files(): string[] {
    const changed = [...this.#done, ...this.#undone].flatMap(({ changes }) => changes.map(({ file }) => file));
    return [...new Set([...changed, ...this.#uploads])].sort();
  }

  #keep(text: string | null): string | null {
    return text === null ? null : this.#texts.keep(text);
  }

  #read(key: string | null): string | null {
    return key === null ? null : this.#texts.read(key);
  }

  #write(line: Line): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#take(line);
  }

  #take(line: Line | null): void {
    if (line?.kind === 'upload') this.#uploads.add(line.file);
    if (line?.kind === 'edit') {
      const { kind: _kind, ...written } = line;
      this.#done = [...this.#done.filter(({ id }) => id !== line.id), written];
      this.#undone = [];
      this.#nextId = Math.max(this.#nextId, line.id + 1);
    }
    if (line?.kind === 'drop') this.#done = this.#done.filter(({ id }) => id !== line.id);
    if (line?.kind === 'undo' && this.#done.at(-1)?.id === line.id) this.#undone.push(this.#done.pop()!);
    if (line?.kind === 'redo' && this.#undone.at(-1)?.id === line.id) this.#done.push(this.#undone.pop()!);
  }
}

/** Whether changes go on where others have ended. */
function follows(earlier: readonly FileChange[], later: readonly FileChange[]): boolean {
  return (
    earlier.length === later.length &&
    earlier.every(({ file, after }, index) => later[index]!.file === file && later[index]!.before === after)
  );
}

/** @returns the line; null for what this program has not written */
function parseLine(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    return isLine(line) ? line : null;
  } catch {
    return null;
  }
}

function isLine(line: unknown): line is Line {
  if (!isGroup(line)) return false;
  if (line.kind === 'upload') return typeof line.file === 'string';
  if (!Number.isSafeInteger(line.id)) return false;
  if (line.kind !== 'edit') return ['undo', 'redo', 'drop'].includes(String(line.kind));
  const { label, time, joins, changes } = line;
  const isNamed =
    typeof label === 'string' && typeof time === 'number' && ['undefined', 'string'].includes(typeof joins);
  return isNamed && Array.isArray(changes) && changes.every(isFileChange);
}

function isFileChange(change: unknown): change is FileChange {
  if (!isGroup(change) || typeof change.file !== 'string') return false;
  return [change.before, change.after].every((text) => text === null || typeof text === 'string');
}
