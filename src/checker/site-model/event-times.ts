// Event times: when an event is, by its own zone, each time that it comes back.
import { parseDate, type ParsedDate } from '../dates/parse-date.ts';
import { findTimeZone, type TimeZone } from '../dates/time-zone.ts';
import { formatClock, toRepeatRule, type EventFacts, type RepeatRules } from '../collections/repeat-rule.ts';

const dayMs = 86_400_000;

/** One time that an event is. */
export interface Occurrence {
  /** When it begins and ends, as clocks show it there: milliseconds since 1970 as if in UTC. */
  clockStart: number;
  /** For whole days, the start of the day after the last; null when only the start is known. */
  clockEnd: number | null;
  /** In milliseconds since 1970 in UTC. */
  start: number;
  /** From when on it is over. */
  end: number;
}

export interface EventTimes {
  isAllDay: boolean;
  first: Occurrence;
  /** @returns the first time that is not over at a moment; null when all are */
  next(now: number): Occurrence | null;
  /** @returns the last time that was over at a moment; null when none was */
  lastBefore(now: number): Occurrence | null;
  /** @returns the times that begin or go on between two days of the calendar, in order */
  between(clockFrom: number, clockTo: number): Occurrence[];
}

/** @returns null for an event whose start is no date, which a rule reports */
export function createEventTimes(event: EventFacts, siteZone: TimeZone, rules: RepeatRules): EventTimes | null {
  const start = parseDate(event.start);
  if (!start) return null;
  const end = event.end === undefined ? null : parseDate(event.end);
  const zone = (event.zone === undefined ? null : findTimeZone(event.zone)) ?? siteZone;
  const length = findLength(start, end);
  const except = new Set(event.repeat?.except?.map((text) => text.slice(0, 10)));
  const toOccurrence = (clockStart: number) => createOccurrence(clockStart, { start, length, zone });
  const isOn = (clockStart: number) => !except.has(new Date(clockStart).toISOString().slice(0, 10));
  const first = toOccurrence(start.wallClockMs);
  const isAllDay = !start.hasTime;
  if (!event.repeat) {
    const only = (isWanted: boolean) => (isWanted ? first : null);
    return {
      isAllDay,
      first,
      next: (now) => only(now < first.end),
      lastBefore: (now) => only(now >= first.end),
      between: (from, to) => (overlaps(first, from, to) ? [first] : []),
    };
  }
  const rule = toRepeatRule(event.repeat, (day) => `${formatClock(day + dayMs - 1000)}Z`);
  const between = (from: number, to: number) =>
    rules
      .between(rule, start.wallClockMs, { from: from - (length ?? 0), to })
      .filter(isOn)
      .map(toOccurrence);
  return {
    isAllDay,
    first,
    next: (now) => {
      // Clocks are at most 14 hours away from UTC.
      let from = Math.max(start.wallClockMs, now - (length ?? dayMs) - dayMs);
      for (;;) {
        const found = rules.next(rule, start.wallClockMs, from);
        if (found === null) return null;
        const occurrence = toOccurrence(found);
        if (isOn(found) && now < occurrence.end) return occurrence;
        from = found + 1000;
      }
    },
    lastBefore: (now) => between(start.wallClockMs, now + dayMs).findLast(({ end: over }) => over <= now) ?? null,
    between: (from, to) => between(from, to).filter((each) => overlaps(each, from, to)),
  };
}

/**
 * @returns the time between start and end on the clock; for whole days, up to the end of the last;
 * null without an end
 */
function findLength(start: ParsedDate, end: ParsedDate | null): number | null {
  if (!start.hasTime) return Math.max(0, (end ?? start).wallClockMs - start.wallClockMs) + dayMs;
  if (!end) return null;
  return Math.max(0, end.wallClockMs + (end.hasTime ? 0 : dayMs) - start.wallClockMs);
}

function createOccurrence(
  clockStart: number,
  { start, length, zone }: { start: ParsedDate; length: number | null; zone: TimeZone },
): Occurrence {
  const { offsetMinutes } = start;
  const toMoment = (wallClockMs: number) => zone.toStart({ wallClockMs, hasTime: true, offsetMinutes }).at;
  const endOfDay = Math.floor(clockStart / dayMs) * dayMs + dayMs;
  return {
    clockStart,
    clockEnd: length === null ? null : clockStart + length,
    start: toMoment(clockStart),
    end: toMoment(length === null ? endOfDay : clockStart + length),
  };
}

function overlaps({ clockStart, clockEnd }: Occurrence, from: number, to: number): boolean {
  return clockStart < to && (clockEnd ?? clockStart + 1) > from;
}
