// Text files: the value that a Markdown or CSV file gives to a setting, and the place of each part
// of it in the file.
import type { UnsupportedMarkdown } from '../diagnostics/messages/unsupported-mark.ts';

/** Kind of contents that a setting reads from a file (`x-from-file` in the schemas). */
export type FromFile = 'text' | 'sections' | 'rows';

/** Two offsets in the file; the end is exclusive. */
export type Span = readonly [start: number, end: number];

/** A mistake in the file itself. */
export type FileProblem = { span: Span } & (
  { kind: 'markdown'; what: UnsupportedMarkdown } | { kind: 'html' } | { kind: 'unreadable'; why: UnreadableReason }
);

export type UnreadableReason = 'open-quote' | 'not-utf-8' | 'control' | 'empty' | 'no-heading';

export interface TextFile {
  /** A longer text, text sections, or rows with the head as the first one. */
  value: unknown;
  problems: FileProblem[];
  /** @returns where the part of the value at a pointer is written */
  spanAt(pointer: string): Span;
  /** The addresses of links and pictures, in order. */
  links: readonly WrittenAddress[];
}

export interface WrittenAddress {
  address: string;
  span: Span;
}

const endings: Record<FromFile, RegExp> = { text: /\.md$/i, sections: /\.md$/i, rows: /\.csv$/i };

/** The folders beside site.yaml that have them. */
export const textFolders = ['texts', 'data'] as const;

/** @returns whether a path below the site's folder is that of a text file */
export function isTextFile(path: string): boolean {
  return /^(?:texts\/.+\.[mM][dD]|data\/.+\.[cC][sS][vV])$/.test(path) && !/(?:^|\/)[.]/.test(path);
}

/** @returns whether a file has the ending that a setting takes */
export function fitsSetting(path: string, wanted: FromFile): boolean {
  return endings[wanted].test(path);
}

/** The text files of a site, as pages ask for them. */
export interface TextFiles {
  paths: readonly string[];
  has(path: string): boolean;
  text(path: string): string;
  /** A key for the text; for a file that is missing, one for the files that there are. */
  version(path: string): string;
  read(path: string, wanted: FromFile): TextFile;
}
