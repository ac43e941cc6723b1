// Dates with an optional time, and colours.
import { useId } from 'react';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useTyped } from '../settings/use-typed.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';

/** The browser's own fields for days and times: people know them from their device. */
export function DateControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const id = useId();
  const [, day = '', time = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d{1,2}:\d\d)(?::\d\d)?(.*))?$/.exec(String(value ?? '')) ?? [];
  const write = (nextDay: string, nextTime: string) =>
    set(nextDay === '' ? undefined : nextTime === '' ? nextDay : `${nextDay} ${nextTime}${zone}`);
  return (
    <SettingFrame path={path} messages={messages}>
      <label htmlFor={id}>{field.title}</label>
      <span className="date">
        <input
          id={id}
          type="date"
          value={day}
          aria-describedby={`${id}-help`}
          onChange={(event) => write(event.target.value, time)}
        />
        <input
          type="time"
          aria-label={`${field.title}: time`}
          value={time.padStart(time ? 5 : 0, '0')}
          disabled={day === ''}
          onChange={(event) => write(day, event.target.value)}
        />
      </span>
      <p className="help" id={`${id}-help`}>
        {field.description}
      </p>
    </SettingFrame>
  );
}

export function ColourControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const id = useId();
  const written = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useTyped(written);
  const change = (next: string) => {
    setTyped(next);
    set(next === '' && !field.isRequired ? undefined : next);
  };
  const shown = /^#[0-9a-f]{6}$/i.test(typed) ? typed : String(field.default ?? '#ffffff');
  return (
    <SettingFrame path={path} messages={messages}>
      <label htmlFor={id}>{field.title}</label>
      <span className="colour">
        <input
          type="color"
          aria-label={`${field.title}: choose`}
          value={shown}
          onChange={(event) => change(event.target.value)}
        />
        <input
          id={id}
          type="text"
          value={typed}
          placeholder={String(field.default ?? '')}
          aria-describedby={`${id}-help`}
          onChange={(event) => change(event.target.value)}
        />
      </span>
      <p className="help" id={`${id}-help`}>
        {field.description}
      </p>
    </SettingFrame>
  );
}
