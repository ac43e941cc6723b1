// Chooses the page that is edited, from a list that can be searched.
import { say } from '../../../base/words/say.ts';
import {
  Autocomplete,
  Button,
  Dialog,
  DialogTrigger,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { useEditor } from '../state/store.ts';
import { Icon } from '../controls/icon.tsx';
import '../controls/select-field.css';
import '../controls/dialog-frame.css';
import '../controls/list.css';
import './page-chooser.css';

export function PageChooser({ route, onChoose }: { route: string; onChoose: (route: string) => void }) {
  const pages = useEditor((state) => state.start?.pages) ?? [];
  const { contains } = useFilter({ sensitivity: 'base' });
  const title = pages.find((page) => page.route === route)?.title ?? say('No page yet');
  return (
    <DialogTrigger>
      <Button className="page-chooser" aria-label={say('Page: {title}, {route}', { title, route })}>
        <Icon name="page" />
        <span className="page-title">{title}</span>
        <span className="page-route">{route}</span>
        <Icon name="down" />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Dialog className="chooser" aria-label={say('Pages')}>
          {({ close }) => (
            <Autocomplete filter={contains}>
              <SearchField className="search" aria-label={say('Search pages')} autoFocus>
                <Icon name="search" />
                <Input placeholder={say('Search pages')} />
              </SearchField>
              <ListBox
                className="list"
                aria-label={say('Pages')}
                items={pages.map((page) => ({ id: page.route, ...page }))}
                renderEmptyState={() => say('No page has this in its title or address.')}
                onAction={(key) => {
                  close();
                  onChoose(String(key));
                }}
              >
                {(page) => (
                  <ListBoxItem className="option" textValue={`${page.title} ${page.route}`}>
                    <span>{page.title}</span>
                    <small>{page.route}</small>
                    {page.route === route && (
                      <span className="option-note">
                        <Icon name="check" /> {say('Open now')}
                      </span>
                    )}
                  </ListBoxItem>
                )}
              </ListBox>
            </Autocomplete>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
