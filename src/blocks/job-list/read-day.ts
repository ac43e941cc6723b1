// Reads the dates of the feed. What cannot be a day in the calendar is said to be unknown, never guessed.
import { cleanLine } from './clean-text.ts';

/** A day as 2026-04-30, '' where the feed has none, or `unknown` where nobody can tell which day is meant. */
export type FeedDay = `${number}-${number}-${number}` | 'unknown' | '';

/** Also by their first three letters, September by four, too. */
const months = 'january february march april may june july august september october november december'.split(' ');

/** Every form that is read, as what it says of year, month and day. */
const forms = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[+-]\d{2}:?\d{2})?)?$/,
  // The day comes first, as it is written in India and in most of the world.
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})$/,
  /^(?<day>\d{1,2})[ -](?<month>[a-z]+)[ -](?<year>\d{4})$/i,
  /^(?<month>[a-z]+) (?<day>\d{1,2}),? (?<year>\d{4})$/i,
];
const instant = /^.{10}T\d{2}:\d{2}:[\d.]+Z$/;

/** @returns the day that a cell of the feed names */
export function readDay(cell: unknown): FeedDay {
  const text = cleanLine(cell, 40);
  if (text === '') return '';
  // A spreadsheet gives the midnight of its own zone as an instant, and most visitors live in that zone.
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

/** @returns 1 to 12, or 0 for what is no month */
function monthOf(name: string): number {
  return (
    1 +
    months.findIndex(
      (each) => name === each || name === each.slice(0, 3) || (name === 'sept' && each === name + 'ember'),
    )
  );
}

/** @returns the day of a moment where the visitor is */
export function dayOf(moment: Date): FeedDay {
  const written = `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
  return isDay(written) ? written : 'unknown';
}

/** Whether the calendar has it: 31 June is moved to July by `Date`, and so found out. */
function isDay(written: string): written is `${number}-${number}-${number}` {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(written)) return false;
  const iso: string | null = new Date(`${written}T00:00:00Z`).toJSON();
  return !!iso?.startsWith(written);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
