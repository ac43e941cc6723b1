// A select with its label, its help, and a list of options that opens below it.
import type { ReactNode } from 'react';
import { Button, Label, ListBox, Popover, Select, SelectValue, Text } from 'react-aria-components';
import type { Field } from '../../../edits/fields/field.ts';
import { Icon } from './icon.tsx';
import './setting.css';
import './select-field.css';
import './dialog-frame.css';
import './list.css';

export interface SelectFieldProps {
  field: Pick<Field, 'title' | 'description'>;
  /** The id of the chosen option; null for none. */
  value: string | null;
  placeholder: string;
  onChange: (key: string | number | null) => void;
  /** Said in the place of a list without options. */
  whenEmpty?: string;
  /** The options, as ListBoxItem. */
  children: ReactNode;
}

export function SelectField({ field, value, placeholder, onChange, whenEmpty, children }: SelectFieldProps) {
  return (
    <Select className="select" value={value} onChange={onChange} placeholder={placeholder}>
      <Label className="label">{field.title}</Label>
      <Button className="select-button">
        <SelectValue>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</SelectValue>
        <Icon name="down" />
      </Button>
      <Text slot="description" className="help">
        {field.description}
      </Text>
      <Popover className="popover">
        <ListBox className="list" renderEmptyState={whenEmpty === undefined ? undefined : () => whenEmpty}>
          {children}
        </ListBox>
      </Popover>
    </Select>
  );
}
