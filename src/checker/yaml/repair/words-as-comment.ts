// Repairs a line of words below a text that may be over: more text, or a comment without its mark.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { findLineAbove, findNextLine, type Line } from '../parse/lines.ts';
import { isEntry } from './indent-levels.ts';
import type { Repair, Repairer } from './repair.ts';

/** Authors break the lines of a text behind this column, hardly before. */
const breakColumn = 60;

/** Proposes a comment, to be named beside the reading as text. */
export const wordsAsComment: Repairer = ({ candidateLines, lines }) =>
  candidateLines.flatMap((line) => writeComment(line, lines));

function writeComment(line: Line, lines: readonly Line[]): Repair[] {
  const above = findLineAbove(lines, line);
  const next = findNextLine(lines, line);
  const areWords = line.key === null && !isEntry(line) && /^\p{L}/u.test(line.content);
  // More lines of words are a paragraph.
  const isAlone = next === undefined || next.key !== null || isEntry(next);
  if (!above || !areWords || !isAlone || !mayBeOver(above)) return [];
  const start = line.start + line.indent;
  return [
    {
      start,
      end: line.end,
      isAside: true,
      edits: [{ start, end: start, text: '# ' }],
      report: (place, fixes) => diagnose('yaml/missing-colon', place, { text: line.content, mark: null, fixes }),
    },
  ];
}

/** @returns whether a text may end with this line: its sentence does, or it is short and the only one */
function mayBeOver(line: Line): boolean {
  const { text, key, value } = line;
  if (value === '' || /^(?:[|>][-+\d]*$|[{[])/.test(value)) return false;
  if (/[.!?…]["'”“»)]?$/.test(value)) return true;
  const isOnlyLine = key !== null || isEntry(line);
  return isOnlyLine && text.length < breakColumn && !/[,;–-]$/.test(value);
}
