// Commands on the tables of a longer text: rows, columns, cells, and what is pasted into them.
import { Fragment, Slice, type Node, type Schema } from 'prosemirror-model';
import { Plugin, Selection, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { isInTable, selectedRect, TableMap } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import {
  changeGrid,
  fillGrid,
  isMirroredAt,
  type CellPlace,
  type Grid,
  type TableAction,
  type TableTools,
} from './table-actions.ts';

/** A table of the document, and the cell in which the selection begins. */
interface FoundTable extends Grid<Node> {
  table: Node;
  /** Place of the table in the document. */
  start: number;
}

function findTable(state: EditorState): FoundTable | null {
  if (!isInTable(state)) return null;
  const { table, tableStart, top, left } = selectedRect(state);
  const cells = table.children.map((row) => [...row.children]);
  return { table, start: tableStart - 1, cells, at: { row: top, column: left } };
}

/** @returns an action on the table that the selection is in */
export function changeTable(action: TableAction): Command {
  return (state, dispatch) => {
    const found = findTable(state);
    if (!found) return false;
    if (action === 'remove-table') return removeTable(state, found, dispatch);
    if (action === 'switch-head') return switchHead(state, found, dispatch);
    const changed = changeGrid(found, action, () => emptyCell(state.schema));
    if (!changed) return false;
    dispatch?.(writeGrid(state, found, changed));
    return true;
  };
}

/** @returns the tools of the table that the selection is in; null outside of one */
export function findTableTools({ state, dom }: EditorView, run: (command: Command) => void): TableTools | null {
  const found = findTable(state);
  return (
    found && {
      can: (action) => changeTable(action)(state),
      hasHead: found.table.attrs.hasHead === true,
      isMirrored: isMirroredAt(dom),
      run: (action) => run(changeTable(action)),
    }
  );
}

/** A new cell is aligned as its column, which `keepTables` knows. */
function emptyCell(schema: Schema): Node {
  return schema.node('table_cell', { align: null });
}

/** Puts a grid in the place of a table, with the caret at the end of one cell. */
function writeGrid(state: EditorState, { table, start }: FoundTable, { cells, at }: Grid<Node>): Transaction {
  const rows = cells.map((row) => state.schema.node('table_row', null, row));
  const tr = state.tr.replaceWith(start, start + table.nodeSize, table.type.create(table.attrs, rows));
  return selectCell(tr, start, at, 'end');
}

function selectCell(
  tr: Transaction,
  start: number,
  { row, column }: CellPlace,
  part: 'all' | 'end' = 'all',
): Transaction {
  const table = tr.doc.nodeAt(start)!;
  const at = start + 1 + TableMap.get(table).positionAt(row, column, table);
  const end = at + 1 + tr.doc.nodeAt(at)!.content.size;
  return tr.setSelection(TextSelection.create(tr.doc, part === 'all' ? at + 1 : end, end)).scrollIntoView();
}

function removeTable(state: EditorState, { table, start }: FoundTable, dispatch?: (tr: Transaction) => void): boolean {
  const { tr } = state;
  if (state.doc.childCount > 1) tr.delete(start, start + table.nodeSize);
  else tr.replaceWith(start, start + table.nodeSize, state.schema.node('paragraph'));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size)))).scrollIntoView());
  return true;
}

function switchHead(state: EditorState, { table, start }: FoundTable, dispatch?: (tr: Transaction) => void): boolean {
  dispatch?.(state.tr.setNodeMarkup(start, null, { ...table.attrs, hasHead: table.attrs.hasHead !== true }));
  return true;
}

/** The next cell or the one before; behind the last one, a new row. */
export function moveInTable(step: 1 | -1): Command {
  return (state, dispatch) => {
    const found = findTable(state);
    if (!found) return false;
    const { cells, at, start } = found;
    const width = cells[0]!.length;
    const next = at.row * width + at.column + step;
    // The first cell is left by Shift+Tab as any text is.
    if (next < 0) return false;
    const place = { row: Math.floor(next / width), column: next % width };
    if (place.row < cells.length) dispatch?.(selectCell(state.tr, start, place));
    else dispatch?.(addRowAt(state, found, place));
    return true;
  };
}

/** The cell below; below the last one, a new row. */
export const cellBelow: Command = (state, dispatch) => {
  const found = findTable(state);
  if (!found) return false;
  const place = { row: found.at.row + 1, column: found.at.column };
  if (place.row < found.cells.length) dispatch?.(selectCell(state.tr, found.start, place));
  else dispatch?.(addRowAt(state, found, place));
  return true;
};

