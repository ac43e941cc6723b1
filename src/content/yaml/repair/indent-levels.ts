// The columns that a line can stand at, by the lines around it.
import { isBlank, lineAfter, type Line } from './lines.ts';

export interface Level {
  column: number;
  /** The name that stands at this column above; null when the line would be the first one there. */
  name: string | null;
  /** Whether the column is one step to the right of what it belongs to, as in the rest of the file. */
  isRegular: boolean;
  /** Whether what stands there goes on with a text of several lines. */
  isText: boolean;
}

const widestMove = 8;

/** How a file indents: what stands below a name, and the dashes of a list below its name. */
export interface Style {
  unit: number;
  dash: number;
}

/** @returns the steps that most lines of the file make */
export function styleOf(lines: readonly Line[]): Style {
  const steps = { name: new Map<number, number>(), dash: new Map<number, number>() };
  let above: Line | undefined;
  for (const line of lines) {
    if (isBlank(line)) continue;
    if (above && above.key !== null && above.value === '') {
      const counts = isEntry(line) ? steps.dash : steps.name;
      const step = line.indent - above.contentColumn;
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
    above = line;
  }
  const both = (step: number) => (steps.name.get(step) ?? 0) + (steps.dash.get(step) ?? 0);
  // A single wide step is rather the slip itself.
  const unit = both(4) > Math.max(1, both(2)) ? 4 : 2;
  return { unit, dash: (steps.dash.get(0) ?? 0) > (steps.dash.get(unit) ?? 0) ? 0 : unit };
}

/** @returns whether a line begins an entry of a list */
export function isEntry({ indent, contentColumn }: Line): boolean {
  return contentColumn > indent;
}

/** @returns the columns of the lines that are open above, one step further, and of the line below */
export function levelsAround(line: Line, lines: readonly Line[], style: Style): Level[] {
  const open = openAbove(line, lines);
  const levels = new Map<number, Level>();
  const add = (column: number, name: string | null, isText = false) => {
    const isNew = !levels.has(column) && Math.abs(column - line.indent) <= widestMove;
    if (isNew) levels.set(column, { column, name, isRegular: isRegular(column, { line, open, style }), isText });
  };
  const [nearest] = open;
  if (nearest && nearest.value === '')
    for (const step of [isEntry(line) ? style.dash : style.unit, 2, 4]) add(nearest.contentColumn + step, null);
  for (const above of open) {
    const isText = above.key === null && !isEntry(above);
    add(above.contentColumn, above.key ?? above.content, isText);
    add(above.indent, (isEntry(above) ? '- ' : '') + (above.key ?? above.content), isText);
  }
  const next = lineAfter(lines, line);
  if (next) add(next.indent, null);
  return [...levels.values()];
}

/** The lines above that are still open: each one further left than the one below it. */
function openAbove(line: Line, lines: readonly Line[]): Line[] {
  const open: Line[] = [];
  let limit = Infinity;
  for (const above of lines.slice(0, line.number).toReversed()) {
    const isList = open.length > 0 && isEntry(open.at(-1)!) && above.indent === limit + 1;
    // The name of a list may stand at the column of its dashes.
    const isName = isList && !isEntry(above) && above.value === '';
    if (isBlank(above) || (above.indent > limit && !isName)) continue;
    open.push(above);
    limit = above.indent - 1;
    if (limit < 0 && !isEntry(above)) break;
  }
  return open;
}

interface Around {
  line: Line;
  open: readonly Line[];
  style: Style;
}

/** Whether a line at a column would stand one step to the right of what it belongs to. */
function isRegular(column: number, { line, open, style }: Around): boolean {
  if (isEntry(line)) return isRegularEntry(column, open, style);
  const entry = open.find((above) => above.contentColumn === column && isEntry(above));
  if (entry) return isRegularEntry(entry.indent, open, style);
  const parent = open.find((above) => above.contentColumn < column);
  return parent ? column - parent.contentColumn === style.unit : column === 0;
}

function isRegularEntry(column: number, open: readonly Line[], style: Style): boolean {
  const parent = open.find((above) => above.value === '' && above.contentColumn <= column);
  return parent ? column - parent.contentColumn === style.dash : column === 0;
}
