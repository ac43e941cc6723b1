// A text: in one line or several, with its limit.
import { say } from '../../../base/words/say.ts';
import { useEffect, useRef } from 'react';
import { Input, Label, Text, TextArea, TextField } from 'react-aria-components';
import { RichTextField } from '../rich-text/text-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useHeld } from '../settings/use-held.ts';
import { toShown, toWritten } from '../state/typed-text.ts';
import { useEditor } from '../state/store.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';

/** In characters: a text that may be longer gets several lines. */
const maxLine = 90;
/** From this share of its limit on, the length of a text is shown. */
const nearLimit = 0.8;

export function TextControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // Who empties a text and types another one has not changed how it ends.
  const lastText = useRef(written);
  useEffect(() => {
    if (written !== '') lastText.current = written;
  }, [written]);
  const held = useHeld({
    written: toShown(written),
    place: props,
    save: (shown, made) => {
      const text = toWritten(shown, lastText.current);
      set(text === '' && !field.isRequired ? undefined : text, made);
    },
  });
  const { typed } = held;
  // Words are on the page with each key; half a name, path or address would mean something else.
  const isHeld = field.kind !== 'rich-text' && field.pattern !== undefined;
  const isLong = field.kind === 'rich-text' || (field.maxLength ?? 0) > maxLine || typed.includes('\n');
  const { maxLength } = field;
  const label = useEditor(({ start }) => (field.label === undefined ? undefined : start?.labels[field.label]));
  const placeholder = label ?? (field.default === undefined ? '' : String(field.default));
  const isInvalid = messages.some(({ severity }) => severity === 'error');
  const help = (
    <>
      {field.description}
      {maxLength !== undefined && typed.length > maxLength * nearLimit && (
        <span className="count"> {say('{length} of {maxLength} characters', { length: typed.length, maxLength })}</span>
      )}
    </>
  );
  if (field.marks === 'long')
    return (
      <SettingFrame path={path} messages={messages}>
        <RichTextField label={field.title} source={typed} taken="long" isInvalid={isInvalid} onInput={held.choose}>
          {help}
        </RichTextField>
      </SettingFrame>
    );
  return (
    <SettingFrame path={path} messages={messages} {...(isHeld && { held })}>
      <TextField value={typed} onChange={isHeld ? held.change : held.choose} isInvalid={isInvalid}>
        <Label>{field.title}</Label>
        {isLong ? (
          <TextArea rows={field.kind === 'rich-text' ? 6 : 2} placeholder={placeholder} />
        ) : (
          <Input placeholder={placeholder} />
        )}
        <Text slot="description" className="help">
          {help}
        </Text>
      </TextField>
    </SettingFrame>
  );
}
