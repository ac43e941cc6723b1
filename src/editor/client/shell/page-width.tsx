// Menu of the widths in which the page is shown; its button has the icon of the chosen one.
import { say } from '../../../base/words/say.ts';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../controls/buttons.tsx';
import { Icon, type IconName } from '../controls/icon.tsx';
import { useEditor } from '../state/store.ts';
import '../controls/dialog-frame.css';
import '../controls/list.css';

/** 0 is all of the room. */
const widths = (): { width: number; label: string; icon: IconName }[] => [
  { width: 0, label: say('As wide as there is room'), icon: 'fit' },
  { width: 1440, label: say('Desktop, 1440 pixels'), icon: 'desktop' },
  { width: 768, label: say('Tablet, 768 pixels'), icon: 'tablet' },
  { width: 360, label: say('Phone, 360 pixels'), icon: 'phone' },
];

export function PageWidth() {
  const width = useEditor((state) => state.width);
  return (
    <MenuTrigger>
      <IconButton
        icon={widths().find((each) => each.width === width)?.icon ?? 'fit'}
        className="on-wide-screens"
        label={say('Width of the page')}
        data-changed={width !== 0}
      />
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          aria-label={say('Width of the page')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(width)]}
          onAction={(key) => useEditor.setState({ width: Number(key) })}
        >
          {widths().map(({ width: each, label, icon }) => (
            <MenuItem key={each} id={String(each)} className="menu-item with-icon" textValue={label}>
              <Icon name={icon} />
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
