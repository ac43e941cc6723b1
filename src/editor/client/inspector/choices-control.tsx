// Several of a few values, as buttons that are on or off: the days of a week.
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import '../controls/toggles.css';
import '../controls/setting.css';

export function ChoicesControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props, true);
  const choices = field.item?.choices ?? [];
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  // In the order of the schema, whatever was chosen last.
  const choose = (keys: Set<unknown>) => {
    const values = choices.flatMap(({ value: each }) => (keys.has(String(each)) ? [each] : []));
    set(values.length === 0 && !field.isRequired ? undefined : values);
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <span className="label">{field.title}</span>
      <ToggleButtonGroup
        className="toggles several"
        aria-label={field.title}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={choose}
      >
        {choices.map(({ value: each, title }) => (
          <ToggleButton key={each} id={String(each)} className="toggle">
            {title}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <p className="help">{field.description}</p>
    </SettingFrame>
  );
}
