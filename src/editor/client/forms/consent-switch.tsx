// The switch for a form that asks for consent before it is sent.
import { say } from '../../../base/words/say.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import type { ConsentField } from '../../protocol/site.ts';
import { Switch } from '../settings/form-line.tsx';
import { act } from '../state/site-store.ts';
import { useEditor } from '../state/store.ts';

const consentField: ConsentField = 'consent';

/** @param name of the form */
export function ConsentSwitch({ name }: { name: string }) {
  const fields = useEditor((state) => getAtPath(state.page?.files['site.yaml']?.data, ['forms', name, 'fields']));
  const isOn = Array.isArray(fields) && fields.some((field) => getAtPath(field, ['name']) === consentField);
  return (
    <div className="setting">
      <Switch label={say('Ask for consent')} isOn={isOn} onChange={(on) => void act('consent', { form: name, on })} />
      <p className="help">
        {say(
          'A box that must be ticked before the message is sent, with a link to your page about privacy. The page is made if there is none.',
        )}
      </p>
    </div>
  );
}
