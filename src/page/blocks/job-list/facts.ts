// The facts of a job with their labels, for its card and its dialog.
import type { JobListFieldLabels, JobListTexts } from '#schemas';
import type { Job } from './clean-jobs.ts';

export type FactName = keyof JobListFieldLabels;

/** The facts that are named even where the feed does not give them. */
const always: readonly FactName[] = ['location', 'employmentType', 'department', 'experience'];

export interface FactWords {
  lang: string;
  missing: JobListTexts['missing'];
}

/**
 * @returns what a job says of itself: the text to show, and the day that it means as 2026-04-30;
 * none for a fact that is not named
 */
export function factOf(
  job: Job,
  name: FactName,
  { lang, missing }: FactWords,
): { text: string; day?: string } | undefined {
  const value = job[name];
  if (value === '') return always.includes(name) ? { text: missing } : undefined;
  if (name !== 'posted' && name !== 'deadline') return { text: value };
  if (value === 'unknown') return { text: missing };
  return { text: new Date(value).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' }), day: value };
}
