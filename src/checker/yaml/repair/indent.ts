// Wrong indentation: lines that are indented a little too far or too little.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { listBlocksBelow } from './indent-blocks.ts';
import { isEntry, listLevels, detectIndentStyle, type IndentLevel, type IndentStyle } from './indent-levels.ts';
import { isBlank, findNextLine, listLinesBelow, type Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

/** Added up for each move, beside the distance in spaces. */
const costs = {
  /** The column is not a step of the file's indentation away from its parent. */
  irregularColumn: 10,
  /** A likely setting becomes part of the text above. */
  settingToText: 20,
  /** The lines below would be indented by an unusual step. */
  unusualStepBelow: 5,
  /** For each larger block of lines that moves along. */
  largerBlock: 0.1,
};

/** Proposes other columns for the candidate lines, alone or with what is below them. */
export const indent: Repairer = (error) => {
  const style = detectIndentStyle(error.lines, new Set(error.candidateLines));
  const others = error.candidateLines.flatMap((line) => [
    ...findOpeners(line, error.lines),
    ...findBreakers(line, error.lines),
    ...findSwallowed(line, error.lines),
  ]);
  return [...new Set([...error.candidateLines, ...others])]
    .filter((line) => !isBlank(line))
    .flatMap((line) => proposeMoves(line, error.lines, style))
    .sort((a, b) => a.cost! - b.cost!);
};

/** Finds the line above that is indented less and ends the group that the line would continue. */
function findBreakers(line: Line, lines: readonly Line[]): Line[] {
  const above = lines.slice(0, line.number).filter((other) => !isBlank(other));
  const breaker = above.findLast(({ contentColumn }) => contentColumn < line.indent);
  if (!breaker) return [];
  const before = above.slice(0, above.indexOf(breaker)).findLast(({ indent: column }) => column <= line.indent);
  return before && (before.indent === line.indent || before.contentColumn === line.indent) ? [breaker] : [];
}

/** Finds the first setting below that is indented so far that it continues the text of the line. */
function findSwallowed(line: Line, lines: readonly Line[]): Line[] {
  if (line.key === null || line.value === '') return [];
  const setting = listLinesBelow(lines, line).find(({ key }) => key !== null);
  return setting ? [setting] : [];
}

/** Finds the list entries above that an entry nearly lines up with. */
function findOpeners(line: Line, lines: readonly Line[]): Line[] {
  if (!isEntry(line)) return [];
  const above = lines.slice(0, line.number).filter((other) => !isBlank(other));
  return [-2, -1, 1, 2].flatMap((by) => {
    const opener = above.findLast((other) => isEntry(other) && other.indent === line.indent + by);
    return opener ? [opener, findFirstEntry(opener, above)] : [];
  });
}

/** Finds the first entry of the list that an entry belongs to. */
function findFirstEntry(entry: Line, above: readonly Line[]): Line {
  let first = entry;
  for (const other of above.slice(0, above.indexOf(entry)).toReversed()) {
    if (other.indent < entry.indent || (other.indent === entry.indent && !isEntry(other))) break;
    if (other.indent === entry.indent) first = other;
  }
  return first;
}

/** Proposes to move a line to the columns of the lines around it, alone or with a block. */
export function proposeMoves(line: Line, lines: readonly Line[], style: IndentStyle): Repair[] {
  return listLevels(line, lines, style).flatMap((level) => {
    const by = line.indent - level.column;
    if (by === 0) return [];
    const joinsText = level.isText && line.key !== null;
    if (joinsText && opensGroup(line, lines)) return [];
    const base = Math.abs(by) + (level.isRegular ? 0 : costs.irregularColumn) + (joinsText ? costs.settingToText : 0);
    return listBlocksBelow(line, lines, level.column).map((below, index) => {
      const step = measureStepBelow(line, { lines, below, by });
      const isUsual = step === null || step === style.unit || step === style.dash;
      const cost = base + index * costs.largerBlock + (isUsual ? 0 : costs.unusualStepBelow);
      return moveLines([line, ...below], { by, level, cost });
    });
  });
}

/** @returns whether a line has settings or entries below it, and so is never part of a text */
function opensGroup(line: Line, lines: readonly Line[]): boolean {
  const next = findNextLine(lines, line);
  if (line.value !== '' || !next) return false;
  return next.indent >= line.contentColumn && (next.key !== null || isEntry(next));
}

/** @returns how far the line below a key would be indented; null if the key has a value */
function measureStepBelow(
  line: Line,
  { lines, below, by }: { lines: readonly Line[]; below: readonly Line[]; by: number },
): number | null {
  const next = findNextLine(lines, line);
  if (line.key === null || line.value !== '' || !next) return null;
  return next.indent - (below.includes(next) ? by : 0) - (line.contentColumn - by);
}

function moveLines(lines: Line[], { by, level, cost }: { by: number; level: IndentLevel; cost: number }): Repair {
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
