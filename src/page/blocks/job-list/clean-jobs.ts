// Job parser: turns the rows of the feed, of which nothing is certain, into the jobs that are
// shown. site.yaml names the feed's columns.
import type { SiteJobs } from '#schemas';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { dayOf, readDay, type FeedDay } from './read-day.ts';

/** One open job. A text that the feed does not give is ''. */
export interface Job {
  title: string;
  location: string;
  employmentType: string;
  department: string;
  experience: string;
  description: string;
  openings: string;
  posted: FeedDay;
  deadline: FeedDay;
  salary: string;
  skills: string;
}

const maxJobs = 200;
/** Lengths in characters. */
const maxTitle = 160;
const maxLine = 100;
const maxDescription = 12_000;

/**
 * @param rows what the feed holds
 * @param feed what the feed calls its columns, and which statuses hide a job
 * @param now decides which deadlines are over; a job is open until the end of its last day
 * @returns the open jobs in the feed's order, each once, at most 200
 */
export function cleanJobs(rows: readonly unknown[], feed: SiteJobs, now: Date): Job[] {
  const today = dayOf(now);
  const jobs = new Map<string, Job>();
  for (const row of rows) {
    if (jobs.size === maxJobs) break;
    const job = parseJob(row, feed);
    if (job && !isOver(job.deadline, today)) jobs.set(JSON.stringify(job), job);
  }
  return [...jobs.values()];
}

/**
 * @returns the job, or undefined for one that is closed and for an empty row, as is all that has no
 * such cells
 */
function parseJob(row: unknown, { columns, closed }: SiteJobs): Job | undefined {
  const cells: Record<string, unknown> = { __proto__: null, ...(row as object) };
  const cell = (name: keyof typeof columns) => cells[columns[name]];
  const line = (name: keyof typeof columns) => cleanLine(cell(name), maxLine);
  const status = line('status').toLowerCase();
  const job = {
    title: cleanLine(cell('title'), maxTitle),
    location: line('location'),
    employmentType: line('employmentType'),
    department: line('department'),
    experience: line('experience'),
    description: cleanParagraphs(cell('description'), maxDescription),
    openings: line('openings'),
    posted: readDay(cell('posted')),
    deadline: readDay(cell('deadline')),
    salary: line('salary'),
    skills: cleanLine(cell('skills'), maxLine * 5),
  };
  const isEmpty = Object.values(job).join('') + status === '';
  return isEmpty || closed.some((each) => each.toLowerCase() === status) ? undefined : job;
}

/**
 * Days compare as texts, and `unknown` comes behind them all: an unknown deadline is no reason to
 * hide a job.
 */
function isOver(deadline: FeedDay, today: FeedDay): boolean {
  return deadline !== '' && deadline < today;
}
