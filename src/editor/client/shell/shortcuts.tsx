// List of the keys of the editor: those of the registry of actions, and those of its parts.
import { say } from '../../../base/words/say.ts';
import { writeKeys } from '../actions/keys.ts';
import { listActions, manualAddress } from '../actions/registry.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { useEditor } from '../state/store.ts';
import './shortcuts.css';

/** Keys that belong to a part of the screen, and not to the whole editor. */
const keysOfParts = (): readonly [title: string, keys: readonly string[]][] => [
  [say('Through the list of sections'), ['ArrowUp', 'ArrowDown']],
  [say('Settings of a section, in the list'), ['Enter']],
  [say('Type in a text of the page'), ['Enter']],
  [say('End typing'), ['Escape']],
  [say('Rows and columns of a table'), ['Shift+F10']],
];

export function Shortcuts() {
  const isOpen = useEditor(({ opened }) => opened === 'shortcuts');
  return (
    <DialogFrame title={say('Keyboard shortcuts')} isOpen={isOpen} onClose={() => useEditor.setState({ opened: null })}>
      <ul className="shortcuts" aria-label={say('Keyboard shortcuts')}>
        {listActions()
          .filter(({ keys }) => keys.length > 0)
          .map(({ id, title, keys }) => (
            <Shortcut key={id} title={title} keys={keys} />
          ))}
        {keysOfParts().map(([title, keys]) => (
          <Shortcut key={title} title={title} keys={keys} />
        ))}
      </ul>
      <p>
        <a href={manualAddress} target="_blank" rel="noopener">
          {say('Read the manual')}
        </a>
      </p>
    </DialogFrame>
  );
}

function Shortcut({ title, keys }: { title: string; keys: readonly string[] }) {
  return (
    <li>
      <span>{title}</span>
      <span>
        {keys.map((each, index) => (
          <span key={each}>
            {index > 0 && ` ${say('or')} `}
            <kbd>{writeKeys(each).replace('Arrow', '')}</kbd>
          </span>
        ))}
      </span>
    </li>
  );
}
