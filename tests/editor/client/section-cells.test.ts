// @vitest-environment happy-dom
// Cells of a Table section: what is typed, pasted and moved on the page is an edit of the cell that was meant.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCopiedCells } from '../../../src/editor/client/tables/copied-cells.ts';
import {
  cellElement,
  cellPath,
  editsAtCell,
  editsToFill,
  findCell,
  tableSize,
  type SectionCell,
} from '../../../src/editor/client/tables/section-cells.ts';
import {
  changeGrid,
  fillGrid,
  tableActions,
  type TableAction,
} from '../../../src/editor/client/tables/table-actions.ts';
import { useEditor } from '../../../src/editor/client/state/store.ts';
import { editData } from '../../../src/edits/model/edit-data.ts';
import type { Edit } from '../../../src/edits/model/edit.ts';
import type { EditorPage, EditorStart } from '../../../src/editor/protocol/page.ts';

const text = { kind: 'text', title: 'Cell', description: '' };
const start = {
  firstWords: { titles: null, button: '' },
  labels: {},
  sections: {
    table: {
      hasCells: true,
      fields: [
        {
          name: 'columns',
          kind: 'list',
          maxItems: 10,
          item: { kind: 'group', fields: [{ ...text, name: 'label', isRequired: true, example: 'Label' }] },
        },
        { name: 'rows', kind: 'list', maxItems: 300, item: { kind: 'list', maxItems: 10, item: text } },
      ],
    },
  },
  siteFields: [],
  pageFields: [],
  names: {},
} as unknown as EditorStart;

function show(section: Record<string, unknown>): EditorPage {
  const page = {
    file: 'a.yaml',
    files: { 'a.yaml': { data: { blocks: [{ type: 'table', ...section }] } } },
    sections: [{ ids: ['one'], inner: [] }],
    leaves: {},
    messages: [],
  } as unknown as EditorPage;
  useEditor.setState({ start, page });
  return page;
}

const table = { file: 'a.yaml', path: ['blocks', 0] };
const at = (row: number, column: number): SectionCell => ({ table, row, column });
const rows = [
  ['a', 'b'],
  ['c', 'd'],
];
const columns = [{ label: 'A' }, { label: 'B' }];

/** @returns all cells of the section after edits, with its headings */
function cellsAfter(page: EditorPage, edits: readonly Edit[]): unknown[][] {
  const data = edits.reduce<unknown>(editData, page.files['a.yaml']!.data) as {
    blocks: { columns?: { label: string }[]; rows: string[][] }[];
  };
  const [section] = data.blocks;
  return [...(section!.columns ? [section!.columns.map(({ label }) => label)] : []), ...section!.rows];
}

beforeEach(() => useEditor.setState({ start: null, page: null }));

describe('a cell', () => {
  it('is found by its place, also an empty one', () => {
    document.body.innerHTML =
      '<section id="one"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a</td><td></td></tr></tbody></table></section>';
    const page = show({ columns, rows: [['a', '']] });
    const empty = document.querySelectorAll('td')[1]!;
    const found = findCell(empty, page, ['blocks', 0])!;
    expect(found).toEqual(at(1, 1));
    expect(cellPath(page, found)).toEqual(['blocks', 0, 'rows', 0, 1]);
    expect(cellPath(page, at(0, 1))).toEqual(['blocks', 0, 'columns', 1, 'label']);
    expect(cellElement(document.querySelector('table')!, found)).toBe(empty);
    expect(findCell(document.body, page, null)).toBeNull();
  });

  it('is below a row of headings that pages leave out', () => {
    document.body.innerHTML = '<section id="one"><table><tbody><tr><td>c</td><td></td></tr></tbody></table></section>';
    const page = show({
      rows: [
        ['', ''],
        ['c', ''],
      ],
    });
    const found = findCell(document.querySelector('td')!, page, ['blocks', 0])!;
    expect(cellPath(page, found)).toEqual(['blocks', 0, 'rows', 1, 0]);
    expect(cellElement(document.querySelector('table')!, found)?.textContent).toBe('c');
  });

  it('is none in a section whose rows are a file, and in any other section', () => {
    document.body.innerHTML = '<section id="one"><table><tbody><tr><td>c</td></tr></tbody></table></section>';
    const cell = document.querySelector('td')!;
    expect(findCell(cell, show({ rows: { file: 'data/a.csv' } }), ['blocks', 0])).toBeNull();
    expect(findCell(cell, show({ type: 'comparison', rows: [{ values: ['x'] }] }), ['blocks', 0])).toBeNull();
  });
});

