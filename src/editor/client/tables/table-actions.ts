// Actions on the rows and columns of a table: those of a longer text, and the Table section. Both
// have the same menu and the same keys.
import { say } from '../../../base/words/say.ts';

export type TableAction =
  | 'add-above'
  | 'add-below'
  | 'move-up'
  | 'move-down'
  | 'remove-row'
  | 'add-before'
  | 'add-after'
  | 'move-back'
  | 'move-forth'
  | 'remove-column'
  | 'switch-head'
  | 'remove-table';

/** A table in which somebody is typing, at one of its cells. */
export interface TableTools {
  /** Checks that an action can be done at the cell. */
  can: (action: TableAction) => boolean;
  /** True if the first row has the headings of the columns. */
  hasHead: boolean;
  run: (action: TableAction) => void;
}

interface ActionWords {
  title: () => string;
  /** Keys in a cell, as the registry of actions writes them. */
  keys?: string;
}

export const tableActions: Record<TableAction, ActionWords> = {
  'add-above': { title: () => say('Add row above'), keys: 'Mod+Alt+ArrowUp' },
  'add-below': { title: () => say('Add row below'), keys: 'Mod+Alt+ArrowDown' },
  'move-up': { title: () => say('Move row up'), keys: 'Alt+Shift+ArrowUp' },
  'move-down': { title: () => say('Move row down'), keys: 'Alt+Shift+ArrowDown' },
  'remove-row': { title: () => say('Remove row') },
  'add-before': { title: () => say('Add column before'), keys: 'Mod+Alt+ArrowLeft' },
  'add-after': { title: () => say('Add column after'), keys: 'Mod+Alt+ArrowRight' },
  'move-back': { title: () => say('Move column back'), keys: 'Alt+Shift+ArrowLeft' },
  'move-forth': { title: () => say('Move column forward'), keys: 'Alt+Shift+ArrowRight' },
  'remove-column': { title: () => say('Remove column') },
  'switch-head': { title: () => say('Headings in the first row') },
  'remove-table': { title: () => say('Remove table') },
};

/** In the order of the menu, row and column apart. */
export const actionGroups: readonly { title: () => string; actions: readonly TableAction[] }[] = [
  { title: () => say('Row'), actions: ['add-above', 'add-below', 'move-up', 'move-down', 'remove-row'] },
  { title: () => say('Column'), actions: ['add-before', 'add-after', 'move-back', 'move-forth', 'remove-column'] },
  { title: () => say('Table'), actions: ['switch-head', 'remove-table'] },
];

/** Counted from 0; the row of the headings is the first one. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Cells by rows, and the cell in which somebody types. */
export interface Grid<Cell> {
  cells: Cell[][];
  at: CellPlace;
}

/**
 * Changes the rows or columns of a grid; the headings move with the columns.
 * @param empty makes a new cell
 * @returns null where that cannot be done
 */
export function changeGrid<Cell>(
  { cells, at: { row, column } }: Grid<Cell>,
  action: TableAction,
  empty: () => Cell,
): Grid<Cell> | null {
  const width = cells[0]?.length ?? 0;
  const withRow = (to: number): Grid<Cell> => ({
    cells: cells.toSpliced(to, 0, Array.from({ length: width }, empty)),
    at: { row: to, column },
  });
  const withColumn = (to: number): Grid<Cell> => ({
    cells: cells.map((each) => each.toSpliced(to, 0, empty())),
    at: { row, column: to },
  });
  const moveRow = (to: number) =>
    to < 0 || to >= cells.length ? null : { cells: moveIn(cells, row, to), at: { row: to, column } };
  const moveColumn = (to: number) =>
    to < 0 || to >= width ? null : { cells: cells.map((each) => moveIn(each, column, to)), at: { row, column: to } };
  switch (action) {
    case 'add-above':
      return withRow(row);
    case 'add-below':
      return withRow(row + 1);
    case 'move-up':
      return moveRow(row - 1);
    case 'move-down':
      return moveRow(row + 1);
    case 'remove-row':
      return cells.length < 2
        ? null
        : { cells: cells.toSpliced(row, 1), at: { row: Math.min(row, cells.length - 2), column } };
    case 'add-before':
      return withColumn(column);
    case 'add-after':
      return withColumn(column + 1);
    case 'move-back':
      return moveColumn(column - 1);
    case 'move-forth':
      return moveColumn(column + 1);
    case 'remove-column':
      return width < 2
        ? null
        : {
            cells: cells.map((each) => each.toSpliced(column, 1)),
            at: { row, column: Math.min(column, width - 2) },
          };
    case 'switch-head':
    case 'remove-table':
      return null;
  }
}

function moveIn<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
}

/** Puts cells into a grid, from a place on; the grid grows as far as they need. */
export function fillGrid<Cell>({ cells, at }: Grid<Cell>, filling: readonly Cell[][], empty: () => Cell): Grid<Cell> {
  const width = Math.max(cells[0]?.length ?? 0, at.column + Math.max(0, ...filling.map(({ length }) => length)));
  const height = Math.max(cells.length, at.row + filling.length);
  return {
    cells: Array.from({ length: height }, (_row, row) =>
      Array.from(
        { length: width },
        (_cell, column) => filling[row - at.row]?.[column - at.column] ?? cells[row]?.[column] ?? empty(),
      ),
    ),
    at,
  };
}
