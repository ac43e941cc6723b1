// The buttons that open the views of the site.
import { say } from '../../../base/words/say.ts';
import { Button } from 'react-aria-components';
import { WordedButton } from '../controls/buttons.tsx';
import { NewMenu } from './new-menu.tsx';
import { openSiteView } from '../state/site-store.ts';

export function SiteButtons() {
  return (
    <>
      <NewMenu />
      <WordedButton
        icon="settings"
        words={say('Site')}
        aria-label={say('Site: pages, settings, problems')}
        onPress={() => void openSiteView('pages')}
      />
      <Button className="text-button primary" onPress={() => void openSiteView('publish')}>
        {say('Publish')}
      </Button>
    </>
  );
}
