// Cells of a Table section: which one an element of the page shows, and edits of rows and columns.
import type { Edit } from '../../../edits/model/edit.ts';
import { findField } from '../../../edits/model/find-field.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import type { EditorPage } from '../../protocol/page.ts';
import { leavesInText } from '../shown/leaves.ts';
import { newEntry, withCells } from '../entries/new-entries.ts';
import { toFieldSource } from '../state/fields.ts';
import { useEditor } from '../state/store.ts';
import { findChange, type CellPlace, type TableAction, type TableChange } from './table-actions.ts';

/** A table of the page: a section with rows of cells. */
export interface SectionTable {
  file: string;
  /** Path of the section in the file. */
  path: Path;
}

/** A cell of a table; the row of the headings is row 0. */
export interface SectionCell extends CellPlace {
  table: SectionTable;
}

interface TableData {
  /** Headings in settings of their own; without them, the first row has them. */
  hasColumns: boolean;
  rows: unknown[][];
  width: number;
}

function readTable({ files }: EditorPage, { file, path }: SectionTable): TableData | null {
  const { type, columns, rows } = (getAtPath(files[file]?.data, path) ?? {}) as Record<string, unknown>;
  const isTable = useEditor.getState().start?.sections[String(type)]?.hasCells === true;
  if (!isTable || !Array.isArray(rows) || !rows.every((row) => Array.isArray(row))) return null;
  const hasColumns = Array.isArray(columns);
  return { hasColumns, rows, width: hasColumns ? columns.length : (rows[0]?.length ?? 0) };
}

/** @returns the table that a path of a setting leads into */
function tableAround(page: EditorPage, file: string, path: Path): SectionTable | null {
  const end = path.findLastIndex((key) => key === 'rows' || key === 'columns');
  const table = { file, path: path.slice(0, end) };
  return end > 0 && readTable(page, table) ? table : null;
}

/**
 * @param section path of the section in the page's file that the element stands in
 * @returns the cell that an element stands in; null outside of Table sections
 */
export function findCell(element: Element, page: EditorPage, section: Path | null): SectionCell | null {
  const shown = element.closest<HTMLTableCellElement>('td, th');
  const rowElement = shown?.closest('tr');
  const grid = rowElement?.closest('table');
  if (!shown || !rowElement || !grid) return null;
  // A table of a shared section is in the file that the words of its cells come from.
  const leaves = [...grid.querySelectorAll<HTMLElement>('[data-pw-text]')].flatMap((each) => leavesInText(each, page));
  const found = leaves.map(({ file, path }) => tableAround(page, file, path)).find((each) => each !== null);
  const own = section && page.file !== null ? { file: page.file, path: section } : null;
  const table = found ?? (own && readTable(page, own) ? own : null);
  return table && { table, row: firstRow(grid) + [...grid.rows].indexOf(rowElement), column: shown.cellIndex };
}

/** Pages leave out a row of headings that are all empty. */
function firstRow(grid: HTMLTableElement): number {
  return grid.tHead ? 0 : 1;
}

/** @returns the element that shows a cell; undefined where the page does not show it yet */
export function cellElement(grid: HTMLTableElement, { row, column }: CellPlace): HTMLTableCellElement | undefined {
  return grid.rows[row - firstRow(grid)]?.cells[column];
}

/** @returns the path of the words of a cell */
export function cellPath(page: EditorPage, { table, row, column }: SectionCell): Path {
  const hasColumns = readTable(page, table)?.hasColumns;
  if (!hasColumns) return [...table.path, 'rows', row, column];
  return row === 0 ? [...table.path, 'columns', column, 'label'] : [...table.path, 'rows', row - 1, column];
}

/** @returns the numbers of rows, with that of the headings, and of columns */
export function tableSize(page: EditorPage, table: SectionTable): { rows: number; columns: number } {
  const data = readTable(page, table);
  return { rows: (data?.rows.length ?? 0) + (data?.hasColumns ? 1 : 0), columns: data?.width ?? 0 };
}

