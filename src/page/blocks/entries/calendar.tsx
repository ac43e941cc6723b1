// Months with what is on each day: a table where there is room, on phones a list of the days on
// which something is.
import type { CalendarDay, CalendarMonth } from '#schemas';
import { formatNumber } from '../../ui/numbers/format-number.ts';
import { EventTime } from '../../ui/text/event-time.tsx';
import { formatDay } from '../../ui/text/day.tsx';
import { plainText } from '../../ui/text/inline-text.tsx';
import type { EntryFactsProps } from './entry-facts.tsx';

interface MonthProps extends Pick<EntryFactsProps, 'site'> {
  month: CalendarMonth;
  /** The element of the month's name. */
  Title: 'h2' | 'h3';
  empty: string;
}

export function Month({ month: { month, days }, Title, site: written, empty }: MonthProps) {
  const lang = withMonthsOfGrid(written.lang);
  const site = { ...written, lang };
  const format = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(lang, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00Z`));
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const isEmpty = days.every(({ entries }) => entries.length === 0);
  const name = format({ month: 'long', year: 'numeric' }, `${month}-01`);
  return (
    <div className="calendar-month" data-pagefind-ignore="">
      <Title className="mb-4 text-xl">{name}</Title>
      {isEmpty && <p className="calendar-empty text-muted">{empty}</p>}
      <table className="calendar" aria-label={name}>
        <thead>
          <tr>
            {weeks[0]!.map(({ day }) => (
              <th key={day} scope="col">
                <abbr title={format({ weekday: 'long' }, day)}>{format({ weekday: 'short' }, day)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.day}>
              {week.map((day) => (
                <Day key={day.day} day={day} site={site} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Calendars whose months are those of the grid; their years may be others. */
const sameMonths = ['gregory', 'buddhist', 'japanese', 'roc'];

/** @returns the language with the Gregorian calendar where its own, as in Persian, has other months */
function withMonthsOfGrid(lang: string): string {
  const { calendar } = new Intl.DateTimeFormat(lang).resolvedOptions();
  return sameMonths.includes(calendar) ? lang : new Intl.Locale(lang, { calendar: 'gregory' }).toString();
}

function Day({ day: { day, isInMonth, entries }, site }: { day: CalendarDay } & Pick<EntryFactsProps, 'site'>) {
  if (!isInMonth) return <td>{'\u00A0'}</td>;
  const { lang, labels } = site;
  return (
    <td className={entries.length > 0 ? 'calendar-full' : undefined}>
      <time dateTime={day}>
        <span className="calendar-number" aria-hidden="true">
          {formatNumber(Number(day.slice(8)), lang)}
        </span>
        <span className="calendar-date">{formatDay(day, lang)}</span>
      </time>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ href, title, event }) => (
            <li key={`${href} ${event?.start}`}>
              <a href={href}>
                {event && event.start.startsWith(day) && (
                  <EventTime event={{ ...event, end: undefined }} lang={lang} timeOnly />
                )}{' '}
                {plainText(title)}
                {event?.isCancelled && ` (${labels.cancelled})`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
