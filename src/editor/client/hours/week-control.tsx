// The opening hours of a week: a row for each day, with one or several spans of time.
import { say, spokenLanguage } from '../../../base/words/say.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { nameWeekday, orderWeek, splitSpan, type Weekday } from '../../../base/languages/opening-hours.ts';
import { IconButton } from '../controls/buttons.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { HeldField } from '../settings/held-field.tsx';
import { useHeld } from '../settings/use-held.ts';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { useSiteLanguage } from '../state/site-language.ts';
import { useEditor } from '../state/store.ts';
import './week-control.css';

type Week = Partial<Record<Weekday, string[]>>;

const newSpan = '09:00-17:00';

function toWeek(value: unknown): Week {
  return typeof value === 'object' && value !== null ? value : {};
}

export function WeekControl(props: SettingProps) {
  const { field, file, path, value } = props;
  const { set, messages } = useSetting(props, true);
  const lang = useSiteLanguage();
  const week = toWeek(value);
  const days = orderWeek(lang);
  // A field that is left by a press of a button is saved before it: what is shown may be older.
  const change = (makeChanged: (now: Week) => Week) => {
    const now = toWeek(getAtPath(useEditor.getState().page?.files[file]?.data, path));
    const next = { ...now, ...makeChanged(now) };
    set(Object.fromEntries(days.flatMap((day) => (next[day]?.length ? [[day, next[day]]] : []))));
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <div role="group" aria-label={field.title}>
        <span className="label">{field.title}</span>
        <p className="help">{field.description}</p>
        {days.map((day, index) => (
          <Day
            key={day}
            {...props}
            name={nameWeekday(day, spokenLanguage())}
            spans={week[day] ?? []}
            onChange={(makeSpans) => change((now) => ({ [day]: makeSpans(now[day] ?? []) }))}
            {...(index < days.length - 1 && {
              onCopy: () =>
                change((now) => Object.fromEntries(days.slice(index + 1).map((other) => [other, now[day] ?? []]))),
            })}
          />
        ))}
      </div>
    </SettingFrame>
  );
}

interface DayProps extends SettingProps {
  name: string;
  spans: readonly string[];
  onChange: (makeSpans: (now: string[]) => string[]) => void;
  /** Gives the times to the days below; none for the last day. */
  onCopy?: () => void;
}

function Day({ name, spans, onChange, onCopy, ...setting }: DayProps) {
  return (
    <div className="week-day" role="group" aria-label={name}>
      <span className="week-name">{name}</span>
      <div className="week-spans">
        {spans.length === 0 && <span className="hint">{say('Closed')}</span>}
        {spans.map((span, index) => (
          <Span
            key={index}
            {...setting}
            name={spans.length === 1 ? name : say('{name}, times {number}', { name, number: index + 1 })}
            span={span}
            onChange={(changed) => onChange((now) => now.with(index, changed))}
            onRemove={() => onChange((now) => now.toSpliced(index, 1))}
          />
        ))}
      </div>
      <span className="week-actions">
        <IconButton
          icon="plus"
          label={say('Add times to {name}', { name })}
          onPress={() => onChange((now) => [...now, newSpan])}
        />
        {onCopy && <IconButton icon="copy" label={say('Copy {name} to the days below', { name })} onPress={onCopy} />}
      </span>
    </div>
  );
}

interface SpanProps extends SettingProps {
  name: string;
  span: string;
  onChange: (span: string) => void;
  onRemove: () => void;
}

/** Times are held until the field is left: half a time would be another one. */
function Span({ name, span, onChange, onRemove, ...setting }: SpanProps) {
  const held = useHeld({
    written: splitSpan(span).join('-'),
    place: setting,
    save: onChange,
    findProblem: (typed) => (/^\d\d:\d\d-\d\d:\d\d$/.test(typed) ? null : say('Both times are needed.')),
  });
  const [start, end] = splitSpan(held.typed);
  return (
    <HeldField held={held}>
      <span className="week-span">
        <input
          type="time"
          aria-label={say('{name}: opens', { name })}
          value={start}
          onChange={(event) => held.change(`${event.target.value}-${end}`)}
        />
        <span aria-hidden="true">–</span>
        <input
          type="time"
          aria-label={say('{name}: closes', { name })}
          value={end === '24:00' ? '00:00' : end}
          onChange={(event) => held.change(`${start}-${event.target.value}`)}
        />
        <IconButton icon="trash" label={say('Remove {name}', { name })} onPress={onRemove} />
      </span>
    </HeldField>
  );
}
