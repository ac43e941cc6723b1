// List of pages that can be searched by title and address.
import { say } from '../../../base/words/say.ts';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField, useFilter } from 'react-aria-components';
import type { EditorStart } from '../../protocol/page.ts';
import { Icon } from './icon.tsx';
import './list.css';

interface PageListProps {
  pages: EditorStart['pages'];
  onChoose: (route: string) => void;
  /** The page that stays marked until another one is chosen; absent where a choice ends the list. */
  chosen?: string | null;
  /** The page that is marked as open. */
  openRoute?: string;
}

export function PageList({ pages, onChoose, chosen, openRoute }: PageListProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const isMarked = chosen !== undefined;
  return (
    <Autocomplete filter={contains}>
      <SearchField className="search" aria-label={say('Search pages')} autoFocus>
        <Icon name="search" />
        <Input placeholder={say('Search pages')} />
      </SearchField>
      <ListBox
        className={isMarked ? 'list framed' : 'list'}
        aria-label={say('Pages')}
        items={pages.map((page) => ({ id: page.route, ...page }))}
        renderEmptyState={() => say('No page has this in its title or address.')}
        {...(isMarked
          ? {
              selectionMode: 'single' as const,
              disallowEmptySelection: true,
              selectedKeys: chosen === null ? [] : [chosen],
              onSelectionChange: (keys) => keys !== 'all' && onChoose(String([...keys][0])),
            }
          : { onAction: (key) => onChoose(String(key)) })}
      >
        {({ title, route }) => (
          <ListBoxItem className="option" textValue={`${title} ${route}`}>
            <span>{title}</span>
            <small>{route}</small>
            {route === openRoute && (
              <span className="option-note">
                <Icon name="check" /> {say('Open now')}
              </span>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}
