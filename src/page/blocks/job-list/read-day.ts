// Reads the dates of the feed. What cannot be a day in the calendar is said to be unknown, never
// guessed.
import { cleanLine } from './clean-text.ts';

/**
 * A day as 2026-04-30, '' where the feed has none, or `unknown` where nobody can tell which day is
 * meant.
 */
export type FeedDay = `${number}-${number}-${number}` | 'unknown' | '';

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(0, month).toLocaleString('en', { month: 'long' }).toLowerCase(),
);

const [yearPart, monthPart, dayPart] = ['(?<year>\\d{4})', '(?<month>\\d{1,2})', '(?<day>\\d{1,2})'];
const namePart = '(?<month>[a-z]+)';

/** Every form that is read, as what it says of year, month and day. */
const forms = [
  `${yearPart}-${monthPart}-${dayPart}(?:T[\\d:.+-]+)?`,
  // The day comes first, as it is written in India and in most of the world.
  `${dayPart}[./-]${monthPart}[./-]${yearPart}`,
  `${dayPart}[ -]${namePart}[ -]${yearPart}`,
  `${namePart} ${dayPart},? ${yearPart}`,
].map((form) => new RegExp(`^${form}$`, 'i'));
const instant = /^.{10}T[\d:.]+Z$/;

/** @returns the day that a cell of the feed names */
export function readDay(cell: unknown): FeedDay {
  const text = cleanLine(cell, 40);
  if (text === '') return '';
  // A spreadsheet gives the midnight of its own zone as an instant, and most visitors live in that
  // zone.
  if (instant.test(text)) return isDay(text.slice(0, 10)) ? dayOf(new Date(text)) : 'unknown';
  for (const form of forms) {
    const { year, month, day } = form.exec(text)?.groups ?? {};
    if (!month) continue;
    const number = Number(month) || monthOf(month.toLowerCase());
    const written = `${year}-${pad(number)}-${pad(Number(day))}`;
    if (isDay(written)) return written;
  }
  return 'unknown';
}

/** @returns 1 to 12 for a name or its first three letters and more, or 0 for what is no month */
function monthOf(name: string): number {
  return name.length < 3 ? 0 : 1 + months.findIndex((each) => each.startsWith(name));
}

/** @returns the day of a moment where the visitor is */
export function dayOf(moment: Date): FeedDay {
  const atGreenwich = new Date(Number(moment) - moment.getTimezoneOffset() * 60_000);
  const written = `${atGreenwich.toJSON()}`.slice(0, 10);
  return isDay(written) ? written : 'unknown';
}

/** Checks that the calendar has it: `Date` moves 31 June to July, which shows the mistake. */
function isDay(written: string): written is `${number}-${number}-${number}` {
  const iso: string | null = new Date(`${written}T00:00:00Z`).toJSON();
  return written > '19' && written < '22' && !!iso?.startsWith(written);
}

function pad(number: number): string {
  return `${number}`.padStart(2, '0');
}
