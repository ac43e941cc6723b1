// The last resort: a line that no trap knows is left out, so that the rest can be checked.
import { diagnose } from '../diagnostic.ts';
import { linesBelow, type Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

/** Proposes to leave out the line with the mistake, then also what is indented below it. */
export const giveUp: Trap = (wound) => {
  return wound.suspects.flatMap((line) => [
    leaveOut([line], wound),
    leaveOut([line, ...linesBelow(wound.lines, line)], wound),
  ]);
};

function leaveOut(lines: Line[], wound: { start: number; end: number; line: Line }): Repair {
  const isHere = wound.start >= lines[0]!.start && wound.start <= lines[0]!.end;
  const first = lines[0]!;
  return {
    start: isHere ? wound.start : first.start + first.indent,
    end: isHere ? Math.min(Math.max(wound.end, wound.start + 1), first.end) : first.end,
    edits: lines.filter(({ start, end }) => end > start).map(({ start, end }) => ({ start, end, text: '' })),
    isLossy: true,
    report: (place) => diagnose('yaml/syntax', place, {}),
  };
}
