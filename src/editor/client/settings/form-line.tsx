// Fields of the forms about whole pages: a line of text, a day, a switch.
import { Checkbox, Input, Label, TextField } from 'react-aria-components';
import { toName } from '../../../base/addresses/title-address.ts';
import { lastDay } from './date-problem.ts';
import '../controls/setting.css';
import '../controls/choices.css';

interface LineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isOptional?: boolean;
  /** True for the first field of the form. */
  isFirst?: boolean;
  type?: 'text' | 'date' | 'time';
}

export function Line({ label, value, onChange, isOptional = false, isFirst = false, type = 'text' }: LineProps) {
  return (
    <TextField
      className="setting"
      type={type}
      value={value}
      onChange={onChange}
      isRequired={!isOptional}
      autoFocus={isFirst}
    >
      <Label className="label">{label}</Label>
      <Input className="input" {...(type === 'date' && { max: lastDay })} />
    </TextField>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <Checkbox className="site-check" isSelected={isOn} onChange={onChange}>
      <span className="box" aria-hidden="true" />
      {label}
    </Checkbox>
  );
}

/** @returns "Opening hours" as /opening-hours; "" without a title */
export function addressOf(title: string, lang: string): string {
  const name = toName(title, { lang, maxWords: 4 }) ?? '';
  return name && `/${name}`;
}
