// Openings to look at while no feed is connected. The names of the fields are the feed's own, spelling included.

/** @returns openings with dates around `today`: a full one, a plain one, and one with most values missing */
export function sampleJobs(today: Date): Record<string, string>[] {
  const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const shared = { 'Job Location': 'Sample City', 'Employment Type': 'Full-time', Status: 'Active' };
  return [
    {
      JobTitle: 'Sample Developer',
      ...shared,
      Department: 'Engineering',
      'Experience Level': '3 to 5 years',
      'Job Description':
        'A sample opening of the stand-in.\nBuild and maintain the parts of the product that customers use every day.\nPut a file jobs.json beside leads.csv to see your own.',
      'No oF Hiring': '2',
      'Posted Date': day(-7),
      'Application Deadline': day(30),
      'Salary Range': 'By experience',
      'Skills Required': 'TypeScript, SQL',
    },
    {
      JobTitle: 'Sample Consultant',
      ...shared,
      Department: 'Customer Success',
      'Experience Level': '1 to 3 years',
      'Job Description':
        'A sample opening of the stand-in. Visit customers, learn how they work, and set the product up with them.',
      'No oF Hiring': '1',
      'Posted Date': day(-2),
      'Application Deadline': day(14),
      'Salary Range': '',
      'Skills Required': 'Communication, Spreadsheets',
    },
    { JobTitle: '', 'Job Description': '', Status: 'Active', 'Posted Date': day(-1) },
  ];
}
