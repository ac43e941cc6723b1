// Edits as the form shows them until the server has answered: entries of a list are at their new
// places at once, so that whoever goes on clicking meets what they see.
import type { Edit } from '../../../edits/engine/edit.ts';
import type { EditorPage, Path, PostedEdit } from '../../protocol/page.ts';
import { isSamePath, isSectionOfPage, valueAt, withValueAt } from './paths.ts';

/** @returns the files with an edit made in their data */
export function withEdit(files: EditorPage['files'], { file, edit }: PostedEdit): EditorPage['files'] {
  const known = files[file];
  const data = known && edited(known.data, edit);
  return data === undefined ? files : { ...files, [file]: { ...known!, data } };
}

/** @returns undefined for an edit that is not shown before the server has made it */
function edited(data: unknown, edit: Edit): unknown {
  if (edit.kind === 'set') return withValueAt(data, edit.path, edit.value);
  if (edit.kind === 'remove') return isSectionOfPage(edit.path) ? undefined : withValueAt(data, edit.path, undefined);
  if (edit.kind === 'insert') return withList(data, edit.path, (list) => list.splice(Number(edit.at), 0, edit.value));
  if (edit.kind === 'duplicate') {
    const at = Number(edit.path.at(-1));
    return withList(data, edit.path.slice(0, -1), (list) => list.splice(at + 1, 0, list[at]));
  }
  if (edit.kind !== 'move' || !isSamePath(edit.from.slice(0, -1), edit.to.slice(0, -1))) return undefined;
  const [from, to] = [Number(edit.from.at(-1)), Number(edit.to.at(-1))];
  return withList(data, edit.from.slice(0, -1), (list) => list.splice(to, 0, ...list.splice(from, 1)));
}

/** Sections of a page stay as the outline has them, which only the server can tell. */
function withList(data: unknown, path: Path, change: (list: unknown[]) => void): unknown {
  const list = valueAt(data, path);
  if (!Array.isArray(list) || isSectionOfPage([...path, 0])) return undefined;
  const copy = [...(list as unknown[])];
  change(copy);
  return withValueAt(data, path, copy);
}
