// A button: its words, and whether it goes to an address or opens a pop-up.
import { inSentence, say } from '../../../base/words/say.ts';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { InnerField } from '../settings/inner-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { AddButton } from '../controls/add-button.tsx';
import { TextButton } from '../controls/buttons.tsx';
import { firstValue } from '../../../edits/fields/new-values.ts';
import { useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';
import '../controls/choices.css';

export function ButtonControl(props: SettingProps) {
  const { field, file, path, value } = props;
  const { set, messages } = useSetting(props);
  const start = useEditor((state) => state.start);
  const popups = start?.names.popup ?? {};
  const group = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  const inner = (name: string) => field.fields!.find((each) => each.name === name)!;
  const opens = group !== null && 'opens' in group;
  const change = (kind: string) => {
    const to = kind === 'opens' ? 'opens' : 'href';
    const from = kind === 'opens' ? 'href' : 'opens';
    const next = to === 'href' ? '/' : (Object.keys(popups)[0] ?? '');
    void edit(
      { file, edit: { kind: 'set', path: [...path, to], value: next } },
      ...(group && from in group ? [{ file, edit: { kind: 'remove' as const, path: [...path, from] } }] : []),
    );
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <fieldset className="group">
        <legend>{field.title}</legend>
        {group ? (
          <>
            <InnerField field={inner('label')} file={file} path={[...path, 'label']} value={group.label} />
            <RadioGroup className="radios" value={opens ? 'opens' : 'href'} onChange={change}>
              <Label>{say('What it does')}</Label>
              <Radio value="href" className="radio">
                {say('Goes to an address')}
              </Radio>
              <Radio value="opens" className="radio" isDisabled={Object.keys(popups).length === 0 && !opens}>
                {say('Opens a pop-up')}
              </Radio>
            </RadioGroup>
            <InnerField
              field={{ ...inner(opens ? 'opens' : 'href'), isRequired: true }}
              file={file}
              path={[...path, opens ? 'opens' : 'href']}
              value={opens ? group.opens : group.href}
            />
            {!field.isRequired && (
              <TextButton icon="trash" onPress={() => set(undefined)}>
                {say('Remove {name}', { name: inSentence(field.title) })}
              </TextButton>
            )}
          </>
        ) : (
          start && <AddButton title={field.title} value={firstValue(field, start)} onAdd={set} />
        )}
      </fieldset>
    </SettingFrame>
  );
}
