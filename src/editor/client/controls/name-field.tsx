// A name to type, with what is wrong with it below.
import { Input, Label, Text, TextField } from 'react-aria-components';
import './setting.css';

export interface NameFieldProps {
  label: string;
  name: string;
  onChange: (name: string) => void;
  /** Why nothing can have this name; null when something can. */
  problem: string | null;
  help?: string;
  isRequired?: boolean;
}

export function NameField({ label, name, onChange, problem, help, isRequired = false }: NameFieldProps) {
  return (
    <TextField
      className="setting"
      value={name}
      onChange={onChange}
      isInvalid={problem !== null}
      isRequired={isRequired}
    >
      <Label>{label}</Label>
      <Input />
      {help !== undefined && (
        <Text slot="description" className="help">
          {help}
        </Text>
      )}
      {problem !== null && (
        <Text slot="errorMessage" className="setting-message error">
          {problem}
        </Text>
      )}
    </TextField>
  );
}
