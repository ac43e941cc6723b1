// For when the site is shown or checked: the options --date and --drafts. Here the clock is read.
import type { ParseArgsConfig } from 'node:util';
import type { View } from '../content/check-site.ts';
import { readDate } from '../content/dates/written-date.ts';
import type { Written } from './check-options.ts';
import { WrongUse } from './wrong-use.ts';

/** What the command line may say. */
export const viewFlags = {
  date: { type: 'string' },
  drafts: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** What to show of a site. */
export interface Preview {
  /** A date as people write it, in the time zone of the site, or `now`; without it, the time of the clock. */
  date?: string;
  /** Shows drafts, too. */
  drafts?: boolean;
}

/** @throws WrongUse for a date that is none */
export function previewOf({ date, drafts }: Written): Preview {
  return {
    ...(date !== undefined && { date: dateOf('date', String(date)) }),
    ...(drafts === true && { drafts }),
  };
}

/** @throws WrongUse for a date that is none */
export function dateOf(option: string, text: string): string {
  if (text !== 'now' && !readDate(text))
    throw new WrongUse(`--${option} takes a date, such as 2026-12-24 or 2026-12-24T18:00, or the word now.`);
  return text;
}

/**
 * @param without what is shown when nothing is asked for
 * @returns the view as of now: ask again for the next check
 */
export function viewOf({ date, drafts }: Preview, without: View['show'] = 'published'): View {
  const isAsked = date !== undefined || drafts !== undefined;
  return { now: momentOf(date), show: drafts ? 'drafts' : isAsked ? 'published' : without };
}

function momentOf(date: string | undefined): View['now'] {
  return date === undefined || date === 'now' ? Date.now() : date;
}
