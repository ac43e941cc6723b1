// Lines that are indented a little too far or too little.
import { diagnose } from '../diagnostic.ts';
import { blocksBelow } from './indent-blocks.ts';
import { isEntry, levelsAround, styleOf, type Level, type Style } from './indent-levels.ts';
import { isBlank, lineAfter, linesBelow, type Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

/** Proposes other columns for the lines that can be to blame, alone or with what is below them; the likeliest first. */
export const indent: Trap = (wound) => {
  const style = styleOf(wound.lines);
  const others = wound.suspects.flatMap((line) => [
    ...openersOf(line, wound.lines),
    ...breakersOf(line, wound.lines),
    ...swallowedBy(line, wound.lines),
  ]);
  return [...new Set([...wound.suspects, ...others])]
    .filter((line) => !isBlank(line))
    .flatMap((line) => moves(line, wound.lines, style))
    .sort((a, b) => a.cost! - b.cost!);
};

/** The line above that stands further left and ends a group that the line would go on with. */
function breakersOf(line: Line, lines: readonly Line[]): Line[] {
  const above = lines.slice(0, line.number).filter((other) => !isBlank(other));
  const breaker = above.findLast(({ contentColumn }) => contentColumn < line.indent);
  if (!breaker) return [];
  const before = above.slice(0, above.indexOf(breaker)).findLast(({ indent: column }) => column <= line.indent);
  return before && (before.indent === line.indent || before.contentColumn === line.indent) ? [breaker] : [];
}

/** The first setting below that is indented so far that it goes on with the text of the line. */
function swallowedBy(line: Line, lines: readonly Line[]): Line[] {
  if (line.key === null || line.value === '') return [];
  const setting = linesBelow(lines, line).find(({ key }) => key !== null);
  return setting ? [setting] : [];
}

/** The entries above that an entry is out of line with, at columns nearby. */
function openersOf(line: Line, lines: readonly Line[]): Line[] {
  if (!isEntry(line)) return [];
  const above = lines.slice(0, line.number).filter((other) => !isBlank(other));
  return [-2, -1, 1, 2].flatMap((by) => {
    const opener = above.findLast((other) => isEntry(other) && other.indent === line.indent + by);
    return opener ? [opener, firstOf(opener, above)] : [];
  });
}

/** The first entry of the list that an entry belongs to. */
function firstOf(entry: Line, above: readonly Line[]): Line {
  let first = entry;
  for (const other of above.slice(0, above.indexOf(entry)).toReversed()) {
    if (other.indent < entry.indent || (other.indent === entry.indent && !isEntry(other))) break;
    if (other.indent === entry.indent) first = other;
  }
  return first;
}

/** @returns repairs that move a line to the columns of the lines around it, alone or with what is below */
export function moves(line: Line, lines: readonly Line[], style: Style): Repair[] {
  return levelsAround(line, lines, style).flatMap((level) => {
    const by = line.indent - level.column;
    if (by === 0) return [];
    // What looks like a setting is rather one than a part of the text above.
    const joinsText = level.isText && line.key !== null;
    if (joinsText && opensGroup(line, lines)) return [];
    const cost = (level.isRegular ? 0 : 10) + Math.abs(by) + (joinsText ? 20 : 0);
    return blocksBelow(line, lines, level.column).map((below, index) => {
      const step = stepBelow(line, { lines, below, by });
      const isTidy = step === null || step === style.unit || step === style.dash;
      return moved([line, ...below], { by, level, cost: cost + index * 0.1 + (isTidy ? 0 : 5) });
    });
  });
}

/** Whether settings or entries of its own stand below a line: that is never part of a text. */
function opensGroup(line: Line, lines: readonly Line[]): boolean {
  const next = lineAfter(lines, line);
  if (line.value !== '' || !next) return false;
  return next.indent >= line.contentColumn && (next.key !== null || isEntry(next));
}

/** How far the line below a name without a value would stand to the right of the name; null when it has a value. */
function stepBelow(
  line: Line,
  { lines, below, by }: { lines: readonly Line[]; below: readonly Line[]; by: number },
): number | null {
  const next = lineAfter(lines, line);
  if (line.key === null || line.value !== '' || !next) return null;
  return next.indent - (below.includes(next) ? by : 0) - (line.contentColumn - by);
}

function moved(lines: Line[], { by, level, cost }: { by: number; level: Level; cost: number }): Repair {
  const [line] = lines as [Line];
  const edits = lines
    .filter((candidate) => !isBlank(candidate))
    .map((candidate) => ({
      start: candidate.start,
      end: candidate.start + candidate.indent,
      text: ' '.repeat(Math.max(0, candidate.indent - by)),
    }));
  const start = line.start + line.indent;
  const word = isEntry(line) ? '-' : (line.key ?? line.content.split(/\s/)[0] ?? '');
  return {
    start,
    end: start + Math.max(1, word.length),
    edits,
    cost,
    report: (place, fixes) =>
      diagnose('yaml/indent', place, { by, anchor: level.name, name: isEntry(line) ? null : line.key, fixes }),
  };
}
