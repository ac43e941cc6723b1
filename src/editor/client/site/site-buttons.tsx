// The buttons that open the views of the site.
import { Button } from 'react-aria-components';
import { Icon } from '../controls/icon.tsx';
import { NewMenu } from './new-menu.tsx';
import { openSiteView } from '../state/site-store.ts';

export function SiteButtons() {
  return (
    <>
      <NewMenu />
      <Button
        className="text-button plain site-button"
        aria-label="Site: pages, settings, problems"
        onPress={() => void openSiteView('pages')}
      >
        <Icon name="settings" />
        <span>Site</span>
      </Button>
      <Button className="text-button primary" onPress={() => void openSiteView('publish')}>
        Publish
      </Button>
    </>
  );
}
