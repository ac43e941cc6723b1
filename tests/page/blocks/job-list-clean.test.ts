// Cleaning of the feed: its rows come from strangers.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationLink } from '../../../src/page/blocks/job-list/application-link.ts';
import { cleanJobs, type Job } from '../../../src/page/blocks/job-list/clean-jobs.ts';
import { partsOf } from '../../../src/page/blocks/job-list/job-description.tsx';
import { slugsOf } from '../../../src/page/blocks/job-list/job-slugs.ts';
import { readDay } from '../../../src/page/blocks/job-list/read-day.ts';
import { assertProperty } from '../../sampling.ts';

const now = new Date(2026, 3, 15, 12);

const feed = {
  columns: {
    title: 'Job Title',
    location: 'Job Location',
    employmentType: 'Employment Type',
    department: 'Department',
    experience: 'Experience Level',
    description: 'Job Description',
    openings: 'People Wanted',
    posted: 'Posted Date',
    deadline: 'Application Deadline',
    salary: 'Salary Range',
    skills: 'Skills Required',
    status: 'Status',
  },
  closed: ['closed', 'Inactive'],
};

const full = {
  'Job Title': 'Senior Developer',
  'Job Location': 'Noida',
  'Employment Type': 'Full-time',
  Department: 'Engineering',
  'Experience Level': '3 to 5 years',
  'Job Description': 'Build.\n- Test\n- Ship',
  'People Wanted': 2,
  'Posted Date': '2026-04-01',
  'Application Deadline': '2026-04-30',
  'Salary Range': 'By experience',
  'Skills Required': ['TypeScript', 'SQL'],
  Status: 'Active',
};

describe('a row of the feed', () => {
  it('becomes a job, by the columns that site.yaml names', () => {
    expect(cleanJobs([full], feed, now)).toEqual([
      {
        title: 'Senior Developer',
        location: 'Noida',
        employmentType: 'Full-time',
        department: 'Engineering',
        experience: '3 to 5 years',
        description: 'Build.\n- Test\n- Ship',
        openings: '2',
        posted: '2026-04-01',
        deadline: '2026-04-30',
        salary: 'By experience',
        skills: 'TypeScript, SQL',
      },
    ]);
  });

  it('is shown with most values missing, and left out when it is empty or no row', () => {
    const jobs = cleanJobs(
      [{ 'Job Title': '', Status: 'Active' }, {}, { 'Job Title': ' ' }, null, 7, 'text', ['a'], undefined],
      feed,
      now,
    );
    expect(jobs).toMatchObject([{ title: '', description: '', deadline: '' }]);
  });

  it('loses what cannot be seen or turns the text around it, and keeps the joiners of Hindi', () => {
    const [job] = cleanJobs(
      [{ ...full, 'Job Title': ' A\u202eB\u0000C\u200b\ud800\n D\u00a0क्‍ष ', Department: `Z${'\u0301'.repeat(500)}` }],
      feed,
      now,
    );
    expect(job!.title).toBe('ABC D क्‍ष');
    expect(job!.department.length).toBeLessThan(10);
  });

  it('takes no word of an object, of a getter inherited, or of a huge text', () => {
    const hostile = {
      'Job Title': { toString: 'no' },
      Department: true,
      'Job Location': NaN,
      'Job Description': 'x'.repeat(1_000_000),
      'Salary Range': [{}, 5],
    };
    const [job] = cleanJobs([hostile], feed, now);
    expect(job).toMatchObject({ title: '', department: '', location: '', salary: '5' });
    expect(job!.description.length).toBe(12_000);
    expect(cleanJobs([Object.create(full)], feed, now)).toEqual([]);
    expect(cleanJobs([JSON.parse('{"__proto__": {"Job Title": "x"}}')], feed, now)).toEqual([]);
  });
});

