// The journal of the editor: every change that it made to the site's files, and what was undone,
// kept on disk. Several servers of one site write into it: each reads what the others have added.
import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGroup } from '../../../../base/pure/pointer.ts';
import { ignoreMissing } from '../../../../base/disk/ignore-missing.ts';
import type { HistoryEntry } from '../../../protocol/site.ts';
import type { FileChange, PointInTime } from '../../store/site-store.ts';
import { openTextStore } from './text-store.ts';

/** A change as it is on disk: texts by their hashes. */
interface Written {
  /** Random, so that no two servers give the same. */
  id: string;
  label: string;
  time: number;
  /** Entries with the same words here, shortly after each other, are one. */
  joins?: string;
  changes: FileChange[];
}

type Line =
  ({ kind: 'edit' } & Written) | { kind: 'undo' | 'redo' | 'drop'; id: string } | { kind: 'upload'; file: string };

/** Typing without a longer pause is one change. */
const maxPauseMs = 3000;

export class Journal {
  readonly #file: string;
  readonly #texts;
  readonly #now: () => number;
  #done: Written[] = [];
  #undone: Written[] = [];
  readonly #uploads = new Set<string>();
  /** In bytes: how much of the file has been read. */
  #offset = 0;

  /** @param folder where it is kept; what is there is read */
  constructor(folder: string, now: () => number = Date.now) {
    this.#file = join(folder, 'journal.jsonl');
    this.#texts = openTextStore(join(folder, 'texts'));
    this.#now = now;
    this.#catchUp();
  }

  /** Writes down a change before it is made. @returns its id */
  add(label: string, changes: readonly FileChange[], joins?: string): string {
    this.#catchUp();
    const time = this.#now();
    const last = this.#done.at(-1);
    const kept = changes.map(({ file, before, after }) => ({
      file,
      before: this.#keep(before),
      after: this.#keep(after),
    }));
    const isMore =
      joins !== undefined && last?.joins === joins && time - last.time < maxPauseMs && follows(last.changes, kept);
    // In the words of its beginning: what is typed is named as it was before.
    const own = isMore ? last : { id: randomUUID(), label, changes: kept };
    const joined = kept.map((each, index) => ({ ...each, before: own.changes[index]!.before }));
    this.#write({
      kind: 'edit',
      id: own.id,
      label: own.label,
      time,
      ...(joins !== undefined && { joins }),
      changes: joined,
    });
    return own.id;
  }

  /** Takes back what was written down of a change that could not be made. */
  drop(id: string): void {
    this.#write({ kind: 'drop', id });
  }

  /** Writes down a picture or other file that the author has brought. */
  addUpload(file: string): void {
    this.#write({ kind: 'upload', file });
  }

  /** @returns the ids of what would be undone next, and redone; null when there is nothing */
  heads(): Record<'undo' | 'redo', string | null> {
    this.#catchUp();
    return { undo: this.#done.at(-1)?.id ?? null, redo: this.#undone.at(-1)?.id ?? null };
  }

  /** @returns what would be undone next, or redone; null when there is nothing */
  next(way: 'undo' | 'redo'): { id: string; label: string; changes: FileChange[] } | null {
    this.#catchUp();
    const found = way === 'undo' ? this.#done.at(-1) : this.#undone.at(-1);
    if (!found) return null;
    const changes = found.changes.map(({ file, before, after }) => {
      const [from, to] = way === 'undo' ? [after, before] : [before, after];
      return { file, before: this.#read(from), after: this.#read(to) };
    });
    return { id: found.id, label: found.label, changes };
  }

  /** Writes down that a change was undone or redone. */
  mark(way: 'undo' | 'redo', id: string): void {
    this.#write({ kind: way, id });
  }

  /** @returns the changes, the latest first */
  entries(): HistoryEntry[] {
    this.#catchUp();
    const undone = this.#undone.map((each) => toEntry(each, true));
    return [...undone, ...this.#done.toReversed().map((each) => toEntry(each, false))];
  }

  /**
   * @returns the texts of files as they were before or after a change, by file, of those that other
   * changes have touched since; null for no such file, undefined for no such change
   */
  textsAt(id: string, side: PointInTime['side']): Map<string, string | null> | undefined {
    this.#catchUp();
    const all = [...this.#done, ...this.#undone.toReversed()];
    const found = all.findIndex((each) => each.id === id);
    if (found === -1) return undefined;
    const [at, now] = [side === 'after' ? found + 1 : found, this.#done.length];
    const texts = new Map<string, string | null>();
    for (const { changes } of all.slice(at, now).toReversed())
      for (const { file, before } of changes) texts.set(file, this.#read(before));
    for (const { changes } of all.slice(now, Math.max(at, now)))
      for (const { file, after } of changes) texts.set(file, this.#read(after));
    return texts;
  }

  /** @returns the files that the editor has changed or brought, ever */
  files(): string[] {
    this.#catchUp();
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
    const isCutOff = this.#catchUp();
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${isCutOff ? '\n' : ''}${JSON.stringify(line)}\n`);
    this.#catchUp();
  }

  /** @returns whether the last line is cut off: a program has ended while writing it */
  #catchUp(): boolean {
    const { bytes, size } = readEnd(this.#file, this.#offset);
    // Somebody has deleted it.
    if (size < this.#offset) {
      [this.#done, this.#undone, this.#offset] = [[], [], 0];
      this.#uploads.clear();
      return this.#catchUp();
    }
    const end = bytes.lastIndexOf('\n') + 1;
    this.#offset += end;
    for (const line of bytes.toString('utf8', 0, end).split('\n')) this.#take(parseLine(line));
    return end < bytes.length;
  }

  #take(line: Line | null): void {
    if (line?.kind === 'upload') this.#uploads.add(line.file);
    if (line?.kind === 'edit') {
      const { kind: _kind, ...written } = line;
      this.#done = [...this.#done.filter(({ id }) => id !== line.id), written];
      this.#undone = [];
    }
    if (line?.kind === 'drop') this.#done = this.#done.filter(({ id }) => id !== line.id);
    if (line?.kind === 'undo') [this.#done, this.#undone] = moveOver(line.id, this.#done, this.#undone);
    if (line?.kind === 'redo') [this.#undone, this.#done] = moveOver(line.id, this.#undone, this.#done);
  }
}

function toEntry({ id, label, time, changes }: Written, isUndone: boolean): HistoryEntry {
  return { kind: 'change', id, label, time, isUndone, files: changes.map(({ file }) => file) };
}

/** Another server may have made a change since, so it is not always the last one. */
function moveOver(id: string, from: Written[], to: Written[]): [Written[], Written[]] {
  return [from.filter((each) => each.id !== id), [...to, ...from.filter((each) => each.id === id)]];
}

/** @returns the bytes of a file from an offset on, and its size; 0 for a file that is not there */
function readEnd(file: string, offset: number): { bytes: Buffer; size: number } {
  const opened = ignoreMissing(() => openSync(file, 'r'), null);
  if (opened === null) return { bytes: Buffer.alloc(0), size: 0 };
  try {
    const { size } = fstatSync(opened);
    const bytes = Buffer.alloc(Math.max(0, size - offset));
    const read = readSync(opened, bytes, 0, bytes.length, offset);
    return { bytes: bytes.subarray(0, read), size };
  } finally {
    closeSync(opened);
  }
}

/** Checks that changes begin where others have ended. */
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
  if (typeof line.id !== 'string') return false;
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
