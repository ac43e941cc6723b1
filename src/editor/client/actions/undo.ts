// Undo and redo over all files of the site.
import { getAtPath } from '../../../edits/model/path.ts';
import type { EditorPage } from '../../protocol/page.ts';
import { findChanged } from '../changes/shown-place.ts';
import { step, useSite } from '../state/site-store.ts';
import { select, useEditor } from '../state/store.ts';
import { showTrouble } from '../state/trouble.ts';

/** Undoes or redoes the last change, and selects the section that it has changed. */
export async function undoOrRedo(way: 'undo' | 'redo'): Promise<void> {
  const { page: before } = useEditor.getState();
  const isDone = await step(way);
  if (isDone && before) selectChanged(before);
  const { trouble } = useSite.getState();
  if (!isDone && trouble && useSite.getState().view === null) showTrouble(trouble, 'steps');
}

/** The section that is another one than before, or has come back, is selected. */
function selectChanged(before: EditorPage) {
  const { page, selection } = useEditor.getState();
  if (!page?.file || page.file !== before.file) return;
  const [old, blocks] = [before, page].map(({ files }) => getAtPath(files[page.file!]?.data, ['blocks']));
  if (!Array.isArray(old) || !Array.isArray(blocks)) return;
  const at = findChanged(old, blocks);
  if (at === null || selection?.section === at) return;
  select({ file: page.file, path: ['blocks', at], section: at }, false);
}
