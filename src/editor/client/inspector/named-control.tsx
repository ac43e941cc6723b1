// Settings under names that the author gives: forms, pop-ups, lists. Each is opened, added under a
// name, and taken away. A form is made by its dialog, which asks for the service that it needs.
import { inSentence, say } from '../../../base/words/say.ts';
import { Button } from 'react-aria-components';
import { IconButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { InnerField } from '../settings/inner-field.tsx';
import { NameForm } from '../settings/name-form.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { summarize } from '../../../edits/model/summary.ts';
import { firstValue } from '../../../edits/fields/new-values.ts';
import { NewFormButton } from '../forms/new-form.tsx';
import { partsAt } from '../entries/new-entries.ts';
import { removeEntry } from '../entries/section-edits.ts';
import { select, useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';
import './list-control.css';

export function NamedControl(props: SettingProps) {
  const { field, file, path, value } = props;
  const { messages } = useSetting(props);
  const item = field.item!;
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {}) as [string, unknown][];
  const add = async (name: string) => {
    await edit({
      file,
      edit: { kind: 'set', path: [...path, name], value: firstValue(item, partsAt(file, path), name) },
    });
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
                <small className="hint">{summarize(entry)}</small>
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
            <IconButton
              icon="trash"
              label={say('Remove {name}', { name })}
              onPress={() => void removeEntry(file, [...path, name])}
            />
          </div>
        ))}
        {field.name === 'forms' ? (
          <NewFormButton onDone={(name) => open(file, [...path, name])} />
        ) : (
          <NameForm
            field={field}
            taken={entries.map(([name]) => name)}
            label={say('Name of a new {what}', { what: inSentence(item.title) })}
            button={say('Add {what}', { what: inSentence(item.title) })}
            icon="plus"
            onName={(name) => void add(name)}
          />
        )}
      </div>
    </SettingFrame>
  );
}

function open(file: string, path: (string | number)[]) {
  select({ file, path, section: useEditor.getState().selection?.section ?? null });
}
