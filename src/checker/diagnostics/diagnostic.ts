// Diagnostic types: an author's mistake as plain data. messages/ has the texts.
import type { Code, Severity } from './messages/codes.ts';
import type { TextRange } from '../../base/pure/positions.ts';
export type { Code, Severity } from './messages/codes.ts';

/** The part of the site with the mistake. Sections count from 1. */
export interface Where {
  route?: string;
  section?: number;
  type?: string;
}

/** A note at another place that has to do with the mistake. */
export interface RelatedPlace {
  file: string;
  range: TextRange;
  message: string;
}

/** Replaces a range of a file. */
export interface Edit {
  range: TextRange;
  text: string;
}

/** A change to the file that removes the mistake. */
export interface Fix {
  title: string;
  /** True if the author can have meant nothing else; `pagewright check --fix` applies these. */
  safe: boolean;
  edits: Edit[];
}

export interface Diagnostic {
  version: 1;
  code: Code;
  severity: Severity;
  message: string;
  hint: string | null;
  /** Plain data that both wordings are written from, for files and for authors; not in reports. */
  facts: Readonly<Record<string, unknown>>;
  file: string;
  range: TextRange;
  /** A JSON pointer into the file's data, or "" if there is none. */
  pointer: string;
  where: Where;
  related: RelatedPlace[];
  fixes: Fix[];
  /** The page about the code, below the repository's root. */
  docs: string;
  /** Identifies the mistake across edits of the file; baselines are lists of these. */
  fingerprint?: string;
}

/** A place for a diagnostic: a range of a file, and what it is in the file's data. */
export interface Place {
  file: string;
  range: TextRange;
  pointer: string;
  where?: Where;
  related?: RelatedPlace[];
  /**
   * Writing of a value at the place: undefined as a value of YAML, `bare` as it is, because it is a
   * part of a text, `link` behind the words at the place, which become a link to it, `none` not at
   * all, because the range holds more than the value.
   */
  fix?: 'bare' | 'link' | 'none';
}

export function isError({ severity }: Pick<Diagnostic, 'severity'>): boolean {
  return severity === 'error';
}
