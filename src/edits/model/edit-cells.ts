// Edits of a table: what is done to a column is done to each row, because all have a cell for each
// column.
import { isGroup } from '../../base/pure/pointer.ts';
import type { Edit } from './edit.ts';
import { isSamePath, type Path } from './path.ts';

/**
 * @param section path of a section with `columns` and `rows`, each row a list of cells or a group
 * with `values`
 * @param firstOf first value of an entry of a list in the section
 * @returns the edit, and where it is of the columns or of a row's cells the same edit of the others
 */
export function editCells(
  edit: Edit,
  section: { path: Path; data: unknown },
  firstOf: (list: Path) => unknown,
): Edit[] {
  const list = listOfEdit(edit);
  const all = list ? findCellLists(section) : [];
  if (!list || !all.some((each) => isSamePath(each, list))) return [edit];
  return all.map((each) => (isSamePath(each, list) ? edit : moveEdit(edit, each, firstOf)));
}

/** @returns the list that an edit changes the length or order of; undefined where there is none */
function listOfEdit(edit: Edit): Path | undefined {
  if (edit.kind === 'insert') return edit.path;
  if (edit.kind === 'remove' || edit.kind === 'duplicate') return edit.path.slice(0, -1);
  return edit.kind === 'move' && isSamePath(edit.from.slice(0, -1), edit.to.slice(0, -1))
    ? edit.from.slice(0, -1)
    : undefined;
}

/** @returns the lists of a section that have an entry for each column */
function findCellLists({ path, data }: { path: Path; data: unknown }): Path[] {
  const { columns, rows } = isGroup(data) ? data : {};
  const rowLists = (Array.isArray(rows) ? rows : []).flatMap((row: unknown, at): Path[] => {
    if (Array.isArray(row)) return [[...path, 'rows', at]];
    return isGroup(row) && Array.isArray(row.values) ? [[...path, 'rows', at, 'values']] : [];
  });
  return Array.isArray(columns) ? [[...path, 'columns'], ...rowLists] : rowLists;
}

function moveEdit(edit: Edit, list: Path, firstOf: (list: Path) => unknown): Edit {
  if (edit.kind === 'insert') return { ...edit, path: list, value: firstOf(list) };
  if (edit.kind === 'remove' || edit.kind === 'duplicate') return { ...edit, path: [...list, edit.path.at(-1)!] };
  const { from, to } = edit as Extract<Edit, { kind: 'move' }>;
  return { kind: 'move', from: [...list, from.at(-1)!], to: [...list, to.at(-1)!] };
}

/** @returns the number of cells in a row of a section; undefined where it has no columns and rows yet */
export function countCells(data: unknown): number | undefined {
  const [list] = findCellLists({ path: [], data });
  if (!list) return undefined;
  const cells = list.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], data);
  return (cells as unknown[]).length;
}
