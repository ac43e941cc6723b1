// New entries of lists on the open page: each passes the check where it is added.
import type { Field } from '../../../edits/fields/field.ts';
import { countCells, editCells } from '../../../edits/model/edit-cells.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { findField, findSectionPath, type FoundField } from '../../../edits/model/find-field.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { toFieldSource } from '../state/fields.ts';
import {
  fillEntries,
  fillRow,
  firstCell,
  firstValue,
  freeChoice,
  makeDistinct,
  withLaterNames,
  withPicturePlaces,
  type SiteParts,
} from '../../../edits/fields/new-values.ts';
import { useEditor } from '../state/store.ts';

/** @returns the edits that add an entry at the end of a list, which may not be there yet; none where it cannot be */
export function editsToAdd(file: string, list: Path): Edit[] {
  const entries = getAtPath(useEditor.getState().page?.files[file]?.data, list);
  const value = newEntry(file, list);
  if (value === undefined) return [];
  if (Array.isArray(entries) && entries.length > 0) return [{ kind: 'insert', path: list, at: entries.length, value }];
  return [{ kind: 'set', path: list, value: firstEntries(file, list, value) }, ...settingsThatLeave(file, list)];
}

/** @returns the edit, and in a table what is done to a column for each row */
export function withCells(file: string, made: Edit): Edit[] {
  const table = findTable(file, made.kind === 'move' ? made.from : made.path);
  return table ? editCells(made, table, (list) => newEntry(file, list)) : [made];
}

/** @returns the section around a path, if it is a table: each of its rows has a cell for each column */
function findTable(file: string, path: Path): { path: Path; data: unknown } | undefined {
  const { start, page } = useEditor.getState();
  const { data } = page?.files[file] ?? {};
  const section = start ? findSectionPath(start.sections, data, path) : null;
  if (!section) return undefined;
  const own = getAtPath(data, section);
  const type = start!.sections[String((own as { type?: unknown } | undefined)?.type)];
  return type?.hasCells ? { path: section, data: own } : undefined;
}

function fieldAt(file: string, path: Path): FoundField | undefined {
  const { start, page } = useEditor.getState();
  return start && page ? findField(toFieldSource(start, page), { file, path }) : undefined;
}

/** @returns what a value can name: names of the site, and the other questions of the form around it */
export function partsAt(file: string, path: Path): SiteParts {
  const { start, page } = useEditor.getState();
  const questions = path.flatMap((_, length) => {
    const fields = getAtPath(page?.files[file]?.data, [...path.slice(0, length), 'fields']);
    const own = path[length] === 'fields' ? path[length + 1] : undefined;
    return Array.isArray(fields) ? (fields as unknown[]).filter((_field, index) => index !== own) : [];
  });
  const named = questions.map((each) => getAtPath(each, ['name'])).filter((name) => typeof name === 'string');
  const question = Object.fromEntries(named.map((name) => [name, '']));
  return { ...start!, names: { ...start!.names, question } };
}

/** @returns an entry to add to a list; undefined where the site has nothing that it could name */
export function newEntry(file: string, list: Path): unknown {
  const { start, page } = useEditor.getState();
  const found = fieldAt(file, list);
  if (!start || !page || !found?.field.item) return undefined;
  const table = findTable(file, list);
  const isRow = (field: Field) => table && list.length === table.path.length + 1 && field.name === 'rows';
  if (table && !isRow(found.field) && list[table.path.length] === 'rows')
    return list.at(-1) === 'values' ? firstCell() : '';
  const entries = getAtPath(page.files[file]?.data, list);
  const others: unknown[] = Array.isArray(entries) ? entries : [];
  const parts = withLaterNames(partsAt(file, list), found.field.item, others);
  const entry = firstValue(freeChoice(found.field.item, entries), parts);
  const { minItems = 1, item } = found.field;
  if (others.length === 0 && minItems > 1 && !fillEntries(item, minItems, parts)) return undefined;
  if (isRow(found.field)) return fillRow(entry, countCells(table!.data));
  return withPicturePlaces(makeDistinct(entry, found.field.item, others), found.field.item, others);
}

/** @returns as many entries as a new list has at least, alike unless they name questions of a form */
function firstEntries(file: string, list: Path, entry: unknown): unknown[] {
  const { minItems = 1, name, item } = fieldAt(file, list)?.field ?? {};
  if (item && minItems > 1 && !findTable(file, list)) return fillEntries(item, minItems, partsAt(file, list)) ?? [];
  const cells = name === 'columns' ? countCells(findTable(file, list)?.data) : undefined;
  return Array.from({ length: cells ?? Math.max(1, minItems) }, () => structuredClone(entry));
}

/**
 * In a group that may have only so many settings, such as a link or a list of links, a new one
 * replaces the others.
 */
function settingsThatLeave(file: string, path: Path): Edit[] {
  const around = path.slice(0, -1);
  const group = getAtPath(useEditor.getState().page?.files[file]?.data, around);
  const found = fieldAt(file, path);
  const { maxProperties = Infinity, fields = [] } = found?.around.at(-1)?.field ?? {};
  if (typeof group !== 'object' || group === null || Object.keys(group).length < maxProperties) return [];
  const others = fields.filter(({ name, isRequired }) => !isRequired && name in group);
  return others.map(({ name }) => ({ kind: 'remove', path: [...around, name] }));
}
