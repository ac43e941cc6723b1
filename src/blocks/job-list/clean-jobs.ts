// Turns the rows of the feed, of which nothing is certain, into the jobs that are shown. The names of the fields are the
// feed's own, spelling included.
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { dayOf, readDay, type FeedDay } from './read-day.ts';

/** One open job. A text that the feed does not give is ''. */
export interface Job {
  /** Names the job in the page's address; no two jobs share one. */
  slug: string;
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
  const known = new Set<string>();
  const slugs = new Set<string>();
  const jobs: Job[] = [];
  for (const row of rows) {
    if (jobs.length === mostJobs) break;
    const job = jobOf(row);
    if (!job || isOver(job.deadline, today)) continue;
    const content = JSON.stringify(job);
    if (known.has(content)) continue;
    known.add(content);
    jobs.push({ ...job, slug: freeSlug(job, slugs) });
  }
  return jobs;
}

/** @returns the job, or undefined for one that is closed and for an empty row, as is all that has no such cells */
function jobOf(row: unknown): Omit<Job, 'slug'> | undefined {
  const cells = Object(row) as Record<string, unknown>;
  const cell = (name: string) => (Object.hasOwn(cells, name) ? cells[name] : undefined);
  const line = (name: string) => cleanLine(cell(name), longestLine);
  const status = line('Status').toLowerCase();
  const job = {
    title: cleanLine(cell('JobTitle'), longestTitle),
    location: line('Job Location'),
    employmentType: line('Employment Type'),
    department: line('Department'),
    experience: line('Experience Level'),
    description: cleanParagraphs(cell('Job Description'), longestDescription),
    openings: line('No oF Hiring'),
    posted: readDay(cell('Posted Date')),
    deadline: readDay(cell('Application Deadline')),
    salary: line('Salary Range'),
    skills: cleanLine(cell('Skills Required'), longestLine * 5),
  };
  const isEmpty = Object.values({ ...job, status }).every((text) => text === '');
  return isEmpty || closed.includes(status) ? undefined : job;
}

/** Days compare as texts. An unknown deadline is no reason to hide a job. */
function isOver(deadline: FeedDay, today: FeedDay): boolean {
  return deadline !== '' && deadline !== 'unknown' && deadline < today;
}

/** @returns a slug of the title, with the place where two titles are the same, and with a number where that is, too */
function freeSlug({ title, location }: Pick<Job, 'title' | 'location'>, taken: Set<string>): string {
  const plain = slugOf(title);
  const placed = location ? `${plain}-${slugOf(location)}` : plain;
  let slug = taken.has(plain) ? placed : plain;
  for (let number = 2; taken.has(slug); number++) slug = `${placed}-${number}`;
  taken.add(slug);
  return slug;
}

function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? ['job'];
  return words.join('-');
}
