// Actions on the rows and columns of a table: those of a longer text, and the Table section. Both
// have the same menu and the same keys.
import type { Command } from 'prosemirror-state';
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
  /** True if the first row has headings, which can be switched; null where it always has. */
  hasHead: boolean | null;
  /** True where its first column is on the right. */
  isMirrored: boolean;
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

/** Arrows point to where a column goes: in a table from right to left, to the other side. */
const mirrored: Partial<Record<TableAction, TableAction>> = {
  'add-before': 'add-after',
  'add-after': 'add-before',
  'move-back': 'move-forth',
  'move-forth': 'move-back',
};

/** @returns the keys of an action in a table; undefined where it has none */
export function keysOfAction(action: TableAction, isMirrored: boolean): string | undefined {
  return tableActions[(isMirrored && mirrored[action]) || action].keys;
}

/** @returns whether the table around or in an element has its first column on the right */
export function isMirroredAt(element: Element): boolean {
  return getComputedStyle(element.closest('table') ?? element).direction === 'rtl';
}

/** @returns a command for each key of an action, as ProseMirror writes keys */
export function bindActions(bind: (action: TableAction) => Command): Record<string, Command> {
  const bound = (Object.keys(tableActions) as TableAction[]).flatMap((action) => {
    const { keys } = tableActions[action];
    const command: Command = (state, dispatch, view) => {
      const own = (view && isMirroredAt(view.dom) && mirrored[action]) || action;
      return bind(own)(state, dispatch, view);
    };
    return keys ? [[keys.replaceAll('+', '-'), command] as const] : [];
  });
  return Object.fromEntries(bound);
}

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

export interface TableChange {
  axis: 'row' | 'column';
  kind: 'add' | 'move' | 'remove';
  /** Place of what is added or moved, from the cell's. */
  by: number;
}

const changes: Partial<Record<TableAction, TableChange>> = {
  'add-above': { axis: 'row', kind: 'add', by: 0 },
  'add-below': { axis: 'row', kind: 'add', by: 1 },
  'move-up': { axis: 'row', kind: 'move', by: -1 },
  'move-down': { axis: 'row', kind: 'move', by: 1 },
  'remove-row': { axis: 'row', kind: 'remove', by: 0 },
  'add-before': { axis: 'column', kind: 'add', by: 0 },
  'add-after': { axis: 'column', kind: 'add', by: 1 },
  'move-back': { axis: 'column', kind: 'move', by: -1 },
  'move-forth': { axis: 'column', kind: 'move', by: 1 },
  'remove-column': { axis: 'column', kind: 'remove', by: 0 },
};

/**
 * @param at place of the cell in the list of rows or columns
 * @returns the change, with the places that it leads from and to, and where the cell is then; null
 *   where it cannot be done
 */
export function findChange(action: TableAction, place: (axis: TableChange['axis']) => { at: number; length: number }) {
  const change = changes[action];
  if (!change) return null;
  const { at, length } = place(change.axis);
  const to = at + change.by;
  if (change.kind === 'add') return to < 0 ? null : { ...change, at, to, after: to };
  if (at < 0 || to < 0 || to >= length) return null;
  if (change.kind === 'move') return { ...change, at, to, after: to };
  return length < 2 ? null : { ...change, at, to, after: Math.min(at, length - 2) };
}

/**
 * Changes the rows or columns of a grid; the headings move with the columns.
 * @param empty makes a new cell
 * @returns null where that cannot be done
 */
export function changeGrid<Cell>({ cells, at }: Grid<Cell>, action: TableAction, empty: () => Cell): Grid<Cell> | null {
  const width = cells[0]?.length ?? 0;
  const change = findChange(action, (axis) => ({ at: at[axis], length: axis === 'row' ? cells.length : width }));
  if (!change) return null;
  const changeList = <Entry>(list: readonly Entry[], fresh: () => Entry): Entry[] => {
    if (change.kind === 'add') return list.toSpliced(change.to, 0, fresh());
    const left = list.toSpliced(change.at, 1);
    return change.kind === 'move' ? left.toSpliced(change.to, 0, list[change.at]!) : left;
  };
  return {
    cells:
      change.axis === 'row'
        ? changeList(cells, () => Array.from({ length: width }, empty))
        : cells.map((row) => changeList(row, empty)),
    at: { ...at, [change.axis]: change.after },
  };
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
