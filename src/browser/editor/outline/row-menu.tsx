// The menu of a row of the outline: what can be done with a section or an entry.
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../controls/buttons.tsx';
import { duplicateEntry, moveEntry, removeEntry, setDraft } from '../state/section-edits.ts';
import { useEditor } from '../state/store.ts';
import type { OutlineNode } from './outline-nodes.ts';

function file(): string {
  return useEditor.getState().page?.file ?? '';
}

export function RowMenu({ node }: { node: OutlineNode }) {
  const { path, place, count, entry, isDraft, name } = node;
  const actions: Record<string, () => unknown> = {
    up: () => moveEntry(file(), path, place - 1),
    down: () => moveEntry(file(), path, place + 1),
    duplicate: () => duplicateEntry(file(), path),
    draft: () => setDraft(path, !isDraft),
    copy: () => useEditor.setState({ dialog: { kind: 'copy', section: place } }),
    share: () => useEditor.setState({ dialog: { kind: 'share', section: place } }),
    remove: () => removeEntry(file(), path),
  };
  const isOnPage = !entry && path.length === 2;
  const disabled = [...(place === 0 ? ['up'] : []), ...(place === count - 1 ? ['down'] : [])];
  return (
    <MenuTrigger>
      <IconButton icon="more" label={`Actions for ${name}`} className="row-actions" />
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" disabledKeys={disabled} onAction={(key) => void actions[String(key)]?.()}>
          <MenuItem className="menu-item" id="up">
            Move up
          </MenuItem>
          <MenuItem className="menu-item" id="down">
            Move down
          </MenuItem>
          <MenuItem className="menu-item" id="duplicate">
            Duplicate
          </MenuItem>
          {!entry && (
            <MenuItem className="menu-item" id="draft">
              {isDraft ? 'Show to visitors' : 'Hide as draft'}
            </MenuItem>
          )}
          {isOnPage && (
            <MenuItem className="menu-item" id="copy">
              Copy to another page
            </MenuItem>
          )}
          {isOnPage && node.about !== 'Shared section' && (
            <MenuItem className="menu-item" id="share">
              Make it a shared section
            </MenuItem>
          )}
          <MenuItem className="menu-item danger" id="remove">
            Remove
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