describe('an action', () => {
  it('does to the file what the grid shows, wherever it is done', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(tableActions) as TableAction[])),
        fc.boolean(),
        fc.nat({ max: 2 }),
        fc.nat({ max: 1 }),
        (action, hasColumns, row, column) => {
          const page = show(hasColumns ? { columns, rows } : { rows: [['A', 'B'], ...rows] });
          const made = editsAtCell(page, at(row, column), action);
          const cells = [['A', 'B'], ...rows];
          const changed = changeGrid({ cells, at: { row, column } }, action, () => '');
          // Headings in settings of their own stay above the rows.
          const isOfHead = hasColumns && (row === 0 || made === null) && !action.includes('column');
          if (isOfHead && made === null) return;
          if (!made || !changed) {
            expect([made, changed]).toEqual([null, null]);
            return;
          }
          const labelled = changed.cells.map((each, index) =>
            each.map((cell) => (hasColumns && index === 0 && cell === '' ? 'Label' : cell)),
          );
          expect(cellsAfter(page, made.edits)).toEqual(labelled);
          expect(made.at).toEqual(changed.at);
        },
      ),
      { seed: 50, numRuns: 200 },
    );
  });

  it('leaves headings above all rows, and no table without a row or a column', () => {
    const page = show({ columns: [{ label: 'A' }], rows: [['a']] });
    for (const action of ['add-above', 'move-up', 'move-down', 'remove-row', 'remove-column'] as const)
      expect(editsAtCell(page, at(0, 0), action), action).toBeNull();
    expect(editsAtCell(page, at(1, 0), 'move-up')).toBeNull();
    expect(editsAtCell(page, at(1, 0), 'remove-row')).toBeNull();
    expect(tableSize(page, table)).toEqual({ rows: 2, columns: 1 });
  });
});

describe('pasted cells', () => {
  const cell = fc.constantFrom('x', 'y z', '5 * 3', '');
  it('fill those from a cell on, and the table grows', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
          ),
        fc.boolean(),
        fc.nat({ max: 2 }),
        fc.nat({ max: 1 }),
        (filling, hasColumns, row, column) => {
          const page = show(hasColumns ? { columns, rows } : { rows: [['A', 'B'], ...rows] });
          const edits = editsToFill(page, at(row, column), filling)!;
          const grid = fillGrid({ cells: [['A', 'B'], ...rows], at: { row, column } }, filling, () => '');
          const expected = grid.cells.map((each, index) =>
            each.map((words, place) =>
              hasColumns && index === 0 && words === '' ? (['A', 'B'][place] ?? 'Label') : words,
            ),
          );
          expect(cellsAfter(page, edits)).toEqual(expected);
        },
      ),
      { seed: 50, numRuns: 200 },
    );
  });

  it('are refused where a table cannot be that large', () => {
    const page = show({ columns, rows });
    expect(editsToFill(page, at(1, 0), [Array<string>(11).fill('x')])).toBeNull();
    expect(
      editsToFill(
        page,
        at(1, 0),
        Array.from({ length: 301 }, () => ['x']),
      ),
    ).toBeNull();
    expect(
      editsToFill(
        page,
        at(1, 0),
        Array.from({ length: 300 }, () => ['x']),
      ),
    ).not.toBeNull();
  });

  it('are in quotation marks where they have line breaks', () => {
    expect(readCopiedCells('a\t"b\nc ""d"""\r\ne\tf\r\n')).toEqual([
      ['a', 'b c "d"'],
      ['e', 'f'],
    ]);
  });
});
