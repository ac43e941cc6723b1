// Settings under names that the author gives: forms, pop-ups, lists. Each is opened, added under a
// name, and taken away.
import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { IconButton, TextButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { InnerField } from '../settings/inner-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { firstValue, summaryOf } from '../state/fields.ts';
import { removeEntry } from '../state/section-edits.ts';
import { select, useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';

/** As schemas ask of names that authors give. */
const nameForm = /^[A-Za-z][\w-]*$/;

export function NamedControl(props: SettingProps) {
  const { field, file, path, value } = props;
  const { messages } = useSetting(props);
  const item = field.item!;
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {}) as [string, unknown][];
  const add = async (name: string) => {
    await edit({ file, edit: { kind: 'set', path: [...path, name], value: firstValue(item) } });
    if (item.fields) open(file, [...path, name]);
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <div className="list-setting" role="group" aria-label={field.title}>
        <span className="label">{field.title}</span>
        <p className="help">{field.description}</p>
        {entries.map(([name, entry]) => (
          <div className="plain-entry" key={name}>
            {item.fields ? (
              <Button className="entry-open" onPress={() => open(file, [...path, name])}>
                <span>{name}</span>
                <small className="hint">{summaryOf(entry, '')}</small>
                <Icon name="right" />
              </Button>
            ) : (
              <InnerField
                field={{ ...item, title: name, description: '' }}
                file={file}
                path={[...path, name]}
                value={entry}
              />
            )}
            <IconButton icon="trash" label={`Remove ${name}`} onPress={() => void removeEntry(file, [...path, name])} />
          </div>
        ))}
        <NewName
          title={item.title.toLowerCase()}
          taken={entries.map(([name]) => name)}
          onAdd={(name) => void add(name)}
        />
      </div>
    </SettingFrame>
  );
}

function open(file: string, path: (string | number)[]) {
  select({ file, path, section: useEditor.getState().selection?.section ?? null });
}

interface NewNameProps {
  title: string;
  taken: string[];
  onAdd: (name: string) => void;
}

function NewName({ title, taken, onAdd }: NewNameProps) {
  const [name, setName] = useState('');
  const isGood = nameForm.test(name) && !taken.includes(name);
  return (
    <form
      className="new-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGood) return;
        onAdd(name);
        setName('');
      }}
    >
      <TextField value={name} onChange={setName} isInvalid={name !== '' && !isGood}>
        <Label>Name of a new {title}</Label>
        <Input />
      </TextField>
      <TextButton icon="plus" type="submit" isDisabled={!isGood}>
        Add {title}
      </TextButton>
    </form>
  );
}
