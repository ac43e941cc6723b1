// Finds why a date that was typed cannot be meant.
import { say } from '../../../base/words/say.ts';
import { firstYear, lastYear } from '../../../checker/dates/parse-date.ts';

/** The last day that a field for dates takes. Without it, browsers take years of six digits. */
export const lastDay = `${lastYear}-12-31`;

/** @returns the day of what is typed, which a time may follow; empty without one */
export function dayOf(typed: string): string {
  return typed.split(' ')[0] ?? '';
}

/** @returns a sentence; null for a date that can be saved, with or without a time */
export function findDateProblem(typed: string, isRequired: boolean): string | null {
  const day = dayOf(typed);
  if (day === '') return isRequired ? say('A date is needed here.') : null;
  const year = Number(day.slice(0, day.indexOf('-')));
  return year < firstYear || year > lastYear
    ? say('The year must be between {firstYear} and {lastYear}.', { firstYear, lastYear })
    : null;
}
