// Events: when they are, in which zone, how they come back, and what is told of mistakes.
import { describe, expect, test } from 'vitest';
import type { EntriesBlock, EntryHeaderBlock } from '#schemas';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { check, checker, facts, pageYaml, siteYaml } from '../test-site.ts';

const site = siteYaml.replace('founded:', 'lang: en-GB\ntimeZone: Europe/London\nfounded:');
const event = (title: string, settings: string) =>
  `title: ${title}\ndescription: About ${title}.\nevent: { ${settings} }\nblocks:\n  - type: entry-header\n`;
const list = (settings: string) =>
  `title: List\ndescription: L.\nblocks:\n  - type: entries\n    from: events\n${settings}`;

const pages = {
  'pages/events/choir.yaml': event(
    'Choir',
    'start: 2026-10-06 19:30, end: 2026-10-06 21:00, repeat: { every: week, times: 10, except: [2026-11-24] }',
  ),
  'pages/events/fair.yaml': event('Fair', 'start: 2026-12-04, end: 2026-12-06'),
  'pages/events/talk.yaml': event('Talk', 'start: 2026-11-25 18:00, zone: Asia/Kolkata'),
  'pages/events/party.yaml': event('Party', 'start: 2026-07-11 15:00'),
};

function at(now: string, files: Record<string, string> = {}) {
  const all = { 'site.yaml': site, 'pages/index.yaml': pageYaml, ...pages, ...files };
  const source = { texts: createTextSet(all), facts: { ...facts, preview: { now, show: 'published' as const } } };
  return { checked: checker.checkSite(source), next: checker.findNextChange(source) };
}

function listShown(now: string, settings = '') {
  const { checked } = at(now, { 'pages/list.yaml': list(settings) });
  return (checked.pages.find(({ route }) => route === '/list')!.page.blocks[0] as EntriesBlock).shown;
}
const listStarts = (now: string, settings = '') =>
  listShown(now, settings).entries.map(({ title, event: shown }) => `${title} ${shown!.start}`);

describe('a list of events', () => {
  test('has those that are not over, the next one first, each with its next time', () => {
    expect(listStarts('2026-11-23')).toEqual(['Talk 2026-11-25T18:00', 'Choir 2026-12-01T19:30', 'Fair 2026-12-04']);
  });

  test('goes on with an event until it ends', () => {
    expect(listStarts('2026-12-06 23:59')).toEqual(['Fair 2026-12-04', 'Choir 2026-12-08T19:30']);
    expect(listStarts('2026-12-07')).toEqual(['Choir 2026-12-08T19:30']);
    // Without an end, until the day is over where it is: 18:30 in London is midnight in Kolkata.
    expect(listStarts('2026-11-25 18:29')).toContain('Talk 2026-11-25T18:00');
    expect(listStarts('2026-11-25 18:30')).not.toContain('Talk 2026-11-25T18:00');
  });

  test('of the past has the latest first', () => {
    expect(listStarts('2027-02-01', '    when: past\n')).toEqual([
      'Choir 2026-12-08T19:30',
      'Fair 2026-12-04',
      'Talk 2026-11-25T18:00',
      'Party 2026-07-11T15:00',
    ]);
  });

  test('changes when an event is over', () => {
    const { next, checked } = at('2026-11-25 12:00', { 'pages/list.yaml': list('') });
    expect(new Date(next!).toISOString()).toBe('2026-11-25T18:30:00.000Z');
    expect(checked.validUntil).toBe(next);
  });
});

