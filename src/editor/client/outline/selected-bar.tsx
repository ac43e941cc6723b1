// Bar of sections that are selected together: moves, hides, copies or removes them.
import { say } from '../../../base/words/say.ts';
import { Menu, MenuItem, MenuTrigger, Popover, Toolbar } from 'react-aria-components';
import { IconButton } from '../controls/buttons.tsx';
import { duplicateSections, removeSections, setDrafts, shiftSections } from '../entries/several-sections.ts';
import type { Places } from '../../../edits/model/move-together.ts';
import { useEditor } from '../state/store.ts';
import { findPlaces } from '../state/find-row.ts';
import type { OutlineNode } from './outline-nodes.ts';
import '../controls/dialog-frame.css';
import '../controls/list.css';

type Act = (file: string, places: Places) => unknown;

const transfer =
  (isCopy: boolean): Act =>
  (_file, sections) =>
    useEditor.setState({ dialog: { kind: 'transfer', sections, isCopy } });

/** Acts on what the rows showed, wherever that is by now. */
async function act(nodes: readonly OutlineNode[], work: Act) {
  const places = await findPlaces(nodes);
  if (places) await work(nodes[0]!.file, places);
}

export function SelectedBar({ nodes }: { nodes: readonly OutlineNode[] }) {
  const isHidden = nodes.every(({ isDraft }) => isDraft);
  const menu: Record<string, { title: string; work: Act }> = {
    duplicate: { title: say('Duplicate'), work: duplicateSections },
    draft: {
      title: isHidden ? say('Show to visitors') : say('Hide as drafts'),
      work: (file, places) => setDrafts(file, places, !isHidden),
    },
    move: { title: say('Move to another page'), work: transfer(false) },
    copy: { title: say('Copy to another page'), work: transfer(true) },
  };
  return (
    <Toolbar
      className="selected-bar"
      aria-label={say('{count} section is selected | {count} sections are selected', { count: nodes.length })}
    >
      <span>{say('{count} selected | {count} selected', { count: nodes.length })}</span>
      <IconButton
        icon="up"
        label={say('Move the selected sections up')}
        onPress={() => void act(nodes, (file, places) => shiftSections(file, places, 'up'))}
      />
      <IconButton
        icon="down"
        label={say('Move the selected sections down')}
        onPress={() => void act(nodes, (file, places) => shiftSections(file, places, 'down'))}
      />
      <MenuTrigger>
        <IconButton icon="more" label={say('More for the selected sections')} />
        <Popover className="popover" placement="bottom end">
          <Menu className="menu" onAction={(key) => void act(nodes, menu[String(key)]!.work)}>
            {Object.entries(menu).map(([id, { title }]) => (
              <MenuItem key={id} id={id} className="menu-item">
                {title}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <IconButton
        icon="trash"
        label={say('Remove the selected sections')}
        onPress={() => void act(nodes, removeSections)}
      />
    </Toolbar>
  );
}
