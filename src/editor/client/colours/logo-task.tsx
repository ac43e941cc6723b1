// Task of the logo: its size, the name beside it, colours of the site and the icon of browser tabs.
// The header and the footer of the page show the logo as it is chosen.
import { say } from '../../../base/words/say.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { TextButton } from '../controls/buttons.tsx';
import { InnerField } from '../settings/inner-field.tsx';
import { act } from '../state/site-store.ts';
import { useEditor } from '../state/store.ts';
import { LogoColours } from './logo-colours.tsx';

export function LogoTask() {
  const site = useEditor((state) => state.page?.files['site.yaml']?.data);
  const header = useEditor((state) => state.start?.siteFields.find(({ name }) => name === 'header'));
  const logo = getAtPath(site, ['logo', 'src']);
  if (typeof logo !== 'string' || logo === '')
    return <p className="help">{say('Choose the logo first: its colours and the icon of the tab follow from it.')}</p>;
  return (
    <>
      {header?.fields?.map((field) => (
        <InnerField
          key={field.name}
          field={field}
          file="site.yaml"
          path={['header', field.name]}
          value={getAtPath(site, ['header', field.name])}
        />
      ))}
      <LogoColours />
      <div className="setting">
        <TextButton icon="picture" onPress={() => void act('site-icon')}>
          {say('Use the logo as the icon of the tab')}
        </TextButton>
        <p className="help">
          {say(
            'Browsers show it beside the title, and telephones on their home screen. It is small: a sign without words is best.',
          )}
        </p>
      </div>
    </>
  );
}
