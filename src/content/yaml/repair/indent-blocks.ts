// The lines that belong to a line that has moved: nobody can tell for sure, so the likely ones are tried.
import { isEntry } from './indent-levels.ts';
import { isBlank, type Line } from './lines.ts';

const mostCuts = 6;

/** @returns the sets of lines below that can move with a line: none, all that stand further right, or some of them */
export function blocksBelow(line: Line, lines: readonly Line[], column: number): Line[][] {
  const right: Line[] = [];
  for (const next of lines.slice(line.number + 1)) {
    if (!isBlank(next) && next.indent <= line.indent) break;
    right.push(next);
  }
  const blocks: Line[][] = [[]];
  const ends = (next: Line) =>
    isEntry(line) ? isEntry(next) && next.indent <= column : next.indent <= Math.max(column, line.contentColumn);
  const cuts = right.filter((next) => !isBlank(next) && ends(next)).slice(0, mostCuts);
  for (const cut of cuts) blocks.push(right.slice(0, right.indexOf(cut)));
  if (right.some((next) => !isBlank(next))) blocks.push(right);
  if (!isEntry(line) && line.key !== null) blocks.push(runFrom(line, lines));
  return [...new Map(blocks.map((block) => [block.length, block])).values()];
}

/** The settings beside a line, with what is below them: a whole group may stand at the wrong column. */
function runFrom(line: Line, lines: readonly Line[]): Line[] {
  const rest = lines.slice(line.number + 1);
  const end = rest.findIndex(
    (next) => !isBlank(next) && (next.indent < line.indent || (next.indent === line.indent && isEntry(next))),
  );
  return end === -1 ? rest : rest.slice(0, end);
}
