// Tables of longer texts: rows and columns are added, moved and removed, cells are pasted, and what is around the table keeps its
// characters.
import fc from 'fast-check';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { tableEditing, TableMap } from 'prosemirror-tables';
import { describe, expect, it } from 'vitest';
import { parseCells } from '../../../src/editor/client/rich-text/paste/parse-plain.ts';
import { openDocument, writeDocument } from '../../../src/editor/client/rich-text/text-document.ts';
import { createTextSchema } from '../../../src/editor/client/rich-text/text-schema.ts';
import {
  cellBelow,
  changeTable,
  insertTable,
  keepTables,
  leaveTable,
  moveInTable,
  pasteIntoTable,
} from '../../../src/editor/client/tables/document-tables.ts';
import { openSource } from '../../../src/editor/client/text-model/keep-source.ts';
import { changeGrid, tableActions, type TableAction } from '../../../src/editor/client/tables/table-actions.ts';

const schema = createTextSchema('long');
const source = `Vor *der*
Tabelle \\*

| Brot    | Preis |
|:--------|------:|
| Roggen  |  4,20 |
| Dinkel  |  5,20 |

> Da\\-nach  .
`;

/** @returns the text after commands at a cell, as the file has it */
function change(text: string, cell: { row: number; column: number } | null, ...commands: Command[]) {
  let state = open(text, cell);
  for (const command of commands) command(state, (transaction) => (state = state.apply(transaction)));
  return { written: writeDocument(text, state.doc, 'long'), state };
}

function open(text: string, cell: { row: number; column: number } | null): EditorState {
  const doc = openDocument(schema, text, 'long');
  const state = EditorState.create({ doc, plugins: [keepTables, tableEditing()] });
  if (!cell) return state;
  let at = 0;
  doc.forEach((block, start) => {
    if (block.type.name === 'table') at = start + 1 + TableMap.get(block).positionAt(cell.row, cell.column, block) + 1;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(doc, at)));
}

const type =
  (words: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(words));
    return true;
  };
const paste =
  (text: string): Command =>
  (state, dispatch) =>
    pasteIntoTable(parseCells(text, schema))(state, dispatch);
const table = (lines: string) => source.replace(/\|[^]*\|\n/, `${lines.trim()}\n`);

const changes: [what: string, cell: [number, number], command: Command[], expected: string][] = [
  [
    'a row is added above',
    [1, 0],
    [changeTable('add-above'), type('Neu')],
    '| Brot    | Preis |\n|:--------|------:|\n| Neu |  |\n| Roggen  |  4,20 |\n| Dinkel  |  5,20 |',
  ],
  [
    'a row above the first one has the headings',
    [0, 1],
    [changeTable('add-above'), type('Neu')],
    '|  | Neu |\n|:--------|------:|\n| Brot    | Preis |\n| Roggen  |  4,20 |\n| Dinkel  |  5,20 |',
  ],
  [
    'a column is added after',
    [2, 0],
    [changeTable('add-after'), type('Neu')],
    '| Brot    |  | Preis |\n|:--------|---|------:|\n| Roggen  |  |  4,20 |\n| Dinkel  | Neu |  5,20 |',
  ],
  [
    'a row is removed',
    [1, 0],
    [changeTable('remove-row')],
    '| Brot    | Preis |\n|:--------|------:|\n| Dinkel  |  5,20 |',
  ],
  [
    'behind the last cell there is a new row',
    [2, 1],
    [moveInTable(1), type('Neu')],
    '| Brot    | Preis |\n|:--------|------:|\n| Roggen  |  4,20 |\n| Dinkel  |  5,20 |\n| Neu |  |',
  ],
  [
    'below the last row, too',
    [2, 1],
    [cellBelow, type('Neu')],
    '| Brot    | Preis |\n|:--------|------:|\n| Roggen  |  4,20 |\n| Dinkel  |  5,20 |\n|  | Neu |',
  ],
  [
    'the cell before is chosen whole',
    [1, 1],
    [moveInTable(-1), type('Neu')],
    '| Brot    | Preis |\n|:--------|------:|\n| Neu  |  4,20 |\n| Dinkel  |  5,20 |',
  ],
  [
    'cells fill those from the caret on, and the table grows',
    [2, 1],
    [paste('6,00\tkg\n7,00\tStück\n')],
    '| Brot    | Preis |  |\n|:--------|------:| --- |\n| Roggen  |  4,20 |  |\n| Dinkel  |  6,00 | kg |\n|  | 7,00 | Stück |',
  ],
  [
    'one cell is words in a cell',
    [1, 0],
    [paste('Ur')],
    '| Brot    | Preis |\n|:--------|------:|\n| UrRoggen  |  4,20 |\n| Dinkel  |  5,20 |',
  ],
];

