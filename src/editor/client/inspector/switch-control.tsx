// A setting that is on or off.
import { Switch } from 'react-aria-components';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import '../controls/choices.css';

export function SwitchControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const isOn = value === undefined ? field.default === true : value === true;
  return (
    <SettingFrame path={path} messages={messages}>
      <Switch
        className="switch"
        isSelected={isOn}
        onChange={(next) => set(next === (field.default ?? false) && !field.isRequired ? undefined : next)}
      >
        <span className="switch-track" aria-hidden="true" />
        {field.title}
      </Switch>
      <p className="help">{field.description}</p>
    </SettingFrame>
  );
}
