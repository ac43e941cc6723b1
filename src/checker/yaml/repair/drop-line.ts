// Dropped lines, the last resort: a line without a repair is left out.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { listLinesBelow, type Line } from '../parse/lines.ts';
import type { ParseError } from '../parse/parse-error.ts';
import type { Repair } from './repair.ts';

/** Proposes to drop each candidate line, alone or with the lines that are indented below it. */
export const dropLines = (error: ParseError): Repair[] =>
  error.candidateLines.flatMap((line) => [
    dropTheseLines([line], error),
    dropTheseLines([line, ...listLinesBelow(error.lines, line)], error),
  ]);

function dropTheseLines(lines: Line[], error: { start: number; end: number; line: Line }): Repair {
  const isHere = error.start >= lines[0]!.start && error.start <= lines[0]!.end;
  const first = lines[0]!;
  return {
    start: isHere ? error.start : first.start + first.indent,
    end: isHere ? Math.min(Math.max(error.end, error.start + 1), first.end) : first.end,
    edits: lines.filter(({ start, end }) => end > start).map(({ start, end }) => ({ start, end, text: '' })),
    report: (place) => diagnose('yaml/syntax', place, {}),
  };
}
