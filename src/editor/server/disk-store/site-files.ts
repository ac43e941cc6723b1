// The site's files as the editor changes them: all files of a change or none, written down so that
// it can be undone, and merged with what other programs have changed meanwhile.
import { say } from '../../../base/words/say.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '../../../base/pure/result.ts';
import { ignoreMissing } from '../../../base/disk/ignore-missing.ts';
import type { Choice, Conflict } from '../../protocol/conflict.ts';
import type { Refusal } from '../../protocol/page.ts';
import { describeConflict } from '../merging/describe-conflict.ts';
import { mergeTexts } from '../merging/merge-texts.ts';
import type { Changed, ChangeOptions, FileChange, Step } from '../store/site-store.ts';
import { Journal } from './history/journal.ts';
import { describeUnwritable, isPictureFile } from './paths/writable-path.ts';
import { describeWriteError, replaceFile } from '../../../base/disk/write-atomic.ts';

export class SiteFiles {
  readonly journal: Journal;
  readonly #root: string;
  readonly #replace: typeof replaceFile;

  /** @param replace writes a file; another one in tests of full disks */
  constructor(
    siteRoot: string,
    { now, replace = replaceFile }: { now?: () => number; replace?: typeof replaceFile } = {},
  ) {
    this.#root = siteRoot;
    this.#replace = replace;
    this.journal = new Journal(join(siteRoot, '.pagewright/history'), now);
  }

  /** @returns what a file says on disk now, a picture in Base64; null when it is not there */
  read(file: string): string | null {
    return ignoreMissing(() => readFileSync(join(this.#root, file), encodingOf(file)), null);
  }

  /**
   * Makes changes, all or none. A file that does not say any more what `before` says is merged
   * when other lines were changed.
   */
  change(changes: readonly FileChange[], { label, step }: ChangeOptions): Changed | Refusal {
    const planned = this.#plan(changes);
    if (!planned.ok) return planned;
    const { writes, merged } = planned;
    if (writes.length === 0) return { ok: true, files: [], merged: [] };
    const failed = this.#record([{ label, changes: writes, step }], writes);
    return failed ?? { ok: true, files: writes.map(({ file }) => file), merged };
  }

  /**
   * Writes what somebody has chosen of two versions. The version of this window is in the history,
   * too, whatever was kept of it: undoing brings it back, and then the other one.
   * @param names of the pages, in words
   */
  choose(choices: readonly Choice[], names: string): Changed | Refusal {
    const wanted = choices.map(({ file, theirs, text }) => ({ file, before: theirs, after: text }));
    const planned = this.#plan(wanted);
    if (!planned.ok) return planned;
    const written = new Map(planned.writes.map((write) => [write.file, write.after]));
    const own = choices.map(({ file, mine }) => ({ file, before: this.read(file), after: mine }));
    const kept = own.map(({ file, before, after }) => {
      return { file, before: after, after: written.has(file) ? written.get(file)! : before };
    });
    const steps = [
      { label: say('Your version of {names}', { names }), changes: own.filter(isChange) },
      { label: say('Choose from two versions of {names}', { names }), changes: kept.filter(isChange) },
    ].filter(({ changes }) => changes.length > 0);
    const failed = this.#record(steps, planned.writes);
    return failed ?? { ok: true, files: planned.writes.map(({ file }) => file), merged: planned.merged };
  }

  /** Writes down a change that another program has made for the editor, so that it can be undone. */
  note(label: string, changes: readonly FileChange[]): void {
    const made = changes.filter(isChange);
    if (made.length > 0) this.#attempt(() => this.journal.add(label, made), '.pagewright/history');
  }

  /**
   * Undoes the last change, or makes the last undone one again. Null when there is none.
   * @param seen the id of the change that whoever asks knows as the last one: another window may
   * have made one since, which nobody wants to undo without having seen it
   */
  step(way: 'undo' | 'redo', seen?: string): Step | Refusal | null {
    const read = this.#attempt(() => this.journal.next(way), '.pagewright/history');
    if (!read.ok) return read;
    const next = read.value;
    if (next === null) return null;
    const { label } = next;
    if (seen !== undefined && next.id !== seen)
      return {
        ok: false,
        reason:
          way === 'undo'
            ? say('Another window has made a change since: "{label}". To undo this one, press once more.', { label })
            : say('Another window has made a change since: "{label}". To redo this one, press once more.', { label }),
      };
    const planned = this.#plan(next.changes);
    if (!planned.ok) {
      if (!planned.conflicts) return planned;
      const sides = {
        mine: way === 'undo' ? say('As before "{label}"', { label }) : say('As after "{label}"', { label }),
        theirs: say('As it is now'),
      };
      return { ...planned, conflicts: planned.conflicts.map((each) => ({ ...each, sides })) };
    }
    const failed = this.#writeAll(planned.writes);
    if (failed) return failed;
    this.journal.mark(way, next.id);
    return { ok: true, label, files: planned.writes.map(({ file }) => file), merged: planned.merged };
  }

  /** Writes steps down, and then their files. @returns why it could not be done, or null */
  #record(
    steps: readonly { label: string; changes: FileChange[]; step?: string | undefined }[],
    writes: readonly FileChange[],
  ): Refusal | null {
    const ids: string[] = [];
    const noted = this.#attempt(() => {
      for (const { label, changes, step } of steps) ids.push(this.journal.add(label, changes, step));
    }, '.pagewright/history');
    const failed = noted.ok ? this.#writeAll(writes) : noted;
    if (failed) for (const id of ids.toReversed()) this.#attempt(() => this.journal.drop(id), '.pagewright/history');
    return failed;
  }

