// When an event is, in the site's language: a day, a time, or from when to when.
import type { ShownEvent } from '#schemas';

const formats = new Map<string, Intl.DateTimeFormat>();

export interface EventTimeProps {
  event: Pick<ShownEvent, 'start' | 'end' | 'startAt' | 'zone'>;
  lang: string;
  /** True to show only the time of day, if the day is shown beside it. */
  timeOnly?: boolean;
}

/** A `<time>`; nothing for whole days where only the time is wanted. */
export function EventTime({ event: { start, end, startAt, zone }, lang, timeOnly = false }: EventTimeProps) {
  const isAllDay = start.length === 10;
  if (isAllDay && timeOnly) return null;
  const format = getFormat(lang, isAllDay, timeOnly);
  const [from, to] = [toDate(start), end === undefined ? null : toDate(end)];
  const words = to ? format.formatRange(from, to) : format.format(from);
  return (
    <time dateTime={startAt}>
      {words}
      {zone !== undefined && ` (${zone.replaceAll('_', ' ')})`}
    </time>
  );
}

/** Clocks are taken for UTC, so that they are shown as they were written. */
function toDate(clock: string): Date {
  return new Date(clock.length === 10 ? `${clock}T00:00Z` : `${clock}Z`);
}

function getFormat(lang: string, isAllDay: boolean, timeOnly: boolean): Intl.DateTimeFormat {
  const key = `${lang} ${isAllDay} ${timeOnly}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(lang, {
    timeZone: 'UTC',
    ...(!timeOnly && { dateStyle: 'long' }),
    ...(!isAllDay && { timeStyle: 'short' }),
  });
  formats.set(key, format);
  return format;
}
