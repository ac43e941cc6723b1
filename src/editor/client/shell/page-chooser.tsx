// Chooses the page that is edited, from a list that can be searched.
import { say } from '../../../base/words/say.ts';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useEditor } from '../state/store.ts';
import { Icon } from '../controls/icon.tsx';
import { PageList } from '../controls/page-list.tsx';
import '../controls/select-field.css';
import '../controls/dialog-frame.css';
import './page-chooser.css';

export function PageChooser({ route, onChoose }: { route: string; onChoose: (route: string) => void }) {
  const pages = useEditor((state) => state.start?.pages) ?? [];
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
            <PageList
              pages={pages}
              onChoose={(chosen) => {
                close();
                onChoose(chosen);
              }}
              openRoute={route}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
