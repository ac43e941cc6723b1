// Parse errors: where YAML stops being readable, and which lines can be to blame.
import { visit, type Document as YamlDocument, type YAMLParseError } from 'yaml';
import { findLineAbove, findNextLine, findLine, splitLines, type Line } from './lines.ts';

export interface ParseError {
  text: string;
  lines: Line[];
  /** The parser's code for the error. */
  code: string;
  /** The offset where the mistake starts: for a quote that is never closed, the quote. */
  start: number;
  end: number;
  line: Line;
  /** The lines that may have the mistake, the likeliest first. */
  candidateLines: Line[];
}

/** Nobody writes longer lines, and the regular expressions of repairers are slow on them. */
const maxLineLength = 4000;

/** @returns the first parse error of a document, or null if there is none */
export function findFirstParseError(text: string, document: YamlDocument): ParseError | null {
  const quotes = document.errors.some(isQuoteError) ? listQuotedRanges(document) : [];
  const starts = document.errors.map((error) => ({
    error,
    start: isQuoteError(error) ? findQuoteStart(error.pos[0], quotes) : error.pos[0],
  }));
  const first = starts.sort((a, b) => a.start - b.start)[0];
  if (!first) return null;
  const lines = splitLines(text);
  const line = findLine(lines, first.start);
  const reported = findLine(lines, Math.min(first.error.pos[0], text.length - 1));
  const before = findLineAbove(lines, line);
  const after = findNextLine(lines, line);
  const candidateLines = [...new Set([line, reported, after, before].filter(isShortEnough))];
  return {
    text,
    lines,
    code: first.error.code,
    start: first.start,
    end: Math.max(first.error.pos[1], first.start),
    line,
    candidateLines,
  };
}

function isShortEnough(line: Line | undefined): line is Line {
  return line !== undefined && line.text.length <= maxLineLength;
}

/** The parser reports an unclosed quote at the end of the text; the mistake starts at the quote. */
function isQuoteError({ code, message }: YAMLParseError): boolean {
  return code === 'MISSING_CHAR' && message.includes('quote');
}

function findQuoteStart(at: number, quotes: readonly [number, number][]): number {
  return quotes.findLast(([from, to]) => from <= at && at <= to + 1)?.[0] ?? at;
}

function listQuotedRanges(document: YamlDocument): [number, number][] {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (range && type?.startsWith('QUOTE')) ranges.push([range[0], range[1]]);
    },
  });
  return ranges;
}
