// A name that the author gives, with a button: what is wrong with it is said while it is typed.
import { useState } from 'react';
import type { Field } from '../../../edits/fields/field.ts';
import { findNameProblem } from '../../../edits/fields/name-rule.ts';
import { TextButton } from '../controls/buttons.tsx';
import type { IconName } from '../controls/icon.tsx';
import { NameField } from '../controls/name-field.tsx';
import './used-at.css';

export interface NameFormProps {
  /** The group that the name is for. */
  field: Field;
  /** The names that there are in it. */
  taken: string[];
  label: string;
  /** Words of the button. */
  button: string;
  icon: IconName;
  /** The name to begin with, which may stay. */
  first?: string;
  /** Called with a name that can be given. */
  onName: (name: string) => void;
}

export function NameForm({ field, taken, label, button, icon, first = '', onName }: NameFormProps) {
  const [name, setName] = useState(first);
  const title = field.item!.title.toLowerCase();
  const problem = name === first ? null : findNameProblem(name, { rule: field.nameRule, title, taken });
  const isReady = name !== first && problem === null;
  return (
    <form
      className="new-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        onName(name);
        setName(first);
      }}
    >
      <NameField label={label} name={name} onChange={setName} problem={problem} />
      <TextButton icon={icon} type="submit" isDisabled={!isReady}>
        {button}
      </TextButton>
    </form>
  );
}
