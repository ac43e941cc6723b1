// Repeat rules: how an event comes back, as a rule of calendars (RRULE, RFC 5545).
import type { Page } from '#schemas';
import { parseDate } from '../dates/parse-date.ts';

/** The event of a page, as written. */
export type EventFacts = NonNullable<Page['event']>;

/** Repetition of an event, as written. */
export type Repeat = NonNullable<EventFacts['repeat']>;

/** Works out rules; one that cannot be worked out has no times. The times are of clocks, in milliseconds since 1970 as if in UTC. */
export interface RepeatRules {
  /** @returns the first time from a moment on; null when there is none */
  next(rule: string, start: number, from: number): number | null;
  /** @returns why a rule cannot be worked out, in words; null when it can */
  findFault(rule: string, start: number): string | null;
  /** @returns all times from one moment to another, both included */
  between(rule: string, start: number, bounds: { from: number; to: number }): number[];
}

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' };
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const weeks = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };

/**
 * @param until writes the end of the last day, which is in UTC in some rules and in none in others
 * @returns such as `FREQ=WEEKLY;BYDAY=TU`
 */
export function toRepeatRule(
  { every, interval, on, week, rule, exceptMonths, until, times }: Repeat,
  writeUntil: (wallClockMs: number) => string,
): string {
  const end = until === undefined ? null : parseDate(until);
  const days = on?.map((day) => (every === 'month' && week ? weeks[week] : '') + day.slice(0, 2).toUpperCase());
  // Without either, which a rule of the check reports, it comes back each day.
  const plain = [
    `FREQ=${frequencies[every ?? 'day']}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(days ? [`BYDAY=${days.join(',')}`] : []),
    ...(exceptMonths ? [`BYMONTH=${listOtherMonths(exceptMonths).join(',')}`] : []),
  ];
  return [
    ...(rule === undefined ? plain : [rule]),
    ...(end ? [`UNTIL=${writeUntil(end.wallClockMs)}`] : times > 0 ? [`COUNT=${times}`] : []),
  ].join(';');
}

/** @returns the numbers of all months but some, 1 for January */
function listOtherMonths(except: readonly string[]): number[] {
  return months.flatMap((month, index) => (except.includes(month) ? [] : [index + 1]));
}

/** @returns a time of clocks as calendars write it: 20261205T193000, without a zone */
export function formatClock(wallClockMs: number): string {
  return new Date(wallClockMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
