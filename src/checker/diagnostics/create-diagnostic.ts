// Diagnostics, created from a code, a place and facts, and compared for sorting.
import { codes, type Code } from './messages/codes.ts';
import { messageForCode, type Facts } from './messages/message-for-code.ts';
import type { RelatedPlace, Fix, Diagnostic, Place } from './diagnostic.ts';
import { notes } from './messages/notes.ts';

/** @returns the diagnostic for a code at a place; its message is written from the facts */
export function diagnose<C extends Code>(
  code: C,
  at: Place,
  { fixes = [], related = [], ...facts }: Facts<C> & Extras,
): Diagnostic {
  const { message, hint } = messageForCode(code, facts as unknown as Facts<C>);
  return {
    version: 1,
    code,
    severity: codes[code],
    message,
    hint: hint ?? null,
    facts,
    file: at.file,
    range: at.range,
    pointer: at.pointer,
    where: at.where ?? {},
    related: [...related, ...(at.related ?? [])],
    fixes,
    docs: `docs/errors/${code}.md`,
  };
}

/** @returns a note at another place that has to do with the mistake */
export function createNote({ file, range }: Pick<Place, 'file' | 'range'>, message: string): RelatedPlace {
  return { file, range, message };
}

/** @returns a note at the first of two things that must not be the same */
export function noteFirst(place: Pick<Place, 'file' | 'range'>): RelatedPlace {
  return createNote(place, notes.first());
}

/** @returns a note at a use of what is wrong */
export function noteUse(place: Pick<Place, 'file' | 'range'>): RelatedPlace {
  return createNote(place, notes.use());
}

/** Orders diagnostics by file, place, code and message, so that every run prints the same. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareTexts(a.file, b.file) ||
    a.range.start.offset - b.range.start.offset ||
    compareTexts(a.code, b.code) ||
    compareTexts(a.message, b.message)
  );
}

/** Orders texts by their UTF-16 units, the same on every machine. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Optional parts of a diagnostic, beside its facts. */
export interface Extras {
  fixes?: Fix[];
  related?: RelatedPlace[];
}

/** A mistake in a shared file can show on many pages. */
export function withoutDuplicates(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ file, code, range, message }) => {
    const key = `${file}\n${range.start.offset}\n${code}\n${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
