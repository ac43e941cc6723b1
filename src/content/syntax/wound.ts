// A place that YAML cannot read, and what a trap may propose for it.
import { parseDocument, visit, type Document, type YAMLParseError } from 'yaml';
import type { Diagnostic, Fix, Place } from '../diagnostic.ts';
import type { TextEdit } from '../positions.ts';
import { isBlank, lineAfter, lineAt, linesOf, type Line } from './lines.ts';

export interface Wound {
  text: string;
  lines: Line[];
  /** YAML's name for what is wrong. */
  code: string;
  /** Where the mistake begins: for a quote that is never closed, at the quote. */
  start: number;
  end: number;
  line: Line;
  /** The lines that can be to blame, the likeliest first. */
  suspects: Line[];
}

/** A way to mend a wound. Offsets are those of the wound's text; edits keep the lines. */
export interface Repair {
  start: number;
  end: number;
  edits: TextEdit[];
  /** Among repairs that mend equally well, the one with the lower cost is taken. */
  cost?: number;
  /** Whether what the author wrote is lost. */
  isLossy?: boolean;
  /**
   * Where the name of a setting stands that the repair takes out of a text. It is one only if its new group knows it,
   * so the repair counts when another name would fit worse there.
   */
  namedAt?: number;
  /** How many misfits fewer it must leave at least, if not one: for repairs that change what belongs together. */
  gain?: number;
  /** Other edits, after which more must be wrong: else those show that something else is to blame. */
  rival?: TextEdit[];
  report(place: Place, fixes: Fix[]): Diagnostic;
}

/** Recognises one kind of mistake, and proposes repairs for it. */
export type Trap = (wound: Wound) => Repair[];

/** Nobody writes longer lines by hand; the traps' patterns would take long for them. */
const longestLine = 4000;

/** Parses without throwing and without printing. (With `silent` a second document would be passed over.) */
export function parseText(text: string): Document {
  const errors = Error as { stackTraceLimit?: number | undefined } & typeof Error;
  const { stackTraceLimit } = errors;
  // Every mistake is an Error, and thousands of stacks that nobody reads take longer than the parsing.
  errors.stackTraceLimit = 0;
  try {
    return parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' });
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}

/** @returns the first mistake of a document, or null when it can be read */
export function firstWound(text: string, document: Document): Wound | null {
  const quotes = document.errors.some(isQuoteError) ? quotedRanges(document) : [];
  const starts = document.errors.map((error) => ({
    error,
    start: isQuoteError(error) ? quoteStart(error.pos[0], quotes) : error.pos[0],
  }));
  const first = starts.sort((a, b) => a.start - b.start)[0];
  if (!first) return null;
  const lines = linesOf(text);
  const line = lineAt(lines, first.start);
  const reported = lineAt(lines, Math.min(first.error.pos[0], text.length - 1));
  const before = lines.slice(0, line.number).findLast((other) => !isBlank(other));
  const after = lineAfter(lines, line);
  const suspects = [...new Set([line, reported, after, before].filter(isReadable))];
  return {
    text,
    lines,
    code: first.error.code,
    start: first.start,
    end: Math.max(first.error.pos[1], first.start),
    line,
    suspects,
  };
}

function isReadable(line: Line | undefined): line is Line {
  return line !== undefined && line.text.length <= longestLine;
}

/** A quote that is not closed is reported where the text ends; the mistake begins at the quote. */
function isQuoteError({ code, message }: YAMLParseError): boolean {
  return code === 'MISSING_CHAR' && message.includes('quote');
}

function quoteStart(at: number, quotes: readonly [number, number][]): number {
  return quotes.findLast(([from, to]) => from <= at && at <= to + 1)?.[0] ?? at;
}

function quotedRanges(document: Document): [number, number][] {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (range && type?.startsWith('QUOTE')) ranges.push([range[0], range[1]]);
    },
  });
  return ranges;
}
