// A day with an optional time, typed as people write them in the language of the site, or chosen
// from a calendar.
import { say } from '../../../base/words/say.ts';
import { useId, useRef } from 'react';
import { parseDate } from '../../../checker/dates/parse-date.ts';
import { IconButton } from '../controls/buttons.tsx';
import { lastDay } from '../settings/date-problem.ts';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useHeld } from '../settings/use-held.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { useSiteLanguage } from '../state/site-language.ts';
import { formatDay, formatTime, parseDay, parseTime } from './date-text.ts';
import '../controls/typed-fields.css';

export function DateControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const lang = useSiteLanguage();
  const id = useId();
  const written = String(value ?? '');
  const { day, time, zone } = readWritten(written);
  const held = useHeld({
    written: day === '' ? written : join(formatDay(day, lang), time && formatTime(time, lang)),
    place: props,
    save: (typed, made) => set(toWritten(typed, zone, lang), made),
    findProblem: (typed) => findProblem(typed, field.isRequired, lang),
  });
  const [dayText = '', timeText = ''] = held.typed.split(between);
  return (
    <SettingFrame path={path} messages={messages} held={held}>
      <label htmlFor={id}>{field.title}</label>
      <span className="date">
        <span className="day">
          <input
            id={id}
            value={dayText}
            autoComplete="off"
            aria-describedby={`${id}-help`}
            onChange={(event) => held.change(join(event.target.value, timeText))}
          />
          <Calendar
            name={say('{title}: calendar', { title: field.title })}
            day={parseDay(dayText, lang) ?? ''}
            onChoose={(chosen) => held.choose(join(formatDay(chosen, lang), timeText))}
          />
        </span>
        <input
          aria-label={say('{title}: time', { title: field.title })}
          placeholder={formatTime('09:00', lang)}
          autoComplete="off"
          value={timeText}
          disabled={dayText === ''}
          onChange={(event) => held.change(join(dayText, event.target.value))}
        />
      </span>
      <p className="help" id={`${id}-help`}>
        {field.description}
      </p>
    </SettingFrame>
  );
}

/** The calendar of the device, which a button opens. */
function Calendar({ name, day, onChoose }: { name: string; day: string; onChoose: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="calendar" label={name} onPress={() => input.current?.showPicker()} />
      <input
        ref={input}
        className="calendar-anchor"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        max={lastDay}
        value={day}
        onChange={(event) => event.target.value !== '' && onChoose(event.target.value)}
      />
    </>
  );
}

/** Between the day and the time in what is held: no key types it. */
const between = '\n';

/** The time stays while another day is typed. */
function join(day: string, time: string): string {
  return time === '' ? day : `${day}${between}${time}`;
}

/** @returns the parts of a date in the file; empty for what is no date */
function readWritten(written: string) {
  const pattern = /^(\d{4}-\d\d-\d\d)(?:[ T](\d{1,2}:\d\d)(?::\d\d)?(.*))?$/;
  const [, day = '', time = '', zone = ''] = (parseDate(written) && pattern.exec(written)) ?? [];
  return { day, time: time && time.padStart(5, '0'), zone };
}

/** @returns the date as the file has it; undefined for none */
function toWritten(typed: string, zone: string, lang: string): string | undefined {
  const [dayText = '', timeText = ''] = typed.split(between);
  const day = parseDay(dayText, lang);
  const time = parseTime(timeText, lang);
  if (day === null) return undefined;
  return time === null ? day : `${day} ${time}${zone}`;
}

/** @returns why a date that was typed cannot be saved, as a sentence */
function findProblem(typed: string, isRequired: boolean, lang: string): string | null {
  const [dayText = '', timeText = ''] = typed.split(between);
  if (dayText.trim() === '') return isRequired ? say('A date is needed here.') : null;
  if (parseDay(dayText, lang) === null)
    return say('This cannot be read as a date. Write it like this: {sample}.', {
      sample: formatDay('2026-12-24', lang),
    });
  if (timeText.trim() === '' || parseTime(timeText, lang) !== null) return null;
  return say('This cannot be read as a time. Write it like this: {sample}.', { sample: formatTime('18:30', lang) });
}
