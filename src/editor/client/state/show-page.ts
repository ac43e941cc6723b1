// Shows a page as the server has sent it, with the changes of this window that it does not have.
import type { EditorPage, PostedEdit } from '../../protocol/page.ts';
import { baseOf, showFiles, type WaitingEdit } from '../changes/bases.ts';
import { withEdit } from './edited-page.ts';
import { followEdit, followPage } from './followed-selection.ts';
import { keepServed } from '../changes/served-page.ts';
import { useEditor, type Selection } from './store.ts';

const { getState: get, setState: set } = useEditor;

/** @param edits those that wait; of two versions to choose from, the other one is shown */
export function showPage(page: EditorPage, edits: readonly WaitingEdit[]): void {
  const { waiting, page: before, selection, restructured } = get();
  keepServed(page);
  showFiles(page.files, waiting.edits);
  const now = edits.filter(isMadeFromShown).reduce(withEdit, page);
  // What this window has changed itself is shown already.
  const isNew = before !== null && JSON.stringify(dataOf(before)) !== JSON.stringify(dataOf(now));
  set({ page: now, ...(isNew && { restructured: restructured + 1 }) });
  if (before && selection) moveSelection(selection, followPage(before, now, selection));
}

/** Places in a text that others have changed since may be of something else in what is shown. */
export function isMadeFromShown({ base }: WaitingEdit): boolean {
  return base === baseOf(base.file);
}

function dataOf({ files }: EditorPage): unknown[] {
  return Object.values(files).map(({ data }) => data);
}

/** Shows an edit, before it is in the file. */
export function showEdit(posted: PostedEdit): void {
  const { page, selection, restructured } = get();
  if (!page) return;
  const isMoving = posted.edit.kind !== 'set';
  set({ page: withEdit(page, posted), ...(isMoving && { restructured: restructured + 1 }) });
  if (isMoving && selection) moveSelection(selection, followEdit(page, selection, posted));
}

/** The settings of what is gone close. */
function moveSelection(selection: Selection, followed: Selection | null): void {
  if (followed !== selection) set({ selection: followed, ...(!followed && { isSettingsOpen: false }) });
}
