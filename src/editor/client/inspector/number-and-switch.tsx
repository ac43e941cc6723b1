// Numbers with their limits, and settings that are on or off.
import { Button, Group, Input, Label, NumberField, Switch, Text } from 'react-aria-components';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';

export function NumberControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const shown = typeof value === 'number' ? value : typeof field.default === 'number' ? field.default : Number.NaN;
  return (
    <SettingFrame path={path} messages={messages}>
      <NumberField
        className="number"
        value={shown}
        {...(field.minimum !== undefined && { minValue: field.minimum })}
        {...(field.maximum !== undefined && { maxValue: field.maximum })}
        step={field.isWhole ? 1 : 0.01}
        formatOptions={{ useGrouping: false, maximumFractionDigits: field.isWhole ? 0 : 6 }}
        onChange={(next) => {
          const isDefault = Number.isNaN(next) || next === field.default;
          set(isDefault && !field.isRequired ? undefined : next);
        }}
      >
        <Label>{field.title}</Label>
        <Group className="number-group">
          <Button slot="decrement">−</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
        <Text slot="description" className="help">
          {field.description}
        </Text>
      </NumberField>
    </SettingFrame>
  );
}

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
