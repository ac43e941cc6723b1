// Fields of the open page and of its files.
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
