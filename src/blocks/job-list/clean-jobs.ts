// Turns the rows of the feed, of which nothing is certain, into the jobs that are shown. The names of the fields are the
// feed's own, spelling included.
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

const mostJobs = 200;
const longestTitle = 160;
const longestLine = 100;
const longestDescription = 12_000;
const closed = ['closed', 'inactive'];

/**
 * @param rows what the feed holds
 * @param now decides which deadlines are over; a job is open until the end of its last day
 * @returns the open jobs in the feed's order, each once, at most 200
 */
export function cleanJobs(rows: readonly unknown[], now: Date): Job[] {
  const today = dayOf(now);
  const jobs = new Map<string, Job>();
  for (const row of rows) {
    if (jobs.size === mostJobs) break;
    const job = jobOf(row);
    if (job && !isOver(job.deadline, today)) jobs.set(JSON.stringify(job), job);
  }
  return [...jobs.values()];
}

/** @returns the job, or undefined for one that is closed and for an empty row, as is all that has no such cells */
function jobOf(row: unknown): Job | undefined {
  const cells: Record<string, unknown> = { __proto__: null, ...(row as object) };
  const line = (name: string) => cleanLine(cells[name], longestLine);
  const status = line('Status').toLowerCase();
  const job = {
    title: cleanLine(cells.JobTitle, longestTitle),
    location: line('Job Location'),
    employmentType: line('Employment Type'),
    department: line('Department'),
    experience: line('Experience Level'),
    description: cleanParagraphs(cells['Job Description'], longestDescription),
    openings: line('No oF Hiring'),
    posted: readDay(cells['Posted Date']),
    deadline: readDay(cells['Application Deadline']),
    salary: line('Salary Range'),
    skills: cleanLine(cells['Skills Required'], longestLine * 5),
  };
  const isEmpty = Object.values(job).join('') + status === '';
  return isEmpty || closed.includes(status) ? undefined : job;
}

/** Days compare as texts, and `unknown` comes behind them all: an unknown deadline is no reason to hide a job. */
function isOver(deadline: FeedDay, today: FeedDay): boolean {
  return deadline !== '' && deadline < today;
}
