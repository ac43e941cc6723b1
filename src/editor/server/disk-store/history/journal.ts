// The journal of the editor: every change that it made to the site's files, and what was undone,
// kept on disk. Several servers of one site write into it: each reads what the others have added.
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HistoryEntry } from '../../../protocol/site.ts';
import type { FileChange, PointInTime } from '../../store/site-store.ts';
import { parseLine, readEnd, type Line, type Written } from './journal-file.ts';
import { openTextStore } from './text-store.ts';

/** A change, and the shorter one that it has taken the place of. */
interface Done extends Written {
  earlier?: Done | undefined;
}

export class Journal {
  readonly #file: string;
  readonly #texts;
  readonly #now: () => number;
  /** The last one may have no effect any more: it is none then, until more is added to it. */
  #done: Done[] = [];
  #undone: Done[] = [];
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
  add(label: string, changes: readonly FileChange[], step?: string): string {
    this.#catchUp();
    const last = this.#done.at(-1);
    const kept = changes.map(({ file, before, after }) => ({
      file,
      before: this.#keep(before),
      after: this.#keep(after),
    }));
    const isMore = step !== undefined && last?.step === step && follows(last.changes, kept);
    // In the words of its beginning: what is typed is named as it was before.
    const own = isMore ? last : { id: randomUUID(), label, changes: kept };
    const joined = kept.map((each, index) => ({ ...each, before: own.changes[index]!.before }));
    this.#write({
      kind: 'edit',
      id: own.id,
      label: own.label,
      time: this.#now(),
      ...(step !== undefined && { step }),
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
    return { undo: this.#done.findLast(hasEffect)?.id ?? null, redo: this.#undone.at(-1)?.id ?? null };
  }

  /** @returns what would be undone next, or redone; null when there is nothing */
  next(way: 'undo' | 'redo'): { id: string; label: string; changes: FileChange[] } | null {
    this.#catchUp();
    const found = way === 'undo' ? this.#done.findLast(hasEffect) : this.#undone.at(-1);
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
    return [
      ...undone,
      ...this.#done
        .filter(hasEffect)
        .toReversed()
        .map((each) => toEntry(each, false)),
    ];
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
      const earlier = this.#done.find(({ id }) => id === line.id);
      const others = this.#done.filter((each) => each !== earlier && hasEffect(each));
      this.#done = [...others, { ...written, earlier: earlier && { ...earlier, earlier: undefined } }];
      this.#undone = [];
    }
    if (line?.kind === 'drop')
      this.#done = this.#done.flatMap((each) => (each.id === line.id ? (each.earlier ?? []) : each));
    if (line?.kind === 'undo')
      [this.#done, this.#undone] = moveOver(line.id, this.#done.filter(hasEffect), this.#undone);
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

/** Checks that a change was not taken back by what was added to it. */
function hasEffect({ changes }: Written): boolean {
  return changes.some(({ before, after }) => before !== after);
}

/** Checks that changes begin where others have ended. */
function follows(earlier: readonly FileChange[], later: readonly FileChange[]): boolean {
  return (
    earlier.length === later.length &&
    earlier.every(({ file, after }, index) => later[index]!.file === file && later[index]!.before === after)
  );
}
