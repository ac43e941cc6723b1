// A colour: chosen, or typed as its code.
import { say } from '../../../base/words/say.ts';
import { useId } from 'react';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useHeld } from '../settings/use-held.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import '../controls/typed-fields.css';

export function ColourControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const id = useId();
  const written = typeof value === 'string' ? value : '';
  const held = useHeld({
    written,
    place: props,
    save: (typed, made) => set(typed === '' && !field.isRequired ? undefined : typed, made),
  });
  const { typed } = held;
  const shown = /^#[0-9a-f]{6}$/i.test(typed) ? typed : String(field.default ?? '#ffffff');
  return (
    <SettingFrame path={path} messages={messages} held={held}>
      <label htmlFor={id}>{field.title}</label>
      <span className="colour">
        <input
          type="color"
          aria-label={say('{title}: choose', { title: field.title })}
          value={shown}
          onChange={(event) => held.choose(event.target.value)}
        />
        <input
          id={id}
          type="text"
          value={typed}
          placeholder={String(field.default ?? '')}
          aria-describedby={`${id}-help`}
          onChange={(event) => held.change(event.target.value)}
        />
      </span>
      <p className="help" id={`${id}-help`}>
        {field.description}
      </p>
    </SettingFrame>
  );
}
