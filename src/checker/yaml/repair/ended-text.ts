// Words below a text that may have ended: they may be more of it, a comment without its mark, or
// something else that was typed wrongly.
import { findLine, findLineAbove, findNextLine, splitLines, type Line } from '../parse/lines.ts';
import { isEntry } from './indent-levels.ts';
import type { Repair } from './repair.ts';

/** Authors break the lines of a text behind this column, hardly before. */
const breakColumn = 60;

/** @returns whether a repair only moves a line of words into the text above, which may have ended */
export function continuesEndedText({ edits, isCertain }: Repair, text: string): boolean {
  if (isCertain || edits.some((edit) => /[^ ]/.test(edit.text))) return false;
  const lines = splitLines(text);
  const line = findLine(lines, edits[0]!.start);
  const above = findLineAbove(lines, line);
  const next = findNextLine(lines, line);
  const areWords = line.key === null && !isEntry(line) && /^\p{L}/u.test(line.content);
  // More lines of words are a paragraph.
  const isAlone = next === undefined || next.key !== null || isEntry(next);
  return above !== undefined && areWords && isAlone && mayBeEnd(above);
}

/** @returns whether a text may end with this line: its sentence does, or it is short and the only one */
function mayBeEnd(line: Line): boolean {
  const { text, key, value } = line;
  if (value === '' || /^(?:[|>][-+\d]*$|[{[])/.test(value)) return false;
  if (/[.!?…]["'”“»)]?$/.test(value)) return true;
  const isOnlyLine = key !== null || isEntry(line);
  return isOnlyLine && text.length < breakColumn && !/[,;–-]$/.test(value);
}
