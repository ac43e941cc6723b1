// Lists whose entries have a picture, and the edits that put new pictures into them: one entry for
// each, places that wait for a picture first.
import type { Field } from '../../../edits/fields/field.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { findField, findSectionPath, listFields } from '../../../edits/model/find-field.ts';
import { getAtPath, type Place } from '../../../edits/model/path.ts';
import type { NewPicture } from '../pickers/set-picture.ts';
import { newEntry } from '../entries/new-entries.ts';
import { toFieldSource } from '../state/fields.ts';
import { useEditor } from '../state/store.ts';

/** A list of pictures, or of entries that have one. */
export interface PictureList extends Place {
  title: string;
  /** Key of an entry's picture; undefined where the entry is the picture. */
  key: string | undefined;
  /** Key of an entry's name. */
  nameKey: string | undefined;
  /** Number of further entries that it may have. */
  room: number;
}

/** @returns the list at a place, or of the section there; undefined where there is none */
export function findPictureList({ file, path }: Place): PictureList | undefined {
  const { start, page } = useEditor.getState();
  if (!start || !page) return undefined;
  const source = toFieldSource(start, page);
  const { data } = page.files[file] ?? {};
  const section = findSectionPath(start.sections, data, path) ?? path;
  const found = findField(source, { file, path })?.field;
  const fields = found?.kind === 'list' ? [found] : listFields(source, { file, path: section });
  const at = found?.kind === 'list' ? path.slice(0, -1) : section;
  for (const field of fields) {
    const list = toPictureList(field, { file, path: [...at, field.name] }, data);
    if (list) return list;
  }
  return undefined;
}

function toPictureList({ kind, name, title, item, maxItems = Infinity }: Field, place: Place, data: unknown) {
  const picture = item?.kind === 'image' ? item : item?.fields?.find((each) => each.kind === 'image');
  if (kind !== 'list' || !item || !picture) return undefined;
  const entries = getAtPath(data, place.path);
  const count = Array.isArray(entries) ? entries.length : 0;
  const key = item.kind === 'image' ? undefined : picture.name;
  const nameKey = item.fields?.find((each) => each.name === 'name' && each.kind === 'text')?.name;
  const empty = Array.isArray(entries) ? entries.filter((entry) => isEmpty(entry, key)).length : 0;
  return { ...place, title: title || name, key, nameKey, room: maxItems - count + empty };
}

function isEmpty(entry: unknown, key: string | undefined): boolean {
  return getAtPath(entry, key === undefined ? ['src'] : [key, 'src']) === '';
}

/** @returns the edits that put pictures into a list, in their order */
export function editsForPictures({ file, path, key, nameKey }: PictureList, pictures: readonly NewPicture[]): Edit[] {
  const written = getAtPath(useEditor.getState().page?.files[file]?.data, path);
  const entries: unknown[] = Array.isArray(written) ? written : [];
  const places = entries.flatMap((entry, index) => (isEmpty(entry, key) ? [index] : []));
  const edits = pictures.slice(0, places.length).map((value, index): Edit => {
    const at = [...path, places[index]!, ...(key === undefined ? [] : [key])];
    return { kind: 'set', path: at, value };
  });
  const added = pictures.slice(places.length).map((picture) => {
    if (key === undefined) return picture;
    const named = nameKey !== undefined && picture.alt !== '' ? { [nameKey]: picture.alt } : {};
    return { ...(newEntry(file, path) as object), ...named, [key]: picture };
  });
  if (added.length > 0 && entries.length === 0) return [...edits, { kind: 'set', path, value: added }];
  return [
    ...edits,
    ...added.map((value, index): Edit => ({ kind: 'insert', path, at: entries.length + index, value })),
  ];
}
