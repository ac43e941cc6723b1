// A day as people write it in the site's language, with the day as machines read it.
const formats = new Map<string, Intl.DateTimeFormat>();

export interface DayProps {
  /** A date as authors write it: 2026-12-24, or with a time, which is not shown. */
  date: string;
  lang: string;
  className?: string;
}

/** A `<time>`. */
export function Day({ date, lang, className }: DayProps) {
  return (
    <time dateTime={toDay(date)} className={className}>
      {formatDay(date, lang)}
    </time>
  );
}

/** @returns the day in words, such as 24 December 2026 */
export function formatDay(date: string, lang: string): string {
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(lang, format);
  return format.format(Date.parse(`${toDay(date)}T00:00Z`));
}

function toDay(date: string): string {
  return date.slice(0, 10);
}
