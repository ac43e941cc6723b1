// Reads a table as Markdown writes it: rows between bars, and below the first row dashes with the
// alignment.

export type ColumnAlign = 'start' | 'center' | 'end';

export interface Table {
  kind: 'table';
  align: ColumnAlign[];
  head: string[];
  /** Each as long as the head; the head grows when a row has more cells, so that none is lost. */
  rows: string[][];
}

/** @returns whether a trimmed line belongs to a table */
export function isTableRow(line: string): boolean {
  return line.startsWith('|') && line.length > 1;
}

/** @returns null when the second row is not one of dashes, so that the first is no head */
export function readTable(lines: readonly string[]): Table | null {
  const [head = [], dashes = [], ...rows] = lines.map(readCells);
  if (dashes.length === 0 || !dashes.every((cell) => /^:?-+:?$/.test(cell))) return null;
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const fill = (cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill('')];
  const align = fill(dashes.slice(0, width)).map(readAlign);
  return { kind: 'table', align, head: fill(head), rows: rows.map(fill) };
}

/** A bar behind a backslash is part of its cell. */
function readCells(line: string): string[] {
  const inside = line.slice(1).replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

function readAlign(dashes: string): ColumnAlign {
  if (!dashes.endsWith(':')) return 'start';
  return dashes.startsWith(':') ? 'center' : 'end';
}
