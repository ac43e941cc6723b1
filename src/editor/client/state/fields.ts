// Fields of the open page, and first values of settings.
import type { Field } from '../../../edits/fields/field.ts';
import { findSectionPath, type FieldSource } from '../../../edits/model/find-field.ts';
import type { Path } from '../../../edits/model/path.ts';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import type { Selection } from './store.ts';

/** @returns where the fields of the open page and of its files are found */
export function toFieldSource(schemas: EditorStart, { files }: EditorPage): FieldSource {
  return { schemas, dataOf: (file) => files[file]?.data };
}

/** @returns the path of the section of the page that a selection is in, or whose shared file it is in */
export function selectedSection(start: EditorStart, page: EditorPage, selection: Selection): Path | null {
  const { file, path, section } = selection;
  if (section === null) return null;
  const found = file === page.file && findSectionPath(start.sections, page.files[file]?.data, path);
  return found || ['blocks', section];
}

/** @returns a value to begin a setting with that its schema allows, where one can be told */
export function firstValue(field: Field): unknown {
  if (field.default !== undefined && field.kind !== 'list') return field.default;
  if (field.example !== undefined) return field.example;
  if (field.kind === 'switch') return true;
  if (field.kind === 'number') return field.minimum ?? 0;
  if (field.kind === 'choice') return field.choices?.[0]?.value;
  if (field.kind === 'list') return field.item && (field.minItems ?? 1) > 0 ? [firstValue(field.item)] : [];
  if (field.kind === 'button') return { label: 'Learn more', href: '/' };
  if (field.fields) return firstGroup(field.fields);
  if (field.kind === 'address') return '/';
  if (field.kind === 'icon') return 'star';
  if (field.kind === 'colour') return '#0b5fff';
  if (field.kind === 'date') return new Date().toISOString().slice(0, 10);
  return field.kind === 'text' || field.kind === 'rich-text' ? field.title : '';
}

function firstGroup(fields: Field[]): Record<string, unknown> {
  const needed = fields.filter(({ isRequired }) => isRequired);
  const chosen = needed.length > 0 ? needed : fields.slice(0, 1);
  return Object.fromEntries(chosen.map((field) => [field.name, firstValue(field)]));
}