  /** What has to be written, with what others have changed. */
  #plan(changes: readonly FileChange[]): { ok: true; writes: FileChange[]; merged: string[] } | Refusal {
    const writes: FileChange[] = [];
    const merged: string[] = [];
    const conflicts: Conflict[] = [];
    for (const { file, before, after } of changes) {
      const reason = describeUnwritable(this.#root, file);
      if (reason !== null) return { ok: false, reason };
      const now = this.read(file);
      if (isPictureFile(file) && now !== before && now !== after)
        return refuse(say('{file} has been changed by another program, so it stays as it is.', { file }));
      const text = now === before ? after : merge(before, after, now);
      if (text === undefined) conflicts.push(describeConflict({ file, base: before, mine: after, theirs: now }));
      else if (text !== now) {
        if (now !== before) merged.push(file);
        writes.push({ file, before: now, after: text });
      }
    }
    if (conflicts.length === 0) return { ok: true, writes, merged };
    return { ok: false, reason: say('Somebody else has changed the same places. Choose what is to stay.'), conflicts };
  }

  /** Writes all files; when one cannot be written, those before it get their old texts back. */
  #writeAll(writes: readonly FileChange[]): Refusal | null {
    const done: FileChange[] = [];
    for (const write of writes) {
      const { file, after } = write;
      try {
        this.#write(file, after);
        done.push(write);
      } catch (error) {
        for (const { file: each, before } of done) this.#attempt(() => this.#write(each, before), each);
        return { ok: false, reason: describeWriteError(file, error), canRetry: true };
      }
    }
    return null;
  }

  #write(file: string, text: string | null): void {
    const content = text !== null && isPictureFile(file) ? Buffer.from(text, encodingOf(file)) : text;
    this.#replace(join(this.#root, file), content);
  }

  #attempt<Value>(work: () => Value, file: string): { ok: true; value: Value } | Refusal {
    try {
      return { ok: true, value: work() };
    } catch (error) {
      return { ok: false, reason: describeWriteError(file, error), canRetry: true };
    }
  }
}

/** A picture is in the journal as text, too. */
function encodingOf(file: string): 'base64' | 'utf8' {
  return isPictureFile(file) ? 'base64' : 'utf8';
}

function isChange({ before, after }: FileChange): boolean {
  return before !== after;
}

/** @returns the merged text, null for no file; undefined when both have changed the same */
function merge(before: string | null, after: string | null, now: string | null): string | null | undefined {
  if (now === after) return now;
  if (before === null || after === null || now === null) return undefined;
  return mergeTexts(before, after, now) ?? undefined;
}
