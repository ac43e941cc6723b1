// Sample openings, for as long as no feed is connected.
import type { SiteJobColumns } from '#schemas';

/**
 * @param columns what the site's feed calls the facts of a job; without one a fact has its own name
 * @returns openings with dates around `today`: a full one, a plain one, and one with most values
 *   missing
 */
export function sampleJobs(today: Date, columns: Partial<SiteJobColumns>): Record<string, string>[] {
  return sampleRows(today).map((row) => {
    const cells = Object.entries(row) as [keyof SiteJobColumns, string][];
    return Object.fromEntries(cells.map(([name, text]) => [columns[name] ?? name, text]));
  });
}

function sampleRows(today: Date): Partial<SiteJobColumns>[] {
  const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const shared = { location: 'Sample City', employmentType: 'Full-time', status: 'Active' };
  return [
    {
      title: 'Sample Developer',
      ...shared,
      department: 'Engineering',
      experience: '3 to 5 years',
      description:
        'A sample opening of the stand-in.\nBuild and maintain the parts of the product that customers use every day.\nPut a file jobs.json beside leads.csv to see your own.',
      openings: '2',
      posted: day(-7),
      deadline: day(30),
      salary: 'By experience',
      skills: 'TypeScript, SQL',
    },
    {
      title: 'Sample Consultant',
      ...shared,
      department: 'Customer Success',
      experience: '1 to 3 years',
      description:
        'A sample opening of the stand-in. Visit customers, learn how they work, and set the product up with them.',
      openings: '1',
      posted: day(-2),
      deadline: day(14),
      salary: '',
      skills: 'Communication, Spreadsheets',
    },
    { title: '', description: '', status: 'Active', posted: day(-1) },
  ];
}
