// The bar at a text that is being edited: its tools, and what the checker says of it.
import { say } from '../../../base/words/say.ts';
import { Toolbar } from 'react-aria-components';
import type { Field } from '../../../edits/fields/field.ts';
import type { EditorMessage, Leaf } from '../../protocol/page.ts';
import { IconButton } from '../controls/buttons.tsx';
import { TextTools } from '../rich-text/text-tools.tsx';
import { useEditor } from '../state/store.ts';
import type { TextEditing } from './text-in-place.ts';

export interface TextBarProps {
  editing: TextEditing;
  /** Field of the text; null where no schema has it. */
  field: Field | null;
  /** Where the bar hides nothing: around the text, or the open menu that it is in. */
  box: { top: number; height: number };
  viewHeight: number;
  side: { left: number } | { right: number };
  messages: EditorMessage[];
}

/** In pixels, each with the space to what is below it. */
const barHeight = 48;
const noteHeight = 42;

export function TextBar({ editing, field, box, viewHeight, side, messages }: TextBarProps) {
  const note = useEditor(({ page }) => describeReach(editing.leaf, page?.file));
  const height = note ? barHeight + noteHeight : barHeight;
  const below = Math.min(Math.max(8, box.top > 0 ? box.top + box.height + 6 : 8), viewHeight - height);
  const top = box.top > height + 4 ? box.top - height : below;
  return (
    <div
      className="text-bar"
      style={{ ...side, top }}
      // The text keeps the focus, also under a finger.
      onMouseDownCapture={(event) => event.preventDefault()}
    >
      <Toolbar aria-label={say('{label}: marks', { label: field?.title ?? say('Text') })}>
        <span className="bar-name">{field?.title ?? say('Text')}</span>
        <TextTools text={editing.text} table={editing.table} />
        <IconButton
          icon="settings"
          label={say('Settings')}
          onPress={() => useEditor.setState({ isSettingsOpen: true })}
        />
        <IconButton icon="check" label={say('Done')} onPress={() => editing.stop()} />
      </Toolbar>
      {note && (
        <p className="bubble" role="status">
          {note}
        </p>
      )}
      {messages.map(({ message, severity }) => (
        <p key={message} className={`bubble ${severity}`} role="status">
          {message}
        </p>
      ))}
    </div>
  );
}

/** @returns in which places a text is shown, as a sentence; null for one of this page alone */
function describeReach({ file }: Leaf, pageFile: string | null | undefined): string | null {
  if (file === pageFile) return null;
  return file === 'site.yaml' ? say('This is on every page.') : say('This is on every page with this section.');
}
