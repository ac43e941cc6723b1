// Files for calendars: every time is in a zone whose rules are in the file, by the same name.
import ICAL from 'ical.js';
import { afterEach, expect, it, vi } from 'vitest';
import type { Site } from '#schemas';
import { calendarFiles } from '../../../src/builder/feeds/calendar-files.ts';
import type { CalendarSource } from '../../../src/checker/check-site.ts';

type CalendarEvent = CalendarSource['events'][number];

const site = { name: 'Example', url: 'https://example.org', lang: 'en', timeZone: 'America/New_York' } as Site;

/** An event that begins at 10:00 on 24 December 2026, in a zone. */
function composeEvent(zone: string, index: number): CalendarEvent {
  const entry = { href: `/events/${index}`, title: zone, summary: 'An event.', event: { start: '2026-12-24 10:00' } };
  const clockStart = Date.UTC(2026, 11, 24, 10);
  const times = { zone, isAllDay: false, clockStart, clockEnd: null, rule: null, except: [] };
  return { ...times, href: `/events/${index}.ics`, entry } as unknown as CalendarEvent;
}

function readCalendars(zones: readonly string[]): { text: string; calendar: ICAL.Component }[] {
  const source = { title: 'Events', href: '/events/calendar.ics', events: zones.map(composeEvent) };
  return calendarFiles(source as unknown as CalendarSource, site).map(([, text]) => ({
    text,
    calendar: new ICAL.Component(ICAL.parse(text) as unknown[]),
  }));
}

// The library that knows the rules has them by other names, and by names with the right capitals only.
const zones = [
  'Europe/Amsterdam',
  'Europe/Stockholm',
  'Asia/Kolkata',
  'Europe/Kyiv',
  'CET',
  'europe/berlin',
  'Etc/GMT+5',
];

it('have the rules of each zone by the name that its events have', () => {
  const said = vi.spyOn(console, 'log');
  const saidElsewhere = vi.spyOn(console, 'error');
  for (const { calendar } of readCalendars(zones)) {
    const known = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
    const used = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstProperty('dtstart')!);
    expect([...known].sort()).toEqual([...new Set(used.map((start) => start.getParameter('tzid')))].sort());
  }
  expect([...said.mock.calls, ...saidElsewhere.mock.calls]).toEqual([]);
});

it('have the moment that is meant', () => {
  const moments = readCalendars(zones)
    .slice(1)
    .map(({ calendar }) => {
      ICAL.TimezoneService.reset();
      ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone')!);
      const { startDate } = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
      return startDate.toJSDate().toISOString().slice(11, 16);
    });
  expect(moments).toEqual(['09:00', '09:00', '04:30', '08:00', '09:00', '09:00', '15:00']);
});

it('have what is said of the whole calendar before its zones and events', () => {
  const { text } = readCalendars(zones)[0]!;
  const [head = ''] = text.split('BEGIN:VTIMEZONE');
  const properties = [...text.matchAll(/^(?:VERSION|PRODID|NAME|X-WR-CALNAME|X-WR-TIMEZONE):.*$/gm)];
  expect(properties.filter(([line]) => !head.includes(line))).toEqual([]);
  expect(text).not.toContain('TIMEZONE-ID:');
});

afterEach(() => vi.unstubAllEnvs());

it('are the same, whatever the zone of the computer that makes them', () => {
  const texts = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'].map((zone) => {
    vi.stubEnv('TZ', zone);
    return readCalendars(['Europe/Amsterdam']).map(({ text }) => text);
  });
  expect(texts[0]![0]).toContain('DTSTAMP:20261224T000000Z');
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
});

it('have an hour that the computer that makes them does not know', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const event = { ...composeEvent('Asia/Kathmandu', 0), clockStart: Date.UTC(2027, 2, 28, 2, 30) };
  const source = { title: 'Events', events: [event] } as unknown as CalendarSource;
  expect(calendarFiles(source, site)[0]![1]).toContain('DTSTART;TZID=Asia/Kathmandu:20270328T023000');
});
