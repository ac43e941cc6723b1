// Reads dates as people write them: 2026-12-24, 2026-12-24 18:00, 2026-12-24 18:00 +05:30.

/** A date of the calendar, still without its place in time. */
export interface WrittenDate {
  /** The date and the time as if in UTC, in milliseconds. */
  clock: number;
  /** Whether there is a time beside the date. */
  hasTime: boolean;
  /** Minutes east of UTC, when the date says so itself. */
  offset: number | null;
}

const written = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?(?:(Z)|([+-])(\d{2}):(\d{2})))?)?$/;

/** @returns null for what is no date, and for a date that no calendar or clock has, such as 2026-02-30 */
export function readDate(text: string): WrittenDate | null {
  const [, year, month, day, hour, minute, second, utc, sign, hours, minutes] = written.exec(text) ?? [];
  if (year === undefined) return null;
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map((part) => Number(part ?? 0)) as Six;
  const clock = Date.UTC(y, mo - 1, d, h, mi, s);
  // A day that the month has not would become one of the next month.
  const isReal = new Date(clock).getUTCDate() === d && new Date(clock).getUTCMonth() === mo - 1 && y >= 1900;
  const offset = sign === undefined ? null : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  if (!isReal || h > 23 || mi > 59 || s > 59 || Math.abs(offset ?? 0) > 14 * 60 || Number(minutes ?? 0) > 59)
    return null;
  return { clock, hasTime: hour !== undefined, offset: utc === undefined ? offset : 0 };
}

type Six = [number, number, number, number, number, number];