/** @returns the largest numbers of rows and columns, as the schema of the section has them */
function largestSize(page: EditorPage, { file, path }: SectionTable): { rows: number; columns: number } {
  const { start } = useEditor.getState();
  const field = start && findField(toFieldSource(start, page), { file, path: [...path, 'rows'] })?.field;
  return { rows: field?.maxItems ?? Infinity, columns: field?.item?.maxItems ?? Infinity };
}

/** @returns the edits of an action at a cell, and where the cell is then; null where it cannot be done */
export function editsAtCell(
  page: EditorPage,
  cell: SectionCell,
  action: TableAction,
): { edits: Edit[]; at: CellPlace } | null {
  const { table, row, column } = cell;
  const data = readTable(page, table);
  if (!data) return null;
  const headRows = data.hasColumns ? 1 : 0;
  const rows: Path = [...table.path, 'rows'];
  const ways = {
    row: { list: rows, at: row - headRows, length: data.rows.length, largest: largestSize(page, table).rows },
    column: {
      list: data.hasColumns ? [...table.path, 'columns'] : [...rows, 0],
      at: column,
      length: data.width,
      largest: largestSize(page, table).columns,
    },
  };
  const change = findChange(action, (axis) => ways[axis]);
  if (!change) return null;
  const { list, length, largest } = ways[change.axis];
  if (change.kind === 'add' && length >= largest) return null;
  const at = { row, column, [change.axis]: change.after + (change.axis === 'row' ? headRows : 0) };
  return { edits: withCells(table.file, toEdit(table.file, list, change)), at };
}

function toEdit(
  file: string,
  list: Path,
  { kind, at, to }: { kind: TableChange['kind']; at: number; to: number },
): Edit {
  if (kind === 'add') return { kind: 'insert', path: list, at: to, value: newEntry(file, list) };
  if (kind === 'move') return { kind: 'move', from: [...list, at], to: [...list, to] };
  return { kind: 'remove', path: [...list, at] };
}

/**
 * @param filling cells by rows, as the file writes them; they fill those from the cell on
 * @returns the edits, with those that make the table large enough; null where it would be too large
 */
export function editsToFill(page: EditorPage, cell: SectionCell, filling: readonly string[][]): Edit[] | null {
  const { table, row, column } = cell;
  const data = readTable(page, table);
  if (!data) return null;
  const headRows = data.hasColumns ? 1 : 0;
  const width = Math.max(data.width, column + Math.max(...filling.map(({ length }) => length)));
  const height = Math.max(data.rows.length, row - headRows + filling.length);
  const largest = largestSize(page, table);
  if (width > largest.columns || height > largest.rows) return null;
  const put = (at: CellPlace) => filling[at.row - row]?.[at.column - column];
  const rows: Path = [...table.path, 'rows'];
  const edits: Edit[] = [];
  if (data.hasColumns) edits.push(...editsOfHead({ table, from: data.width, to: width, put }));
  for (const [index, cells] of data.rows.entries())
    for (const at of range(0, width)) {
      const value = put({ row: index + headRows, column: at });
      if (at >= cells.length) edits.push({ kind: 'insert', path: [...rows, index], at, value: value ?? '' });
      else if (value !== undefined) edits.push({ kind: 'set', path: [...rows, index, at], value });
    }
  for (const index of range(data.rows.length, height)) {
    const value = range(0, width).map((at) => put({ row: index + headRows, column: at }) ?? '');
    edits.push({ kind: 'insert', path: rows, at: index, value });
  }
  return edits;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_each, index) => from + index);
}

interface HeadFilling {
  table: SectionTable;
  /** Numbers of columns, before and then. */
  from: number;
  to: number;
  put: (at: CellPlace) => string | undefined;
}

/** Headings are never empty: one without words stays as it is. */
function editsOfHead({ table, from, to, put }: HeadFilling): Edit[] {
  const columns: Path = [...table.path, 'columns'];
  return range(0, to).flatMap((column): Edit[] => {
    const label = put({ row: 0, column }) || undefined;
    if (column < from) return label ? [{ kind: 'set', path: [...columns, column, 'label'], value: label }] : [];
    const entry = newEntry(table.file, columns) as { label: string };
    const value = label ? { ...entry, label } : entry;
    return [{ kind: 'insert', path: columns, at: column, value }];
  });
}
