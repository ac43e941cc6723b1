// What the checker reports: an author's mistake as plain data. Words come from messages.ts, printing is elsewhere.
import { codes, type Code, type Severity } from './codes.ts';
import { wordsFor, type Facts } from './messages.ts';

export type { Code, Severity } from './codes.ts';

/** A place in a text. Lines and columns count from 1, columns and offsets in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

export interface Range {
  start: Position;
  end: Position;
}

/** Where on the site the mistake shows. Sections count from 1. */
export interface Where {
  route?: string;
  section?: number;
  type?: string;
}

export interface Related {
  file: string;
  range: Range;
  message: string;
}

export interface Edit {
  range: Range;
  text: string;
}

/** A repair as data. A safe one gives what the author meant beyond doubt. */
export interface Fix {
  title: string;
  safe: boolean;
  edits: Edit[];
}

export interface Diagnostic {
  version: 1;
  code: Code;
  severity: Severity;
  message: string;
  hint: string | null;
  file: string;
  range: Range;
  /** The JSON pointer into the file's data, or "" when there is none. */
  pointer: string;
  where: Where;
  related: Related[];
  fixes: Fix[];
  docs: string;
  fingerprint?: string;
}

/** A place that a diagnostic can be attached to. */
export interface Place {
  file: string;
  range: Range;
  pointer: string;
  where?: Where;
  related?: Related[];
}

interface Extras {
  fixes?: Fix[];
  related?: Related[];
}

/** @returns the diagnostic for a code at a place, with the words made from the facts */
export function diagnose<C extends Code>(
  code: C,
  at: Place,
  { fixes = [], related = [], ...facts }: Facts<C> & Extras,
): Diagnostic {
  const { message, hint } = wordsFor(code, facts as unknown as Facts<C>);
  return {
    version: 1,
    code,
    severity: codes[code],
    message,
    hint: hint ?? null,
    file: at.file,
    range: at.range,
    pointer: at.pointer,
    where: at.where ?? {},
    related: [...related, ...(at.related ?? [])],
    fixes,
    docs: `docs/errors/${code}.md`,
  };
}

/** @returns what points from a mistake to another place that it has to do with */
export function noteAt({ file, range }: Pick<Place, 'file' | 'range'>, message: string): Related {
  return { file, range, message };
}

/** @returns what points to the first of two that must not be the same */
export function noteFirst(place: Pick<Place, 'file' | 'range'>): Related {
  return noteAt(place, 'The first one is here.');
}

/** @returns what points to a use of what is wrong */
export function noteUse(place: Pick<Place, 'file' | 'range'>): Related {
  return noteAt(place, 'It is used here.');
}

/** Orders diagnostics by file, then by place, then by code, so that every run prints the same. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareTexts(a.file, b.file) ||
    a.range.start.offset - b.range.start.offset ||
    compareTexts(a.code, b.code) ||
    compareTexts(a.message, b.message)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
