// The buttons that open the views of the site.
import { say } from '../../../base/words/say.ts';
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
        aria-label={say('Site: pages, settings, problems')}
        onPress={() => void openSiteView('pages')}
      >
        <Icon name="settings" />
        <span>{say('Site')}</span>
      </Button>
      <Button className="text-button primary" onPress={() => void openSiteView('publish')}>
        {say('Publish')}
      </Button>
    </>
  );
}
