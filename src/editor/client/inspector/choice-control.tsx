// One of several values, each with what its schema says of it.
import { say } from '../../../base/words/say.ts';
import { ListBoxItem, Text } from 'react-aria-components';
import { SelectField } from '../controls/select-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';

export function ChoiceControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const choices = field.choices ?? [];
  const shown = value ?? field.default;
  const choose = (key: string | number | null) => {
    const chosen = choices.find((choice) => String(choice.value) === String(key))?.value;
    set(chosen === field.default && !field.isRequired ? undefined : chosen);
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <SelectField
        field={field}
        value={shown === undefined ? null : String(shown as string)}
        onChange={choose}
        placeholder={say('Choose')}
      >
        {choices.map((choice) => (
          <ListBoxItem key={choice.value} id={String(choice.value)} textValue={choice.title} className="option">
            <Text slot="label">
              {choice.value === field.default ? say('{choice} (default)', { choice: choice.title }) : choice.title}
            </Text>
            <Text slot="description">{choice.description}</Text>
          </ListBoxItem>
        ))}
      </SelectField>
    </SettingFrame>
  );
}
