// Indentation levels: the columns where a line may belong, by the lines around it.
import { isBlank, findNextLine, type Line } from '../parse/lines.ts';

export interface IndentLevel {
  column: number;
  /** Setting at this column above; null if the line would be the first one there. */
  name: string | null;
  /** True if the step from the parent to this column is that of the rest of the file. */
  isRegular: boolean;
  /** True if a line at this column continues a text of several lines. */
  isText: boolean;
}

const maxMove = 8;

/** The steps of a file's indentation, in spaces: from a key to its settings, or its dashes. */
export interface IndentStyle {
  unit: number;
  dash: number;
}

/**
 * @param suspects the lines that may have moved: their steps count only where there are no others
 * @returns the steps of most lines of the file
 */
export function detectIndentStyle(lines: readonly Line[], suspects: ReadonlySet<Line> = new Set()): IndentStyle {
  const steps = { name: new Map<number, number>(), dash: new Map<number, number>() };
  let above: Line | undefined;
  for (const line of lines) {
    if (isBlank(line)) continue;
    if (above && above.key !== null && above.value === '' && !suspects.has(line)) {
      const counts = isEntry(line) ? steps.dash : steps.name;
      const step = line.indent - above.contentColumn;
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
    above = line;
  }
  const both = (step: number) => (steps.name.get(step) ?? 0) + (steps.dash.get(step) ?? 0);
  if (suspects.size > 0 && both(2) + both(4) === 0) return detectIndentStyle(lines);
  // A single wide step is more likely the mistake itself, unless it is away from the mistake.
  const unit = both(4) > Math.max(suspects.size > 0 ? 0 : 1, both(2)) ? 4 : 2;
  return { unit, dash: (steps.dash.get(0) ?? 0) > (steps.dash.get(unit) ?? 0) ? 0 : unit };
}

/** @returns whether a line starts a list entry */
export function isEntry({ indent, contentColumn }: Line): boolean {
  return contentColumn > indent;
}

/** @returns the columns of the dashes that a line starts with: `- - Monday` has two */
function listDashes({ text, indent, contentColumn }: Line): number[] {
  return Array.from(text.slice(indent, contentColumn).matchAll(/-/g), ({ index }) => indent + index);
}

/** @returns the columns of the open lines above, of a group below them, and of the next line */
export function listLevels(line: Line, lines: readonly Line[], style: IndentStyle): IndentLevel[] {
  const open = listOpenLines(line, lines);
  const levels = new Map<number, IndentLevel>();
  const add = (column: number, name: string | null, isText = false) => {
    const isNew = !levels.has(column) && Math.abs(column - line.indent) <= maxMove;
    if (isNew) levels.set(column, { column, name, isRegular: isRegular(column, { line, open, style }), isText });
  };
  const [nearest] = open;
  if (nearest && nearest.value === '')
    for (const step of [isEntry(line) ? style.dash : style.unit, 2, 4]) add(nearest.contentColumn + step, null);
  for (const above of open) {
    const isText = above.key === null && !isEntry(above);
    add(above.contentColumn, above.key ?? above.content, isText);
    for (const column of listDashes(above)) add(column, `- ${above.key ?? above.content}`);
  }
  const next = findNextLine(lines, line);
  if (next) add(next.indent, null);
  return [...levels.values()];
}

/** @returns the open lines above, the nearest first: each is indented less than the last */
export function listOpenLines(line: Line, lines: readonly Line[]): Line[] {
  const open: Line[] = [];
  let limit = Infinity;
  for (const above of lines.slice(0, line.number).toReversed()) {
    const isList = open.length > 0 && isEntry(open.at(-1)!) && above.indent === limit + 1;
    // The key of a list may be at the column of its dashes.
    const isListKey = isList && !isEntry(above) && above.value === '';
    if (isBlank(above) || (above.indent > limit && !isListKey)) continue;
    open.push(above);
    limit = above.indent - 1;
    if (limit < 0 && !isEntry(above)) break;
  }
  return open;
}

interface Around {
  line: Line;
  open: readonly Line[];
  style: IndentStyle;
}

/** @returns whether the step from the parent to a column is that of the rest of the file */
function isRegular(column: number, { line, open, style }: Around): boolean {
  if (isEntry(line)) return isRegularEntry(column, open, style);
  const entry = open.find((above) => above.contentColumn === column && isEntry(above));
  if (entry) return isRegularEntry(entry.indent, open, style);
  const parent = open.find((above) => above.contentColumn < column);
  return parent ? column - parent.contentColumn === style.unit : column === 0;
}

function isRegularEntry(column: number, open: readonly Line[], style: IndentStyle): boolean {
  if (open.some((above) => listDashes(above).indexOf(column) > 0)) return true;
  const parent = open.find((above) => above.value === '' && above.contentColumn <= column);
  return parent ? column - parent.contentColumn === style.dash : column === 0;
}
