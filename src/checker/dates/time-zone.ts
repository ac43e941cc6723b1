// Time zones: turns dates of the calendar into moments, by the rules that come with Intl.
import type { ParsedDate } from './parse-date.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A moment in time, and whether a change of clocks affects the time that was written. */
export interface Moment {
  /** In milliseconds since 1970 in UTC. */
  at: number;
  /** `skipped`: clocks never show this time; `twice`: they show it twice, and the first counts. */
  clocks: 'once' | 'skipped' | 'twice';
}

export interface TimeZone {
  /** @returns the moment of a date with a time; for a date alone, the start of its day */
  toStart(date: ParsedDate): Moment;
  /** @returns the moment of a date with a time; for a date alone, the start of the next day */
  toEnd(date: ParsedDate): Moment;
}

/** @returns the zone of a name such as `Asia/Kolkata`; null when there is none */
export function findTimeZone(name: string): TimeZone | null {
  const offsetAt = findOffsets(name);
  if (!offsetAt) return null;
  const toStart = (date: ParsedDate): Moment => {
    const { wallClockMs, offsetMinutes, hasTime } = date;
    if (offsetMinutes !== null) return { at: wallClockMs - offsetMinutes * minuteMs, clocks: 'once' };
    // Clocks change by hours at most, so the offsets a day before and a day after are those on both
    // sides of a change.
    const sides = [wallClockMs - dayMs, wallClockMs + dayMs].map((near) => wallClockMs - offsetAt(near));
    const moments = [...new Set(sides)].filter((at) => at + offsetAt(at) === wallClockMs).sort((a, b) => a - b);
    // A skipped time counts by the clocks before the change.
    const at = moments[0] ?? sides[0]!;
    // Only written times are unclear; the start of a day never is.
    if (moments.length === 1 || !hasTime) return { at, clocks: 'once' };
    return { at, clocks: moments.length === 0 ? 'skipped' : 'twice' };
  };
  return {
    toStart,
    toEnd: (date) => toStart(date.hasTime ? date : { ...date, wallClockMs: date.wallClockMs + dayMs }),
  };
}

/** Zones that Intl lists by their former names only. */
const renamedZones = ['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Yangon', 'Europe/Kyiv'];

/** @returns the names of all time zones */
export function listZoneNames(): string[] {
  return ['UTC', ...renamedZones, ...Intl.supportedValuesOf('timeZone')];
}

/** By zone name. UTC needs no format: making one takes as long as checking hundreds of pages. */
const offsetsByZone = new Map<string, ((at: number) => number) | null>([['UTC', () => 0]]);

/**
 * @returns a function from moments to milliseconds that the zone is ahead of UTC; null without such
 * a zone
 */
function findOffsets(name: string): ((at: number) => number) | null {
  const cached = offsetsByZone.get(name);
  if (cached !== undefined) return cached;
  const format = createOffsetFormat(name);
  const offsetAt = format && ((at: number) => parseOffsetMs(format.format(at)));
  offsetsByZone.set(name, offsetAt);
  return offsetAt;
}

function createOffsetFormat(name: string): Intl.DateTimeFormat | null {
  // Newer versions of Node also accept offsets as names; older ones do not.
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @param formatted such as `12/24/2026, GMT+05:30`; plain `GMT` for an offset of 0 */
function parseOffsetMs(formatted: string): number {
  const [, sign, hours, minutes, seconds] = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(formatted) ?? [];
  if (sign === undefined) return 0;
  return Number(`${sign}1`) * ((Number(hours) * 60 + Number(minutes)) * minuteMs + Number(seconds ?? 0) * 1000);
}
