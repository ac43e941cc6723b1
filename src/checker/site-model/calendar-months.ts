// Calendar months: the days of months in whole weeks, with what is on them.
import type { CalendarMonth, ShownEntry } from '#schemas';
import type { Entry } from './collections.ts';
import type { Occurrence } from './event-times.ts';

const dayMs = 86_400_000;

export interface MonthInputs {
  entries: readonly Entry[];
  /** A day of the first month, in milliseconds since 1970 as if in UTC. */
  clockNow: number;
  count: number;
  lang: string;
  /** @returns an entry as a list shows it, with the time that it is then */
  show(entry: Entry, occurrence: Occurrence): ShownEntry;
}

/** @returns the months from the one of a day on */
export function listMonths({ clockNow, count, ...inputs }: MonthInputs): CalendarMonth[] {
  const now = new Date(clockNow);
  return Array.from({ length: count }, (_, index) =>
    listDays(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1), inputs),
  );
}

function listDays(first: number, { entries, lang, show }: Omit<MonthInputs, 'clockNow' | 'count'>): CalendarMonth {
  const date = new Date(first);
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const before = (date.getUTCDay() - firstWeekday(lang) + 7) % 7;
  const from = first - before * dayMs;
  const days = Math.ceil((end - from) / dayMs / 7) * 7;
  const found = entries
    .flatMap((entry) => entry.times?.between(first, end).map((occurrence) => ({ entry, occurrence })) ?? [])
    .sort((one, other) => one.occurrence.clockStart - other.occurrence.clockStart);
  return {
    month: toDay(first).slice(0, 7),
    days: Array.from({ length: days }, (_, index) => {
      const start = from + index * dayMs;
      const isInMonth = first <= start && start < end;
      const on = found.filter(({ occurrence }) => isInMonth && isOnDay(occurrence, start));
      return { day: toDay(start), isInMonth, entries: on.map(({ entry, occurrence }) => show(entry, occurrence)) };
    }),
  };
}

function isOnDay({ clockStart, clockEnd }: Occurrence, day: number): boolean {
  return clockStart < day + dayMs && (clockEnd ?? clockStart + 1) > day;
}

function toDay(clock: number): string {
  return new Date(clock).toISOString().slice(0, 10);
}

interface WeekInfo {
  firstDay: number;
}

/**
 * @returns the day on which weeks begin where a language is spoken: 0 for Sunday; Monday where it
 * is not known
 */
function firstWeekday(lang: string): number {
  const locale = new Intl.Locale(lang) as Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}
