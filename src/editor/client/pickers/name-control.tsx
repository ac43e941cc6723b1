// The name of something that the site has: a pop-up, a form, a list, a shared section.
import { say } from '../../../base/words/say.ts';
import { ListBoxItem, Text } from 'react-aria-components';
import { SelectField } from '../controls/select-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { FormTasks } from '../forms/form-tasks.tsx';
import { NewFormButton } from '../forms/new-form.tsx';
import { useEditor } from '../state/store.ts';

const none = ' none';

export function NameControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const list = field.kind === 'name' ? (field.names ?? '') : field.kind;
  const names = useEditor((state) => state.start?.names[list]) ?? {};
  const written = typeof value === 'string' ? value : '';
  const known = Object.entries(names);
  const options = written && !(written in names) ? [[written, say('Not on this site')], ...known] : known;
  return (
    <SettingFrame path={path} messages={messages}>
      <SelectField
        field={field}
        value={written || null}
        placeholder={known.length > 0 ? say('Choose') : say('The site has none yet')}
        onChange={(key) => set(key === none ? undefined : key)}
        whenEmpty={say('The site has none yet.')}
      >
        {!field.isRequired && (
          <ListBoxItem id={none} textValue={say('None')} className="option">
            {say('None')}
          </ListBoxItem>
        )}
        {options.map(([name = '', about]) => (
          <ListBoxItem key={name} id={name} textValue={name} className="option">
            <Text slot="label">{name}</Text>
            <Text slot="description">{about}</Text>
          </ListBoxItem>
        ))}
      </SelectField>
      {field.kind === 'form' && written in names && <FormTasks name={written} />}
      {field.kind === 'form' && <NewFormButton onDone={set} />}
    </SettingFrame>
  );
}
