// Numbers with their limits, and settings that are on or off.
import { use, type KeyboardEvent } from 'react';
import {
  Button,
  Group,
  Input,
  Label,
  NumberField,
  NumberFieldStateContext,
  Switch,
  Text,
  useLocale,
} from 'react-aria-components';
import { isGivingBack } from '../settings/held-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import '../controls/choices.css';
import './fields.css';

/** A number is saved when its field is left, or Enter is pressed. */
export function NumberControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const shown = typeof value === 'number' ? value : typeof field.default === 'number' ? field.default : Number.NaN;
  const format = { useGrouping: false, maximumFractionDigits: field.isWhole ? 0 : 6 };
  return (
    <SettingFrame path={path} messages={messages}>
      <NumberField
        className="number"
        value={shown}
        {...(field.minimum !== undefined && { minValue: field.minimum })}
        {...(field.maximum !== undefined && { maxValue: field.maximum })}
        step={field.isWhole ? 1 : 0.01}
        formatOptions={format}
        onChange={(next) => {
          const isDefault = Number.isNaN(next) || next === field.default;
          if (!field.isRequired) set(isDefault ? undefined : next);
          else if (!Number.isNaN(next)) set(next);
        }}
      >
        <Label>{field.title}</Label>
        <NumberKeys shown={shown} format={format} />
        <Text slot="description" className="help">
          {field.description}
        </Text>
      </NumberField>
    </SettingFrame>
  );
}

/** The field and its buttons. Escape brings back the number that was there. */
function NumberKeys({ shown, format }: { shown: number; format: Intl.NumberFormatOptions }) {
  const state = use(NumberFieldStateContext);
  const { locale } = useLocale();
  const written = Number.isNaN(shown) ? '' : new Intl.NumberFormat(locale, format).format(shown);
  const onKey = (event: KeyboardEvent) => {
    if (!isGivingBack(event) || !state || state.inputValue === written) return;
    state.setInputValue(written);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div onKeyDownCapture={onKey}>
      <Group className="number-group">
        <Button slot="decrement">−</Button>
        <Input />
        <Button slot="increment">+</Button>
      </Group>
    </div>
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
