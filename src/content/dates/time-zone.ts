// Time zones: which moment a date of the calendar is. The rules of all zones come with JavaScript itself (Intl).
import type { WrittenDate } from './written-date.ts';

const minute = 60_000;
const day = 86_400_000;

/** A moment, and what the change of clocks does to the time that was written. */
export interface Moment {
  /** In milliseconds since 1970 in UTC. */
  at: number;
  /** `skipped`: no clock shows this time; `twice`: clocks show it twice, and the first one is meant. */
  clocks: 'once' | 'skipped' | 'twice';
}

export interface TimeZone {
  /** The moment of a date with a time, or the start of a day. */
  momentOf(date: WrittenDate): Moment;
  /** The end of a day, which is the start of the next one; of a date with a time the moment itself. */
  endOf(date: WrittenDate): Moment;
}

/** @returns null when there is no zone of this name */
export function timeZone(name: string): TimeZone | null {
  const offsetAt = offsetsOf(name);
  if (!offsetAt) return null;
  const momentOf = (date: WrittenDate): Moment => {
    const { clock, offset, hasTime } = date;
    if (offset !== null) return { at: clock - offset * minute, clocks: 'once' };
    // Clocks change by hours at most, so a day before and a day after stand for the two sides of a change.
    const sides = [clock - day, clock + day].map((near) => clock - offsetAt(near));
    const moments = [...new Set(sides)].filter((at) => at + offsetAt(at) === clock).sort((a, b) => a - b);
    // A time that is skipped is as far behind the change as it would have been: by the clocks of before.
    const at = moments[0] ?? sides[0]!;
    // A day begins when it begins, whatever the clocks do then.
    if (moments.length === 1 || !hasTime) return { at, clocks: 'once' };
    return { at, clocks: moments.length === 0 ? 'skipped' : 'twice' };
  };
  return {
    momentOf,
    endOf: (date) => momentOf(date.hasTime ? date : { ...date, clock: date.clock + day }),
  };
}

/** Cities whose zones are listed by names of before. */
const renamed = ['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Yangon', 'Europe/Kyiv'];

/** @returns the names of all zones */
export function zoneNames(): string[] {
  return ['UTC', ...renamed, ...Intl.supportedValuesOf('timeZone')];
}

/** By name. UTC needs no format, which takes as long as hundreds of pages do. */
const known = new Map<string, ((at: number) => number) | null>([['UTC', () => 0]]);

/** @returns how many milliseconds a zone's clocks are ahead of UTC at a moment */
function offsetsOf(name: string): ((at: number) => number) | null {
  const earlier = known.get(name);
  if (earlier !== undefined) return earlier;
  const format = formatOf(name);
  const offsetAt = format && ((at: number) => offsetIn(format.format(at)));
  known.set(name, offsetAt);
  return offsetAt;
}

function formatOf(name: string): Intl.DateTimeFormat | null {
  // Newer versions of Node also take offsets for names; older ones do not.
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @param formatted such as `12/24/2026, GMT+05:30`; just `GMT` where clocks are not ahead */
function offsetIn(formatted: string): number {
  const [, sign, hours, minutes, seconds] = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(formatted) ?? [];
  if (sign === undefined) return 0;
  return Number(`${sign}1`) * ((Number(hours) * 60 + Number(minutes)) * minute + Number(seconds ?? 0) * 1000);
}
