// What is done to a column of a table is done to each of its rows.
import { expect, test } from 'vitest';
import { countCells, editCells } from '../../../src/edits/model/edit-cells.ts';
import { editData } from '../../../src/edits/model/edit-data.ts';
import type { Edit } from '../../../src/edits/model/edit.ts';

const columns = [{ label: 'a' }, { label: 'b' }, { label: 'c' }];
const table = {
  columns,
  rows: [
    ['1', '2', '3'],
    ['4', '5', '6'],
  ],
};
const comparison = { columns, rows: [{ label: 'x', values: ['1', '2', '3'] }] };
const withoutHead = {
  rows: [
    ['1', '2'],
    ['3', '4'],
  ],
};

function after(section: object, edit: Edit): unknown {
  const data = { blocks: [section] };
  const edits = editCells(edit, { path: ['blocks', 0], data: section }, (list) =>
    list.at(-1) === 'columns' ? {} : '–',
  );
  return (edits.reduce<unknown>(editData, data) as typeof data).blocks[0];
}

test.each<[string, object, Edit, object]>([
  [
    'a column is added',
    table,
    { kind: 'insert', path: ['blocks', 0, 'columns'], at: 1, value: { label: 'new' } },
    {
      columns: [columns[0], { label: 'new' }, columns[1], columns[2]],
      rows: [
        ['1', '–', '2', '3'],
        ['4', '–', '5', '6'],
      ],
    },
  ],
  [
    'a cell is added to one row',
    withoutHead,
    { kind: 'insert', path: ['blocks', 0, 'rows', 1], at: 2, value: 'new' },
    {
      rows: [
        ['1', '2', '–'],
        ['3', '4', 'new'],
      ],
    },
  ],
  [
    'a column is removed',
    comparison,
    { kind: 'remove', path: ['blocks', 0, 'columns', 0] },
    { columns: [columns[1], columns[2]], rows: [{ label: 'x', values: ['2', '3'] }] },
  ],
  [
    'a column is moved',
    table,
    { kind: 'move', from: ['blocks', 0, 'columns', 2], to: ['blocks', 0, 'columns', 0] },
    {
      columns: [columns[2], columns[0], columns[1]],
      rows: [
        ['3', '1', '2'],
        ['6', '4', '5'],
      ],
    },
  ],
  [
    'a cell is duplicated',
    table,
    { kind: 'duplicate', path: ['blocks', 0, 'rows', 0, 0] },
    {
      columns: [columns[0], columns[0], columns[1], columns[2]],
      rows: [
        ['1', '1', '2', '3'],
        ['4', '4', '5', '6'],
      ],
    },
  ],
  [
    'a row is removed, and nothing else',
    table,
    { kind: 'remove', path: ['blocks', 0, 'rows', 0] },
    { columns, rows: [['4', '5', '6']] },
  ],
  [
    'the rows come from a file',
    { columns, rows: { file: 'data/prices.csv' } },
    { kind: 'remove', path: ['blocks', 0, 'columns', 0] },
    { columns: [columns[1], columns[2]], rows: { file: 'data/prices.csv' } },
  ],
])('all rows keep a cell for each column: %s', (_what, section, edit, expected) => {
  expect(after(section, edit)).toEqual(expected);
});

test('the cells of a row are counted by the columns, or by the first row', () => {
  expect(countCells(table)).toBe(3);
  expect(countCells(withoutHead)).toBe(2);
  expect(countCells({ heading: 'Prices' })).toBeUndefined();
});
