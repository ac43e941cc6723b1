// Opening hours in words: which days have which times, as a language writes them.

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Times of each day as 09:00-12:00, in 24 hours; a day without any is closed. */
export type WeekHours = Partial<Record<Weekday, readonly string[]>>;

/** Days with other times, or closed. */
export interface ExceptionHours {
  /** The first and the last day, as 2026-12-24. */
  from: string;
  until?: string;
  times?: readonly string[];
  note?: string;
}

/** Days with the same times, in words. */
export interface HoursRow {
  days: string;
  /** Such as 09:00–12:00; empty where it is closed. */
  times: string[];
}

/** The Monday of a week, to name its days by. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** @returns the days in the order of the language: weeks begin on Sunday in the United States */
export function orderWeek(lang: string): Weekday[] {
  const first = firstDay(lang) - 1;
  return [...weekdays.slice(first), ...weekdays.slice(0, first)];
}

/** @returns 1 for Monday up to 7 for Sunday */
function firstDay(lang: string): number {
  // Node 20 has the property, later versions the method.
  const locale = new Intl.Locale(lang) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** @returns the name of a day */
export function nameWeekday(day: Weekday, lang: string, weekday: 'long' | 'short' = 'long'): string {
  const at = monday + weekdays.indexOf(day) * dayMs;
  return new Intl.DateTimeFormat(lang, { weekday, timeZone: 'UTC' }).format(at);
}

/** @returns the week in the order of the language; neighbours with the same times are one row */
export function listWeekRows(week: WeekHours, lang: string, length: 'long' | 'short' = 'long'): HoursRow[] {
  const groups: { days: Weekday[]; spans: readonly string[] }[] = [];
  for (const day of orderWeek(lang)) {
    const spans = (week[day] ?? []).map((span) => splitSpan(span).join('-')).toSorted();
    const last = groups.at(-1);
    if (last && last.spans.join() === spans.join()) last.days.push(day);
    else groups.push({ days: [day], spans });
  }
  return groups.map(({ days, spans }) => ({
    days: [...new Set([days[0]!, days.at(-1)!])].map((day) => nameWeekday(day, lang, length)).join('–'),
    times: spans.map((span) => formatSpan(span, lang)),
  }));
}

/** @returns exceptions in the order of their days */
export function listExceptionRows(
  exceptions: readonly ExceptionHours[],
  lang: string,
): (HoursRow & { note?: string })[] {
  const format = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return exceptions
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .flatMap(({ from, until = from, times = [], note }) => {
      const [start, end] = [Date.parse(from.slice(0, 10)), Date.parse(until.slice(0, 10))];
      // The check reports days that the calendar does not have.
      if (Number.isNaN(start) || Number.isNaN(end) || end < start) return [];
      const row = { days: format.formatRange(start, end), times: times.map((span) => formatSpan(span, lang)) };
      return [note === undefined ? row : { ...row, note }];
    });
}

/** @returns the open days of a week in a line: Mo–Fr 09:00–18:00 · Sa 09:00–13:00 */
export function summarizeWeek(week: WeekHours, lang: string): string {
  return listWeekRows(week, lang, 'short')
    .flatMap(({ days, times }) => (times.length === 0 ? [] : [`${days} ${times.join(', ')}`]))
    .join(' · ');
}

/**
 * @param span such as 18:00-02:00, which ends on the next day
 * @returns the times as the language writes them, in one line and isolated: among words from right
 * to left, digits alone would change places
 */
function formatSpan(span: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const [start = Number.NaN, end = Number.NaN] = span.split('-').map(toTime);
  if (Number.isNaN(start) || Number.isNaN(end)) return span;
  const words =
    end > start && end < monday + dayMs
      ? format.formatRange(start, end)
      : `${format.format(start)}–${format.format(end)}`;
  return `\u2068${words.replaceAll(/\s/g, '\u00A0')}\u2069`;
}

function toTime(clock: string): number {
  const [hours, minutes] = clock.trim().split(':').map(Number);
  return monday + (hours! * 60 + (minutes ?? Number.NaN)) * minuteMs;
}

/** @returns the first and the last clock of a span, with two digits for hours: 09:00, 12:00 */
export function splitSpan(span: string): [string, string] {
  const [start = '', end = ''] = span.split('-').map((clock) => clock.trim().padStart(5, '0'));
  return [start, end];
}

/** @returns the days and times of a week that may have mistakes, which the check reports */
export function readWeek(week: Readonly<Record<string, unknown>>): WeekHours {
  return Object.fromEntries(
    weekdays.map((day) => {
      const spans = week[day];
      return [day, Array.isArray(spans) ? spans.filter((span) => typeof span === 'string') : []];
    }),
  );
}
