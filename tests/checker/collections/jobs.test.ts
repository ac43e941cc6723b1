// Jobs: when they are open, in which lists they are, what is told of mistakes.
import { describe, expect, test } from 'vitest';
import type { EntriesBlock, JobListBlock } from '#schemas';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { check, checker, facts, found, foundIn, pageYaml, siteYaml } from '../test-site.ts';

const site = siteYaml.replace('founded:', 'timeZone: Asia/Kolkata\nfounded:');
const job = (title: string, settings: string) =>
  `title: ${title}\ndescription: About ${title}.\n${settings}\nblocks:\n  - type: entry-header\n`;
const place = 'location: { city: Noida, country: IN }';

const pages = {
  'pages/openings/driver.yaml': job('Driver', `date: 2026-11-02\njob: { ${place}, until: 2026-11-30 }`),
  'pages/openings/writer.yaml': job('Writer', `date: 2026-11-10\njob: { location: { country: IN }, remote: true }`),
  'pages/openings/clerk.yaml': job('Clerk', `date: 2026-06-01\njob: { ${place}, until: 2026-07-31 }`),
};
const listOf = (type: string, settings = '') =>
  `title: List\ndescription: L.\nblocks:\n  - type: ${type}\n    heading: Jobs\n    from: openings\n${settings}`;

function at(now: string, files: Record<string, string> = {}) {
  const all = { 'site.yaml': site, 'pages/index.yaml': pageYaml, ...pages, ...files };
  const source = { texts: createTextSet(all), facts: { ...facts, preview: { now, show: 'published' as const } } };
  return { checked: checker.checkSite(source), next: checker.findNextChange(source) };
}

function listShown(now: string, type = 'job-list', settings = '') {
  const { checked } = at(now, { 'pages/list.yaml': listOf(type, settings) });
  const [block] = checked.pages.find(({ route }) => route === '/list')!.page.blocks;
  return (block as JobListBlock | EntriesBlock).shown!.entries;
}
const listTitles = (...about: Parameters<typeof listShown>) => listShown(...about).map(({ title }) => title);

describe.each(['job-list', 'entries'])('a %s', (type) => {
  test('has open jobs, the newest first', () => {
    expect(listTitles('2026-11-21', type)).toEqual(['Writer', 'Driver']);
    expect(listTitles('2026-11-21', type, '    max: 1\n')).toEqual(['Writer']);
  });

  test('has a job to the end of its last day, where the site is', () => {
    expect(listTitles('2026-11-30 23:59', type)).toContain('Driver');
    expect(listTitles('2026-12-01', type)).toEqual(['Writer']);
  });
});

test('a list of what is over has closed jobs', () => {
  expect(listTitles('2026-12-01', 'entries', '    when: past\n')).toEqual(['Driver', 'Clerk']);
});

test('a page says of itself whether its job is closed', () => {
  const createJob = (route: string) =>
    at('2026-11-21').checked.pages.find((page) => page.route === route)!.page.entry!.job!;
  expect(createJob('/openings/driver')).toMatchObject({ isClosed: false, closesAt: '2026-11-30T18:30:00.000Z' });
  expect(createJob('/openings/clerk').isClosed).toBe(true);
  expect(createJob('/openings/writer')).not.toHaveProperty('closesAt');
});

test('the site changes when a job closes', () => {
  const { next, checked } = at('2026-11-21');
  expect(new Date(next!).toISOString()).toBe('2026-11-30T18:30:00.000Z');
  expect(checked.validUntil).toBe(next);
  expect(at('2026-12-01').next).toBeNull();
});

test('feeds have open jobs', () => {
  const { feeds } = at('2026-12-01').checked;
  expect(feeds.find(({ home }) => home === '/openings')!.entries.map(({ entry }) => entry.title)).toEqual(['Writer']);
});

describe('the check', () => {
  const foundAt = (settings: string) => foundIn(job('Cook', settings), 'pages/openings/cook.yaml');

  test.each([
    ['a job without a date', `job: { ${place} }`, '1:1 entries/no-date'],
    ['an entry that is no job', 'date: 2026-11-02', '1:1 entries/no-details'],
    [
      'a date that does not exist',
      `date: 2026-11-02\njob: { ${place}, until: 2026-11-31 }`,
      '4:55 publish/no-such-date',
    ],
    [
      'a job that closes before it is open',
      `date: 2026-11-02\njob: { ${place}, until: 2026-11-01 }`,
      '4:55 entries/end-before-start',
    ],
    [
      'pay with its ends reversed',
      `date: 2026-11-02\njob: { ${place}, salary: { from: 9, to: 8, currency: INR, per: hour } }`,
      '4:71 schema/out-of-range',
    ],
    ['a job without a country', 'date: 2026-11-02\njob: { location: { city: Pune } }', '4:20 schema/missing-key'],
  ])('finds %s', (_what, settings, expected) => {
    expect(foundAt(settings)).toEqual([expected]);
  });

  test('finds a job on a page that is in no collection of jobs', () => {
    expect(foundIn(job('Cook', `job: { ${place} }`))).toEqual(['3:1 site/unused-setting']);
  });

  test('finds a list of jobs that says neither of what collection nor where to write to, and one that says both', () => {
    const list = (settings: string) =>
      `title: L\ndescription: L.\nblocks:\n  - type: job-list\n    heading: Jobs\n${settings}`;
    const files = (settings: string) =>
      found(check({ ...pages, 'site.yaml': site, 'pages/list.yaml': list(settings) }));
    expect(files('')).toEqual(['pages/list.yaml:4:5 schema/missing-key']);
    expect(files('    from: openings\n    email: a@b.example\n')).toEqual(['pages/list.yaml:7:12 site/unused-setting']);
    expect(files('    email: a@b.example\n')).toEqual([]);
    expect(files('    from: opening\n')).toEqual(['pages/list.yaml:6:11 site/nav-target']);
  });
});
