// Chooses the page that is edited, from a list that can be searched.
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
  const title = pages.find((page) => page.route === route)?.title ?? 'No page yet';
  return (
    <DialogTrigger>
      <Button className="page-chooser" aria-label={`Page: ${title}, ${route}`}>
        <Icon name="page" />
        <span className="page-title">{title}</span>
        <span className="page-route">{route}</span>
        <Icon name="down" />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Dialog className="chooser" aria-label="Pages">
          {({ close }) => (
            <Autocomplete filter={contains}>
              <SearchField className="search" aria-label="Search pages" autoFocus>
                <Icon name="search" />
                <Input placeholder="Search pages" />
              </SearchField>
              <ListBox
                className="list"
                aria-label="Pages"
                items={pages.map((page) => ({ id: page.route, ...page }))}
                renderEmptyState={() => 'No page has this in its title or address.'}
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
                        <Icon name="check" /> Open now
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