function addRowAt(state: EditorState, found: FoundTable, at: CellPlace): Transaction {
  const { cells } = changeGrid(found, 'add-below', () => emptyCell(state.schema))!;
  return writeGrid(state, found, { cells, at });
}

/** A line after a table, from any of its cells: behind the last block there is none to click into. */
export const leaveTable: Command = (state, dispatch) => {
  const found = findTable(state);
  if (!found) return false;
  const end = found.start + found.table.nodeSize;
  const { tr } = state;
  if (!state.doc.nodeAt(end)?.isTextblock) tr.insert(end, state.schema.node('paragraph'));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView());
  return true;
};

/** Down from the last row of a table that is the last block, into a new line. */
export const leaveBelow: Command = (state, dispatch, view) => {
  const found = findTable(state);
  if (!found || found.at.row < found.cells.length - 1 || !view?.endOfTextblock('down')) return false;
  return found.start + found.table.nodeSize < state.doc.content.size ? false : leaveTable(state, dispatch);
};

/** A table of two columns, in the place of an empty line or below the block with the caret. */
export const insertTable: Command = ({ schema, selection, doc, tr }, dispatch) => {
  const { $from } = selection;
  if (!schema.nodes.table || $from.depth === 0) return false;
  const rows = Array.from({ length: 3 }, () => schema.node('table_row', null, [emptyCell(schema), emptyCell(schema)]));
  const block = doc.child($from.index(0));
  const isEmptyLine = block.isTextblock && block.content.size === 0;
  const start = isEmptyLine ? $from.before(1) : $from.after(1);
  tr.replaceWith(start, isEmptyLine ? $from.after(1) : start, schema.node('table', null, rows));
  dispatch?.(selectCell(tr, start, { row: 0, column: 0 }));
  return true;
};

/** @returns the cells that a slice has; null where it has anything else */
function readCells({ content }: Slice): Node[][] | null {
  const children = content.content;
  const role = children[0]?.type.spec.tableRole as string | undefined;
  if (role === 'table') return children.length === 1 ? children[0]!.children.map((row) => [...row.children]) : null;
  if (role === 'row') return children.map((row) => [...row.children]);
  return role === 'cell' || role === 'header_cell' ? [[...children]] : null;
}

/**
 * Pastes into a table: several cells fill those from the caret on, and the table grows as they
 * need; anything else is one line.
 */
export function pasteIntoTable(slice: Slice): Command {
  return (state, dispatch) => {
    const found = findTable(state);
    if (!found) return false;
    const cells = readCells(slice);
    if (!cells || (cells.length === 1 && cells[0]!.length === 1)) {
      dispatch?.(state.tr.replaceSelection(toLine(slice, state.schema)).scrollIntoView());
      return true;
    }
    const width = found.cells[0]!.length;
    const filling = cells.map((row) =>
      row.map(({ content, attrs }, index) => {
        const align = found.at.column + index < width ? null : (attrs.align as string);
        return state.schema.node('table_cell', { align }, content);
      }),
    );
    dispatch?.(
      writeGrid(
        state,
        found,
        fillGrid(found, filling, () => emptyCell(state.schema)),
      ),
    );
    return true;
  };
}

/** @returns the words of a slice, with their marks and a blank between its lines */
function toLine({ content }: Slice, schema: Schema): Slice {
  const words: Node[] = [];
  content.descendants((node) => {
    if (node.isText) words.push(node);
    else if (words.length > 0 && (node.isBlock || node.type.name === 'break')) words.push(schema.text(' '));
    return true;
  });
  return new Slice(Fragment.from(words), 0, 0);
}

/** The first row of a table is its head unless it has none, and the cells of a column are aligned alike. */
export const keepTables = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr, schema }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.forEach((table, start) => {
      if (table.type.name !== 'table') return;
      const aligns = columnAligns(table);
      table.forEach((row, rowStart, rowIndex) => {
        const wanted = schema.nodes[rowIndex === 0 && table.attrs.hasHead ? 'table_header' : 'table_cell']!;
        row.forEach((cell, cellStart, column) => {
          const align = aligns[column] ?? 'start';
          if (cell.type !== wanted || cell.attrs.align !== align)
            tr.setNodeMarkup(start + 1 + rowStart + 1 + cellStart, wanted, { ...cell.attrs, align });
        });
      });
    });
    return tr.docChanged ? tr : null;
  },
});

/** A column is aligned as its first cell that is aligned. */
function columnAligns(table: Node): string[] {
  const rows = table.children.map((row) => row.children);
  return rows[0]!.map((_cell, column) => {
    const aligned = rows.find((row) => typeof row[column]?.attrs.align === 'string');
    return (aligned?.[column]?.attrs.align as string | undefined) ?? 'start';
  });
}
