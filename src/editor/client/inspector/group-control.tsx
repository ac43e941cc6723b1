// A group of settings in a form: added, filled in and removed as a whole.
import { inSentence, say } from '../../../base/words/say.ts';
import { AddButton } from '../controls/add-button.tsx';
import { TextButton } from '../controls/buttons.tsx';
import { firstValue } from '../../../edits/fields/new-values.ts';
import { partsAt } from '../entries/new-entries.ts';
import { InnerField } from '../settings/inner-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { RepeatSentence } from './repeat-sentence.tsx';
import './group-control.css';

export function GroupControl(props: SettingProps) {
  const { field, file, path, value } = props;
  const { set, messages } = useSetting(props);
  const isSet = typeof value === 'object' && value !== null;
  return (
    <SettingFrame path={path} messages={messages}>
      <fieldset className="group">
        <legend>{field.title}</legend>
        <p className="help">{field.description}</p>
        {isSet && field.name === 'repeat' && <RepeatSentence repeat={value} />}
        {isSet &&
          field.fields
            ?.filter(({ part }) => part !== 'file')
            .map((inner) => (
              <InnerField
                key={inner.name}
                field={inner}
                file={file}
                path={[...path, inner.name]}
                value={(value as Record<string, unknown>)[inner.name]}
              />
            ))}
        {!isSet && <AddButton title={field.title} value={firstValue(field, partsAt(file, path))} onAdd={set} />}
        {isSet && !field.isRequired && (
          <TextButton icon="trash" onPress={() => set(undefined)}>
            {say('Remove {name}', { name: inSentence(field.title) })}
          </TextButton>
        )}
      </fieldset>
    </SettingFrame>
  );
}
