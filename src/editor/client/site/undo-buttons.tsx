// The buttons for undo and redo over all files of the site.
import { say } from '../../../base/words/say.ts';
import { runAction } from '../actions/registry.ts';
import { IconButton } from '../controls/buttons.tsx';

export function UndoButtons() {
  return (
    <>
      <IconButton icon="undo" label={say('Undo')} onPress={() => runAction('undo')} />
      <IconButton icon="redo" label={say('Redo')} className="on-wide-screens" onPress={() => runAction('redo')} />
    </>
  );
}