/** Blanks and dashes in the lines of a table say nothing. */
const blanks = (text: string) =>
  text.replaceAll(/^\|.*/gm, (line) => line.replaceAll(/ +/g, '').replaceAll(/-+/g, '-'));

describe('in a table', () => {
  it.each(changes)('%s', (_what, [row, column], commands, expected) => {
    const { written } = change(source, { row, column }, ...commands);
    expect(blanks(written)).toBe(blanks(table(expected)));
    const [before, after] = source.split(/\|[^]*\|\n/);
    expect(written.startsWith(before!) && written.endsWith(after!), written).toBe(true);
  });

  it('headings become a row, and are headings again', () => {
    const { written } = change(source, { row: 0, column: 0 }, changeTable('switch-head'));
    expect(openSource(written)[1]).toMatchObject({ kind: 'table', head: [[], []], rows: [[{}, {}], {}, {}] });
    const again = change(written, { row: 0, column: 0 }, changeTable('switch-head'));
    expect(openSource(again.written)).toEqual(openSource(source));
  });

  it('somebody goes on below it, where there is nothing yet', () => {
    const { written } = change('| a |\n|---|\n| b |', { row: 0, column: 0 }, leaveTable, type('Danach'));
    expect(written).toBe('| a |\n|---|\n| b |\n\nDanach');
  });
});

describe('a table', () => {
  it('is put in the place of an empty line, or below the line with the caret', () => {
    expect(change('', null, insertTable, type('Tag')).written).toBe('| Tag |  |\n| --- | --- |\n|  |  |\n|  |  |');
    expect(change('Vor\n\nNach', null, insertTable, type('Tag')).written).toBe(
      'Vor\n\n| Tag |  |\n| --- | --- |\n|  |  |\n|  |  |\n\nNach',
    );
  });

  it('is removed with nothing else', () => {
    expect(change(source, { row: 1, column: 1 }, changeTable('remove-table')).written).toBe(
      'Vor *der*\nTabelle \\*\n\n> Da\\-nach  .\n',
    );
    expect(change('| a |\n|---|', { row: 0, column: 0 }, changeTable('remove-table')).written).toBe('');
  });

  it('is what any actions make of it, and nothing around it differs', () => {
    const actions = Object.keys(tableActions) as TableAction[];
    const inverse: Partial<Record<TableAction, TableAction>> = {
      'add-above': 'remove-row',
      'add-below': 'remove-row',
      'add-before': 'remove-column',
      'add-after': 'remove-column',
      'move-up': 'move-down',
      'move-down': 'move-up',
      'move-back': 'move-forth',
      'move-forth': 'move-back',
    };
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...actions.filter((each) => each !== 'remove-table')), { maxLength: 8 }),
        fc.nat({ max: 2 }),
        fc.nat({ max: 1 }),
        (chosen, row, column) => {
          const { written, state } = change(source, { row, column }, ...chosen.map(changeTable));
          const [before, after] = source.split(/\|[^]*\|\n/);
          expect(written.startsWith(before!) && written.endsWith(after!), written).toBe(true);
          const reopened = openDocument(schema, written, 'long');
          expect(writeDocument('', reopened, 'long')).toBe(writeDocument('', state.doc, 'long'));
          // There and back is nothing.
          for (const [action, back] of Object.entries(inverse)) {
            const there = changeTable(action as TableAction);
            if (!there(state)) continue;
            const twice = change(source, { row, column }, ...chosen.map(changeTable), there, changeTable(back));
            expect(twice.written, `${action}, ${back}`).toBe(written);
          }
        },
      ),
      { seed: 50, numRuns: 80 },
    );
  });

  it('keeps one row and one column', () => {
    const grid = { cells: [['a']], at: { row: 0, column: 0 } };
    for (const action of ['remove-row', 'remove-column', 'move-up', 'move-down', 'move-back', 'move-forth'] as const)
      expect(changeGrid(grid, action, () => '')).toBeNull();
  });
});
