// Dates with an optional time, and colours.
import { useId } from 'react';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { dayOf, findDateProblem, lastDay } from '../settings/date-problem.ts';
import { useHeld } from '../settings/use-held.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import './fields.css';

/** The browser's own fields for days and times: people know them from their device. */
export function DateControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const id = useId();
  const [, written = '', writtenTime = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d{1,2}:\d\d)(?::\d\d)?(.*))?$/.exec(String(value ?? '')) ?? [];
  const held = useHeld({
    written: join(written, writtenTime.padStart(writtenTime ? 5 : 0, '0')),
    place: props,
    save: (typed, made) => set(dayOf(typed) === '' ? undefined : typed.includes(' ') ? typed + zone : typed, made),
    findProblem: (typed) => findDateProblem(typed, field.isRequired),
  });
  const [day = '', time = ''] = held.typed.split(' ');
  return (
    <SettingFrame path={path} messages={messages} held={held}>
      <label htmlFor={id}>{field.title}</label>
      <span className="date">
        <input
          id={id}
          type="date"
          value={day}
          max={lastDay}
          aria-describedby={`${id}-help`}
          onChange={(event) => held.change(join(event.target.value, time))}
        />
        <input
          type="time"
          aria-label={`${field.title}: time`}
          value={time}
          disabled={day === ''}
          onChange={(event) => held.change(join(day, event.target.value))}
        />
      </span>
      <p className="help" id={`${id}-help`}>
        {field.description}
      </p>
    </SettingFrame>
  );
}

/** The time stays while another day is typed. */
function join(day: string, time: string): string {
  return time === '' ? day : `${day} ${time}`;
}

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
          aria-label={`${field.title}: choose`}
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