describe('the list', () => {
  it('hides closed and inactive jobs, and those whose last day is over', () => {
    const row = (title: string, change: object) => ({ ...full, 'Job Title': title, ...change });
    const rows = [
      row('closed', { Status: ' CLOSED ' }),
      row('inactive', { Status: 'Inactive' }),
      row('over', { 'Application Deadline': '2026-04-14' }),
      row('last day', { 'Application Deadline': '15/04/2026' }),
      row('impossible', { 'Application Deadline': '2026-02-30' }),
      row('no status', { Status: undefined }),
    ];
    expect(cleanJobs(rows, feed, now).map((job) => job.title)).toEqual(['last day', 'impossible', 'no status']);
  });

  it('shows a job once', () => {
    const elsewhere = { ...full, 'Job Location': 'Pune' };
    const jobs = cleanJobs([full, elsewhere, { ...full }, { ...elsewhere }], feed, now);
    expect(jobs.map((job) => job.location)).toEqual(['Noida', 'Pune']);
  });

  it('gives every job an address of its own, also where titles are the same or have no letters', () => {
    const jobs = cleanJobs(
      [
        full,
        { ...full },
        { ...full, 'Job Location': 'Pune' },
        { ...full, 'Job Location': 'Pune', Department: 'Sales' },
        { ...full, 'Job Title': '—', 'Job Location': '' },
      ],
      feed,
      now,
    );
    expect(slugsOf(jobs)).toEqual(['senior-developer', 'senior-developer-pune', 'senior-developer-pune-2', 'job']);
  });

  it('ends after 200 jobs', () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ 'Job Title': `Job ${index}` }));
    expect(cleanJobs(rows, feed, now)).toHaveLength(200);
  });

  it('survives any rows at all', () => {
    const value = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
      fc.string({ unit: 'binary' }),
      fc.date().map(String),
    );
    const row = fc.oneof(
      fc.anything(),
      fc.record(Object.fromEntries(Object.keys(full).map((name) => [name, value])), { requiredKeys: [] }),
    );
    assertProperty(fc.property(fc.array(row, { maxLength: 20 }), holdsUp), { sample: 300, all: 5_000 });
  });
});

function holdsUp(rows: unknown[]) {
  const jobs = cleanJobs(rows, feed, now);
  expect(new Set(slugsOf(jobs)).size).toBe(jobs.length);
  for (const job of jobs) {
    expect(Object.values(job).every((text) => typeof text === 'string')).toBe(true);
    for (const [name, text] of Object.entries(job) as [keyof Job, string][]) {
      expect(text).not.toMatch(
        name === 'description' ? /(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}]/u : /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u,
      );
    }
    const link = new URL(
      applicationLink({ email: 'jobs@example.com', subject: 'Application for {title}', title: job.title }),
    );
    expect([...link.searchParams.keys()]).toEqual(['subject']);
    partsOf(job.description);
  }
}

describe('a date of the feed', () => {
  it.each([
    ['2026-04-30', '2026-04-30'],
    ['2026-4-3', '2026-04-03'],
    ['30/04/2026', '2026-04-30'],
    ['3.4.2026', '2026-04-03'],
    ['30 April 2026', '2026-04-30'],
    ['30-Apr-2026', '2026-04-30'],
    ['Sept 3, 2026', '2026-09-03'],
    ['2026-04-30T23:30:00+05:30', '2026-04-30'],
    ['2028-02-29', '2028-02-29'],
    ['', ''],
    [undefined, ''],
    ['2026-02-30', 'unknown'],
    ['2026-02-30T00:00:00Z', 'unknown'],
    ['2027-02-29', 'unknown'],
    ['04/30/2026', 'unknown'],
    ['31 June 2026', 'unknown'],
    ['soon', 'unknown'],
    ['0000-01-01', 'unknown'],
    [45_000, 'unknown'],
    ['30 Aprilish 2026', 'unknown'],
  ])('%s is %s', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });

  it('is the day of the visitor where the feed gives an instant', () => {
    expect(readDay(new Date(2026, 4, 1).toISOString())).toBe('2026-05-01');
  });
});

describe('the link to apply', () => {
  it('has one mailbox and one subject, whatever the title is', () => {
    expect(
      applicationLink({
        email: 'jobs@example.com',
        subject: 'Application for {title}',
        title: 'C++ & more?bcc=a@b.c\r\nBcc: x $&',
      }),
    ).toBe(
      'mailto:jobs@example.com?subject=Application%20for%20C%2B%2B%20%26%20more%3Fbcc%3Da%40b.c%20Bcc%3A%20x%20%24%26',
    );
  });
});

describe('a description', () => {
  it('keeps its paragraphs and lists', () => {
    expect(partsOf('We look for:\n• one\n- two\n1. first\n2) second\n\nLast\nlines')).toEqual([
      { kind: 'paragraph', lines: ['We look for:'] },
      { kind: 'bullets', lines: ['one', 'two'] },
      { kind: 'steps', lines: ['first', 'second'] },
      { kind: 'paragraph', lines: ['Last', 'lines'] },
    ]);
  });
});
