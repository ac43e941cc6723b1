// The menu of a table, for the cell in which somebody types.
import { useRef } from 'react';
import { Header, Keyboard, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { say } from '../../../base/words/say.ts';
import { writeKeys } from '../actions/keys.ts';
import { IconButton } from '../controls/buttons.tsx';
import { actionGroups, keysOfAction, tableActions, type TableAction, type TableTools } from './table-actions.ts';
import '../controls/dialog-frame.css';
import '../controls/list.css';

export interface TableMenuProps {
  table: TableTools;
  isOpen: boolean;
  /** Called before the focus leaves the cell, and after the menu was closed. */
  onOpenChange: (isOpen: boolean) => void;
}

export function TableMenu({ table, isOpen, onOpenChange }: TableMenuProps) {
  const button = useRef<HTMLSpanElement>(null);
  const all = actionGroups.flatMap(({ actions }) => actions);
  // What is never possible here is not in the menu: a section is removed as any other one.
  const isShown = ({ actions }: { actions: readonly TableAction[] }) =>
    table.hasHead !== null || !actions.includes('switch-head');
  const run = (action: TableAction) => {
    onOpenChange(false);
    table.run(action);
  };
  return (
    <>
      {/* A trigger would take the focus before anybody hears of it, which ends the typing. */}
      <span ref={button}>
        <IconButton
          icon="table"
          label={say('Rows and columns')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPress={() => onOpenChange(true)}
        />
      </span>
      <Popover
        className="popover"
        aria-label={say('Rows and columns')}
        placement="bottom start"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={(next) => !next && onOpenChange(false)}
      >
        <Menu
          className="menu"
          aria-label={say('Rows and columns')}
          autoFocus="first"
          disabledKeys={all.filter((action) => !table.can(action))}
          onAction={(key) => run(key as TableAction)}
        >
          {actionGroups.filter(isShown).map(({ title, actions }) => (
            <MenuSection key={title()} id={title()}>
              <Header className="menu-title">{title()}</Header>
              {actions.map((action) => (
                <TableItem key={action} action={action} table={table} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </>
  );
}

function TableItem({ action, table }: { action: TableAction; table: TableTools }) {
  const keys = keysOfAction(action, table.isMirrored);
  const words = action === 'switch-head' && table.hasHead ? say('No headings') : tableActions[action].title();
  return (
    <MenuItem className={`menu-item ${action.startsWith('remove') ? 'danger' : ''}`} id={action} textValue={words}>
      <span className="menu-words">
        {words}
        {keys && <Keyboard>{writeKeys(keys).replace('Arrow', '')}</Keyboard>}
      </span>
    </MenuItem>
  );
}
