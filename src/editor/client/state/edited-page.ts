// The page as it is shown until the server has answered an edit: everything is at its new place at
// once, so that whoever goes on clicking or typing meets what they see.
import { isSectionOfPage, type Path, type Place } from '../../../edits/model/path.ts';
import { nextPath, shiftPath } from '../../../edits/model/shift-path.ts';
import { editData } from '../../../edits/model/edit-data.ts';
import { EditRefusal, type Edit } from '../../../edits/model/edit.ts';
import type { EditorPage, EditorSection, PostedEdit } from '../../protocol/page.ts';

/** @returns the page with an edit made in its data, and with all that knows a place of it */
export function withEdit(page: EditorPage, { file, edit }: PostedEdit): EditorPage {
  const known = page.files[file];
  const data = known && editedData(known.data, edit);
  if (data === undefined) return page;
  const files = { ...page.files, [file]: { ...known!, data } };
  if (edit.kind === 'set') return { ...page, files };
  const follow = <Item extends Place>(item: Item): Item[] => {
    const path = item.file === file ? shiftPath(edit, item.path) : item.path;
    return path ? [{ ...item, path }] : [];
  };
  const leaves = Object.entries(page.leaves).flatMap(([name, leaf]) => follow(leaf).map((each) => [name, each]));
  return {
    ...page,
    files,
    leaves: Object.fromEntries(leaves) as EditorPage['leaves'],
    messages: page.messages.flatMap(follow),
    sections: file === page.file ? editSections(page.sections, edit) : page.sections,
  };
}

/** @returns undefined for an edit that the server will refuse */
function editedData(data: unknown, edit: Edit): unknown {
  try {
    return editData(data, edit);
  } catch (error) {
    if (error instanceof EditRefusal) return undefined;
    throw error;
  }
}

/** The sections of the page's own list, and the paths of those in columns. */
function editSections(sections: EditorSection[], edit: Edit): EditorSection[] {
  const followed = sections.map((section) => ({
    ...section,
    inner: section.inner.flatMap((each) => {
      const path = shiftPath(edit, each.path);
      return path ? [{ ...each, path }] : [];
    }),
  }));
  const take = (path: Path) => (isSectionOfPage(path) ? followed.splice(Number(path[1]), 1)[0] : undefined);
  const put = (path: Path, section: EditorSection) => {
    if (isSectionOfPage(path)) followed.splice(Number(path[1]), 0, section);
  };
  if (edit.kind === 'remove') take(edit.path);
  if (edit.kind === 'insert') put([...edit.path, edit.at], unseen);
  if (edit.kind === 'duplicate') put(nextPath(edit.path), unseen);
  if (edit.kind === 'move') put(edit.to, take(edit.from) ?? unseen);
  return followed;
}

/** A section that the page in the frame does not show yet. */
const unseen: EditorSection = { ids: [], inner: [], start: 0, end: 0 };
