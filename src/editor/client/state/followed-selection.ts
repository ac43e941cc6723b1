// The selection after an edit, or after the page has changed: it stays with what is selected, which
// may be at another place.
import { isSamePath, type Path } from '../../../edits/model/path.ts';
import { shiftPath } from '../../../edits/model/shift-path.ts';
import type { EditorPage, PostedEdit } from '../../protocol/page.ts';
import { followPath } from '../changes/shown-place.ts';
import type { Selection } from './store.ts';

/** @returns null when the section that is selected is gone */
export function followEdit(page: EditorPage, selection: Selection, { file, edit }: PostedEdit): Selection | null {
  return follow(page, selection, (each, path) => {
    if (each !== file) return path;
    const shifted = shiftPath(edit, path);
    if (shifted || edit.kind !== 'remove') return shifted ?? path;
    // A setting can be chosen that is not set.
    return typeof edit.path.at(-1) === 'number' ? edit.path.slice(0, -1) : path;
  });
}

/** @returns null when the section that was selected is not on the page any more */
export function followPage(before: EditorPage, now: EditorPage, selection: Selection): Selection | null {
  if (before.route !== now.route) return selection;
  return follow(now, selection, (file, path) => {
    const [old, data] = [before.files[file]?.data, now.files[file]?.data];
    return old === undefined || data === undefined ? path : followPath(old, data, path);
  });
}

function follow(page: EditorPage, selection: Selection, find: (file: string, path: Path) => Path) {
  const { file, path, section } = selection;
  const found = find(file, path);
  const place = section === null || page.file === null ? null : find(page.file, ['blocks', section]);
  const isGone = place?.length === 1 || (path[0] === 'blocks' && path.length > 1 && found.length === 1);
  if (isGone) return null;
  if (isSamePath(found, path) && (place === null || place[1] === section)) return selection;
  return {
    file,
    path: found,
    section: place && Number(place[1]),
    isFollowed: found.length === path.length,
  };
}
