// The settings of the site by what they are about. Each opens beside the page, where every change
// is seen at once.
import { say } from '../../../base/words/say.ts';
import { Button } from 'react-aria-components';
import { taskOf } from '../settings/site-tasks.ts';
import { focusSettings } from '../state/focus.ts';
import { select, useEditor } from '../state/store.ts';
import { openSiteView } from '../state/site-store.ts';

export function SettingsView() {
  const fields = useEditor((state) => state.start?.siteFields) ?? [];
  return (
    <>
      <p className="hint">{say('They open beside the page, which shows each change at once.')}</p>
      <ul className="site-list">
        {fields
          .filter(({ name, kind, part }) => kind !== 'fixed' && part !== 'file' && taskOf(name) === name)
          .map(({ name, title, description }) => (
            <li key={name}>
              <Button className="site-row" onPress={() => open(name)}>
                <strong>{title}</strong>
                <span className="hint">{description}</span>
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}

function open(name: string) {
  select({ file: 'site.yaml', path: [name], section: null });
  void openSiteView(null);
  focusSettings();
}
