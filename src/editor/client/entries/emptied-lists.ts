// Consequences of the last entry leaving a list: no list is left empty that may not be.
import type { Edit } from '../../../edits/model/edit.ts';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { findField } from '../../../edits/model/find-field.ts';
import { toFieldSource } from '../state/fields.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';

export interface EmptiedList {
  start: EditorStart;
  page: EditorPage;
  file: string;
  /** The list, as it is before its only entry leaves. */
  list: Path;
}

/**
 * A list that need not be there goes. A column that has to be there is taken by the next one.
 * @param at the path of the list when the edits are made
 * @returns the edits; none where another entry stays, or the list may be empty; null where
 * so many columns have to be there
 */
export function closeList({ start, page, file, list }: EmptiedList, at: Path = list): Edit[] | null {
  const { data } = page.files[file] ?? {};
  const entries = getAtPath(data, list);
  if (!Array.isArray(entries) || entries.length !== 1) return [];
  const field = findField(toFieldSource(start, page), { file, path: list })?.field;
  if (!field) return [];
  if (!field.isRequired) return [{ kind: 'remove', path: at }];
  if (field.kind !== 'sections') return [];
  const section = getAtPath(data, list.slice(0, -1)) as Record<string, unknown>;
  const columns = (start.sections[String(section.type)]?.fields ?? []).filter(
    ({ name, kind }) => kind === 'sections' && Array.isArray(section[name]),
  );
  // When the later ones have closed up, the last one is gone.
  if (columns.at(-1)!.isRequired) return null;
  const names = columns.map(({ name }) => name);
  const later = names.slice(names.indexOf(field.name));
  const around = at.slice(0, -1);
  return [
    { kind: 'remove', path: at },
    ...later.slice(1).map((name, index): Edit => ({ kind: 'rename', path: [...around, name], key: later[index]! })),
  ];
}
