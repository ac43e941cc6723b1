// Undo and redo over all files of the site, as buttons and as keys.
import { getAtPath } from '../../../edits/model/path.ts';
import { useEffect } from 'react';
import { IconButton } from '../controls/buttons.tsx';
import type { EditorPage } from '../../protocol/page.ts';
import { findChanged } from '../changes/shown-place.ts';
import { select, useEditor } from '../state/store.ts';
import { step, useSite } from '../state/site-store.ts';
import { showTrouble } from '../state/trouble.ts';

async function press(way: 'undo' | 'redo') {
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

export function UndoButtons() {
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton icon="undo" label="Undo" onPress={() => void press('undo')} />
      <IconButton icon="redo" label="Redo" className="on-wide-screens" onPress={() => void press('redo')} />
    </>
  );
}

/**
 * Where something is typed, the keys belong to what is typed; but each key in a setting is in the
 * file, and is undone with it.
 */
function onKey(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
  const key = event.key.toLowerCase();
  const way = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
  if (!way) return;
  event.preventDefault();
  void press(way);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest('.setting[data-path]')) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}
