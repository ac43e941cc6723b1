// List of pages that can be searched by title and address.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import type { EditorStart } from '../../protocol/page.ts';
import { searchEntries } from '../search/search-entries.ts';
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
  const [words, setWords] = useState('');
  const found = searchEntries(pages, words, ({ title, route }) => `${title} ${route}`);
  const isMarked = chosen !== undefined;
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      <SearchField className="search" aria-label={say('Search pages')} autoFocus>
        <Icon name="search" />
        <Input placeholder={say('Search pages')} />
      </SearchField>
      <ListBox
        className={isMarked ? 'list framed' : 'list'}
        aria-label={say('Pages')}
        items={found.map((page) => ({ id: page.route, ...page }))}
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
