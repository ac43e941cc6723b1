// The buttons for undo and redo over all files of the site.
import { runAction } from '../actions/registry.ts';
import { IconButton } from '../controls/buttons.tsx';

export function UndoButtons() {
  return (
    <>
      <IconButton icon="undo" label="Undo" onPress={() => runAction('undo')} />
      <IconButton icon="redo" label="Redo" className="on-wide-screens" onPress={() => runAction('redo')} />
    </>
  );
}
