// The menu of a row of the outline: what can be done with a section or an entry.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Path } from '../../../edits/model/path.ts';
import { IconButton } from '../controls/buttons.tsx';
import { duplicateEntry, moveEntry, removeEntry, setDraft } from '../entries/section-edits.ts';
import { useEditor } from '../state/store.ts';
import { findRow } from '../state/find-row.ts';
import type { OutlineNode } from './outline-nodes.ts';
import '../controls/dialog-frame.css';
import '../controls/list.css';

type Action = (file: string, path: Path, node: OutlineNode) => unknown;

const placeOf = (path: Path) => Number(path.at(-1));

const actions: Record<string, Action> = {
  up: (file, path) => moveEntry(file, path, placeOf(path) - 1),
  down: (file, path) => moveEntry(file, path, placeOf(path) + 1),
  duplicate: duplicateEntry,
  draft: (_file, path, { isDraft }) => setDraft(path, !isDraft),
  move: (_file, path) => openTransfer(path, false),
  copy: (_file, path) => openTransfer(path, true),
  share: (_file, path) => useEditor.setState({ dialog: { kind: 'share', section: placeOf(path) } }),
  remove: removeEntry,
};

function openTransfer(path: Path, isCopy: boolean) {
  useEditor.setState({ dialog: { kind: 'transfer', sections: [placeOf(path)], isCopy } });
}

async function act(key: string, node: OutlineNode) {
  const path = await findRow(node);
  if (path) await actions[key]?.(node.file, path, node);
}

export function RowMenu({ node }: { node: OutlineNode }) {
  // The row may show something else before an action is chosen.
  const [opened, setOpened] = useState(node);
  const { path, place, count, entry, isDraft, about } = opened;
  const isOnPage = !entry && path.length === 2;
  const disabled = [...(place === 0 ? ['up'] : []), ...(place === count - 1 ? ['down'] : [])];
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && setOpened(node)}>
      <IconButton icon="more" label={say('Actions for {name}', { name: node.name })} className="row-actions" />
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" disabledKeys={disabled} onAction={(key) => void act(String(key), opened)}>
          <MenuItem className="menu-item" id="up">
            {say('Move up')}
          </MenuItem>
          <MenuItem className="menu-item" id="down">
            {say('Move down')}
          </MenuItem>
          <MenuItem className="menu-item" id="duplicate">
            {say('Duplicate')}
          </MenuItem>
          {!entry && (
            <MenuItem className="menu-item" id="draft">
              {isDraft ? say('Show to visitors') : say('Hide as draft')}
            </MenuItem>
          )}
          {isOnPage && (
            <MenuItem className="menu-item" id="move">
              {say('Move to another page')}
            </MenuItem>
          )}
          {isOnPage && (
            <MenuItem className="menu-item" id="copy">
              {say('Copy to another page')}
            </MenuItem>
          )}
          {isOnPage && about !== say('Shared section') && (
            <MenuItem className="menu-item" id="share">
              {say('Make it a shared section')}
            </MenuItem>
          )}
          <MenuItem className="menu-item danger" id="remove">
            {say('Remove')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
