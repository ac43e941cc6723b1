// Indentation blocks: the lines that may belong to a line that moves. Nobody can know, so the
// likely ones are tried.
import { isEntry } from './indent-levels.ts';
import { isBlank, listLinesBelow, type Line } from '../parse/lines.ts';

const maxCuts = 6;

/** @returns the blocks of lines that may move with a line: none, some or all further right */
export function listBlocksBelow(line: Line, lines: readonly Line[], column: number): Line[][] {
  const right = listLinesBelow(lines, line);
  const blocks: Line[][] = [[]];
  const ends = (next: Line) =>
    isEntry(line) ? isEntry(next) && next.indent <= column : next.indent <= Math.max(column, line.contentColumn);
  const cuts = right.filter((next) => !isBlank(next) && ends(next)).slice(0, maxCuts);
  for (const cut of cuts) blocks.push(right.slice(0, right.indexOf(cut)));
  if (right.some((next) => !isBlank(next))) blocks.push(right);
  if (!isEntry(line) && line.key !== null) blocks.push(findSiblings(line, lines));
  return [...new Map(blocks.map((block) => [block.length, block])).values()];
}

/** @returns the settings below at the same column: a whole group may be misplaced */
function findSiblings(line: Line, lines: readonly Line[]): Line[] {
  const rest = lines.slice(line.number + 1);
  const end = rest.findIndex(
    (next) => !isBlank(next) && (next.indent < line.indent || (next.indent === line.indent && isEntry(next))),
  );
  return end === -1 ? rest : rest.slice(0, end);
}
