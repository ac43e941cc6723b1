// Shown events: when and where an event is, as the renderer and calendars get it.
import type { ShownEvent } from '#schemas';
import { toCalendarFile, type Entry } from './collections.ts';
import type { Occurrence } from './event-times.ts';
import type { PageHandle } from './page-record.ts';

const minuteMs = 60_000;

/**
 * @returns the times of an occurrence, and the place; without one, of the next, or of the last that
 * was
 */
export function showEvent(
  page: PageHandle,
  { times, next }: Pick<Entry, 'times' | 'next'>,
  { now, siteZone, occurrence }: { now: number; siteZone: string; occurrence?: Occurrence },
): ShownEvent | undefined {
  const { event } = page.record.entry ?? {};
  if (!event || !times) return undefined;
  const { clockStart, clockEnd, start, end } = occurrence ?? next ?? times.lastBefore(now) ?? times.first;
  const { isAllDay } = times;
  // The last day, and not the start of the one after it.
  const shownEnd = clockEnd === null ? null : isAllDay ? clockEnd - minuteMs : clockEnd;
  const hasEnd = shownEnd !== null && (!isAllDay || toClock(shownEnd, true) !== toClock(clockStart, true));
  const { zone, place, address, online, cancelled } = event;
  return {
    start: toClock(clockStart, isAllDay),
    startAt: isAllDay ? toClock(clockStart, true) : toMoment(clockStart, start),
    ...(hasEnd && {
      end: toClock(shownEnd, isAllDay),
      endAt: isAllDay ? toClock(shownEnd, true) : toMoment(clockEnd!, end),
    }),
    ...(zone !== undefined && zone !== siteZone && !isAllDay && { zone }),
    ...(place !== undefined && { place }),
    ...(address !== undefined && { address }),
    ...(online !== undefined && { online }),
    isCancelled: cancelled,
    calendar: toCalendarFile(page),
  };
}

/** Further days of a repeated event that its page lists. */
const maxLater = 4;

/** @returns the days after the next one on which an event comes back, such as 2026-12-15 */
export function listLater({ times, next }: Pick<Entry, 'times' | 'next'>): string[] {
  const days: string[] = [];
  if (!times) return days;
  for (let last = next; last && days.length < maxLater;) {
    const found = times.next(last.end);
    // An event whose times overlap comes back while it is still on.
    last = found && found.clockStart > last.clockStart ? found : null;
    if (last) days.push(toClock(last.clockStart, true));
  }
  return days;
}

/** @returns such as 2026-12-05T19:30, or the day */
function toClock(clock: number, isAllDay: boolean): string {
  return new Date(clock).toISOString().slice(0, isAllDay ? 10 : 16);
}

/** @returns such as 2026-12-05T19:30:00+05:30 */
function toMoment(clock: number, at: number): string {
  const minutes = Math.round((clock - at) / minuteMs);
  return `${new Date(clock).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

function twoDigits(number: number): string {
  return String(Math.trunc(Math.abs(number))).padStart(2, '0');
}
