// Goes from cell to cell of a Table section on the page: by keys, by the table's menu, and after
// cells were pasted.
import type { Command } from 'prosemirror-state';
import { say } from '../../../base/words/say.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import type { EditorPage } from '../../protocol/page.ts';
import { useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';
import { showTrouble } from '../state/trouble.ts';
import { readCopiedCells } from '../tables/copied-cells.ts';
import { cellElement, editsAtCell, editsToFill, tableSize, type SectionCell } from '../tables/section-cells.ts';
import {
  bindActions,
  isMirroredAt,
  type CellPlace,
  type TableAction,
  type TableTools,
} from '../tables/table-actions.ts';
import { writeRuns } from '../text-model/write-runs.ts';

export interface CellEditing {
  cell: SectionCell;
  /** Ends what is typed in the cell, whose words stay until the page is shown again. */
  end: () => void;
  /** Begins to type in another cell, with its words selected. */
  begin: (cell: SectionCell, element: HTMLElement) => void;
  openMenu: () => void;
}

/** @param shown the element of the cell */
export function createCellTools(shown: HTMLElement, editing: CellEditing) {
  const { cell, end, begin } = editing;
  const grid = shown.closest('table')!;
  const goTo = (place: CellPlace) => {
    const element = cellElement(grid, place);
    end();
    if (element) begin({ table: cell.table, ...place }, element);
  };
  const change = (edits: Edit[], place: CellPlace) => void changeTable(grid, { editing, edits, place });
  const tools: TableTools = {
    can: (action) => editsAtCell(openPage(), cell, action) !== null,
    hasHead: null,
    isMirrored: isMirroredAt(grid),
    run: (action) => {
      const made = editsAtCell(openPage(), cell, action);
      if (made) change(made.edits, made.at);
    },
  };
  return {
    tools,
    keys: listKeys(editing, { grid, goTo, tools }),
    paste: (text: string) => {
      const cells = readCopiedCells(text).map((row) =>
        row.map((words) => writeRuns([{ text: words, marks: [] }], 'links')),
      );
      const edits = editsToFill(openPage(), cell, cells);
      if (edits) change(edits, cell);
      else showTrouble(say('These are more rows or columns than a table can have.'), []);
    },
  };
}

function openPage(): EditorPage {
  return useEditor.getState().page!;
}

interface Ways {
  grid: HTMLTableElement;
  goTo: (place: CellPlace) => void;
  tools: TableTools;
}

function listKeys({ cell, openMenu }: CellEditing, { grid, goTo, tools }: Ways): Record<string, Command> {
  const act =
    (action: TableAction): Command =>
    () => {
      if (tools.can(action)) tools.run(action);
      return true;
    };
  /** Behind the last row there is a new one. */
  const step =
    (find: (columns: number) => CellPlace): Command =>
    () => {
      const { rows, columns } = tableSize(openPage(), cell.table);
      const place = find(columns);
      if (place.row < 0) return false;
      if (place.row >= rows && !addRow(grid, cell)) return true;
      goTo(place);
      return true;
    };
  const sideways = (by: 1 | -1) =>
    step((columns) => {
      const next = cell.row * columns + cell.column + by;
      return { row: Math.floor(next / columns), column: ((next % columns) + columns) % columns };
    });
  const openHere: Command = () => {
    openMenu();
    return true;
  };
  return {
    Tab: sideways(1),
    'Shift-Tab': sideways(-1),
    Enter: step(() => ({ row: cell.row + 1, column: cell.column })),
    'Shift-F10': openHere,
    ContextMenu: openHere,
    ...bindActions(act),
  };
}

/**
 * Adds a row at the end, also to what the page shows: the next key belongs to it, whenever the
 * server answers.
 */
function addRow(grid: HTMLTableElement, cell: SectionCell): boolean {
  const last = { ...cell, row: tableSize(openPage(), cell.table).rows - 1 };
  const made = editsAtCell(openPage(), last, 'add-below');
  if (!made) return false;
  void edit(...made.edits.map((each) => ({ file: cell.table.file, edit: each })));
  const row = grid.rows[grid.rows.length - 1]!.cloneNode(true) as HTMLTableRowElement;
  for (const each of row.cells) {
    each.replaceChildren();
    delete each.dataset.pwText;
  }
  (grid.tBodies[0] ?? grid.createTBody()).append(row);
  return true;
}

interface Change {
  editing: CellEditing;
  edits: Edit[];
  /** Cell in which somebody types then. */
  place: CellPlace;
}

/** Changes the table, and goes on in it when the page shows that. */
async function changeTable(grid: HTMLTableElement, { editing, edits, place }: Change): Promise<void> {
  const { table } = editing.cell;
  const page = grid.ownerDocument;
  const number = [...page.querySelectorAll('table')].indexOf(grid);
  editing.end();
  await edit(...edits.map((each) => ({ file: table.file, edit: each })));
  // The canvas shows the answer with the next drawing.
  await new Promise((resolve) => setTimeout(resolve));
  const shown = page.querySelectorAll('table')[number];
  const element = shown && cellElement(shown, place);
  if (element) editing.begin({ table, ...place }, element);
}