describe('a calendar', () => {
  const months = (now: string, count: number) => listShown(now, `    layout: calendar\n    months: ${count}\n`).months;

  test('has each time of an event on its day, and long ones on each of their days', () => {
    const [november, december] = months('2026-11-23', 2);
    const on = (days: typeof november) =>
      days!.days.flatMap(({ day, entries }) => entries.map(({ title }) => `${day.slice(8)} ${title}`));
    expect(on(november)).toEqual(['03 Choir', '10 Choir', '17 Choir', '25 Talk']);
    expect(on(december)).toEqual(['01 Choir', '04 Fair', '05 Fair', '06 Fair', '08 Choir']);
  });

  test('has whole weeks, from the day on which they begin there', () => {
    const [november] = months('2026-11-23', 1);
    expect([november!.month, november!.days.length, november!.days[0]!.day]).toEqual(['2026-11', 42, '2026-10-26']);
    expect(november!.days.filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
  });

  test('begins with another month when that begins in the zone of the site', () => {
    const { next } = at('2026-07-12', { 'pages/list.yaml': list('    layout: calendar\n') });
    expect(new Date(next!).toISOString()).toBe('2026-07-31T23:00:00.000Z');
  });
});

describe('the time of an event', () => {
  const createEvent = (settings: string) => {
    const { checked } = at('2026-01-01', { 'pages/events/x.yaml': event('X', settings) });
    const { page } = checked.pages.find(({ route }) => route === '/events/x')!;
    return (page.blocks[0] as EntryHeaderBlock).shown.entry.event;
  };

  test('follows the clocks of its zone, in summer and in winter', () => {
    const weekly = 'start: 2026-03-26 19:30, repeat: { every: week }';
    expect(createEvent(weekly)).toMatchObject({ startAt: '2026-03-26T19:30:00+00:00' });
    const { checked } = at('2026-04-01', { 'pages/events/x.yaml': event('X', weekly) });
    const { page } = checked.pages.find(({ route }) => route === '/events/x')!;
    expect(page.entry!.event).toMatchObject({ start: '2026-04-02T19:30', startAt: '2026-04-02T19:30:00+01:00' });
  });

  test('names its zone only where it is another one than that of the site', () => {
    expect(createEvent('start: 2026-05-01 10:00, zone: Asia/Kolkata')).toMatchObject({
      zone: 'Asia/Kolkata',
      startAt: '2026-05-01T10:00:00+05:30',
    });
    expect(createEvent('start: 2026-05-01 10:00, zone: Europe/London')!.zone).toBeUndefined();
  });

  test.each([
    ['every: month, on: [friday], week: first', '2026-09-04 18:00', '2026-10-02T18:00'],
    ['every: month, on: [friday], week: last', '2026-09-25 18:00', '2026-10-30T18:00'],
    ['every: day, interval: 10', '2026-09-25 18:00', '2026-10-05T18:00'],
    ['every: year', '2025-10-05 18:00', '2026-10-05T18:00'],
    ['every: week, on: [monday, thursday]', '2026-09-24 18:00', '2026-10-01T18:00'],
    // Every second Thursday keeps its rhythm over the month without it.
    ['every: week, interval: 2, on: [thursday], exceptMonths: [october]', '2026-09-17 18:00', '2026-11-12T18:00'],
    ['every: day, exceptMonths: [october, november]', '2026-09-17 18:00', '2026-12-01T18:00'],
    // The last working day of the month, which the plain words cannot say.
    ['rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"', '2026-09-30 18:00', '2026-10-30T18:00'],
    [
      'rule: FREQ=MONTHLY;BYMONTHDAY=15, until: 2026-11-01, except: [2026-10-15]',
      '2026-09-15 18:00',
      '2026-09-15T18:00',
    ],
  ])('comes back with %s', (repeat, start, expected) => {
    const { checked } = at('2026-10-01', {
      'pages/events/x.yaml': event('X', `start: ${start}, repeat: { ${repeat} }`),
    });
    expect(checked.pages.find(({ route }) => route === '/events/x')!.page.entry!.event!.start).toBe(expected);
  });
});

test('the page of an event that comes back tells the days after the next one, and no list does', () => {
  const { checked } = at('2026-11-23', { 'pages/list.yaml': list('') });
  const { page } = checked.pages.find(({ route }) => route === '/events/choir')!;
  expect((page.blocks[0] as EntryHeaderBlock).shown.entry.event!.later).toEqual(['2026-12-08']);
  expect(listShown('2026-11-23').entries.map(({ event: shown }) => shown!.later)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a mistake is told', () => {
  test.each([
    ['start: 2026-12-05, repeat: { rule: FREQ=MONTHLY;BYDAY=XX }', 'entries/wrong-rule'],
    ['start: 2026-12-05, repeat: { rule: FREQ=OFTEN }', 'entries/wrong-rule'],
    ['start: 2026-12-05, repeat: { rule: FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30 }', 'entries/wrong-rule'],
    ['start: 2026-12-05, repeat: { rule: FREQ=DAILY;COUNT=3 }', 'entries/wrong-rule'],
    ['start: 2026-12-05, repeat: { rule: FREQ=DAILY, every: day }', 'site/unused-setting'],
    ['start: 2026-12-05, repeat: { rule: FREQ=DAILY, exceptMonths: [may] }', 'site/unused-setting'],
    ['start: 2026-12-05, repeat: { times: 3 }', 'schema/missing-key'],
    ['start: 2026-12-05, repeat: { rule: every day }', 'schema/bad-format'],
    ['start: 2026-12-05 19:00, end: 2026-12-05 18:00', 'entries/end-before-start'],
    ['start: 2026-12-05, repeat: { every: week, until: 2026-12-01 }', 'entries/end-before-start'],
    ['start: 2026-02-30', 'publish/no-such-date'],
    ['start: 2026-12-05 19:00, zone: Asia/Calcuta', 'publish/unknown-zone'],
    ['start: 2026-03-29 01:30', 'publish/clock-change'],
    ['start: 2026-10-24 20:00, end: 2026-10-25 01:30', 'publish/clock-change'],
    ['start: 2026-03-08 02:30, zone: America/New_York', 'publish/clock-change'],
  ])('%s', (settings, code) => {
    const { diagnostics } = at('2026-01-01', { 'pages/events/x.yaml': event('X', settings) }).checked;
    expect(diagnostics.map((each) => each.code)).toEqual([code]);
  });

  test('of a time without a zone, in a site that has none', () => {
    const files = { ...pages, 'site.yaml': site.replace('timeZone: Europe/London\n', '') };
    expect(check(files).diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'pages/events/choir.yaml entries/no-zone',
      'pages/events/party.yaml entries/no-zone',
    ]);
  });

  test('of an entry without an event', () => {
    const text = event('X', 'start: 2026-12-05').replace(/event: .*\n/, '');
    const [found] = at('2026-01-01', { 'pages/events/x.yaml': text }).checked.diagnostics;
    expect(found).toMatchObject({
      code: 'entries/no-date',
      hint: expect.stringContaining('event: { start') as unknown,
    });
  });
});
