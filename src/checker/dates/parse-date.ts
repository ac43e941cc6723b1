// Parses dates as people write them: 2026-12-24, 2026-12-24 18:00, 2026-12-24 18:00 +05:30.

/** A date of the calendar, not yet in any time zone. */
export interface ParsedDate {
  /** The date and time in milliseconds since 1970, read as if in UTC. */
  wallClockMs: number;
  /** True if a time is given beside the date. */
  hasTime: boolean;
  /** Minutes east of UTC, where the date gives an offset; else null. */
  offsetMinutes: number | null;
}

/** A year before or after these is a mistake of typing. */
export const firstYear = 1900;
export const lastYear = 2199;

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?(?:(Z)|([+-])(\d{2}):(\d{2})))?)?$/;

/** @returns null for text that is no date, for dates that do not exist, such as 2026-02-30, and years that cannot be meant */
export function parseDate(text: string): ParsedDate | null {
  const [, year, month, day, hour, minute, second, utc, sign, hours, minutes] = pattern.exec(text) ?? [];
  if (year === undefined) return null;
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map((part) => Number(part ?? 0)) as Six;
  const wallClockMs = Date.UTC(y, mo - 1, d, h, mi, s);
  // Date.UTC carries a day that the month does not have over into the next month.
  const isReal =
    new Date(wallClockMs).getUTCDate() === d && new Date(wallClockMs).getUTCMonth() === mo - 1 && isLikelyYear(y);
  const offsetMinutes = sign === undefined ? null : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  if (!isReal || h > 23 || mi > 59 || s > 59 || Math.abs(offsetMinutes ?? 0) > 14 * 60 || Number(minutes ?? 0) > 59)
    return null;
  return { wallClockMs, hasTime: hour !== undefined, offsetMinutes: utc === undefined ? offsetMinutes : 0 };
}

function isLikelyYear(year: number): boolean {
  return year >= firstYear && year <= lastYear;
}

/** @returns whether a text is a date but for its year, which cannot be meant: 0007-03-01 */
export function hasWrongYear(text: string): boolean {
  return pattern.test(text) && !isLikelyYear(Number(text.slice(0, 4)));
}

type Six = [number, number, number, number, number, number];
