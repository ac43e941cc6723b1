// Dates as people write them become moments: in every zone, also where clocks change, and never by the zone of this machine.
import { describe, expect, test } from 'vitest';
import { findTimeZone, listZoneNames } from '../../../src/checker/dates/time-zone.ts';
import { parseDate } from '../../../src/checker/dates/parse-date.ts';

const moment = (text: string, zone: string) => {
  const { at, clocks } = findTimeZone(zone)!.toStart(parseDate(text)!);
  return `${new Date(at).toISOString()} ${clocks}`;
};
const end = (text: string, zone: string) => new Date(findTimeZone(zone)!.toEnd(parseDate(text)!).at).toISOString();

describe('a date with its time', () => {
  test.each([
    ['2026-12-24 18:00', 'Asia/Kolkata', '2026-12-24T12:30:00.000Z once'],
    ['2026-12-24T18:00', 'Asia/Kolkata', '2026-12-24T12:30:00.000Z once'],
    ['2026-12-24 9:05', 'UTC', '2026-12-24T09:05:00.000Z once'],
    ['2026-12-24 18:00:30', 'America/New_York', '2026-12-24T23:00:30.000Z once'],
    ['2026-07-24 18:00', 'America/New_York', '2026-07-24T22:00:00.000Z once'],
    ['2026-12-24 18:00 +05:30', 'Europe/Berlin', '2026-12-24T12:30:00.000Z once'],
    ['2026-12-24T18:00-08:00', 'Europe/Berlin', '2026-12-25T02:00:00.000Z once'],
    ['2026-12-24T18:00Z', 'Asia/Kolkata', '2026-12-24T18:00:00.000Z once'],
    ['2026-12-31 23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z once'],
    ['2026-12-31 23:59', 'Pacific/Pago_Pago', '2027-01-01T10:59:00.000Z once'],
    ['2028-02-29 12:00', 'Asia/Kathmandu', '2028-02-29T06:15:00.000Z once'],
  ])('%s in %s is %s', (text, zone, expected) => expect(moment(text, zone)).toBe(expected));
});

describe('where clocks change', () => {
  test.each([
    // Berlin: 02:00 becomes 03:00 on 28 March 2027, and 03:00 becomes 02:00 on 31 October 2027.
    ['2027-03-28 01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z once'],
    ['2027-03-28 02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z skipped'],
    ['2027-03-28 03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z once'],
    ['2027-10-31 02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z twice'],
    ['2027-10-31 03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z once'],
    ['2027-10-31 02:30 +01:00', 'Europe/Berlin', '2027-10-31T01:30:00.000Z once'],
    // Lord Howe changes by half an hour only.
    ['2026-10-04 02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z skipped'],
    ['2026-04-05 01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z twice'],
  ])('%s in %s is %s', (text, zone, expected) => expect(moment(text, zone)).toBe(expected));

  test('a day begins with its first moment, also where there is no midnight or where there are two', () => {
    // Santiago puts the clocks forward at midnight; Havana puts them back at one o'clock.
    expect(moment('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z once');
    expect(moment('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z once');
  });

  test('a day ends when the next one begins, after 23 or 25 hours, too', () => {
    expect(end('2027-03-28', 'Europe/Berlin')).toBe('2027-03-28T22:00:00.000Z');
    expect(end('2027-10-31', 'Europe/Berlin')).toBe('2027-10-31T23:00:00.000Z');
    expect(end('2026-12-31', 'Asia/Kolkata')).toBe('2026-12-31T18:30:00.000Z');
    expect(end('2026-12-31 18:00', 'Asia/Kolkata')).toBe('2026-12-31T12:30:00.000Z');
  });

  test('every hour of a year in five zones is the moment at which clocks there show it', () => {
    for (const zone of ['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Beirut', 'Africa/Cairo', 'Australia/Lord_Howe']) {
      const { toStart } = findTimeZone(zone)!;
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      for (let at = Date.UTC(2026, 0); at < Date.UTC(2027, 0); at += 3_600_000) {
        const shown = clock.format(at);
        const { at: found, clocks } = toStart(parseDate(shown)!);
        if (clocks === 'skipped' || (clocks === 'once' && found !== at))
          throw new Error(`${zone} ${shown}: ${new Date(found).toISOString()}`);
      }
    }
  });
});

test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0026-01-01',
  '2026-12-24 24:00',
  '2026-12-24 12:60',
  '2026-12-24 18:00 +15:00',
  '2026-12-24 18:00 +05:75',
  '24.12.2026',
  '2026-12-24 ',
  '2026-12-24 18',
  '2026-1-1',
  '',
])('"%s" is no date', (text) => expect(parseDate(text)).toBeNull());

test('a zone is known by its name, and nothing else is a zone', () => {
  expect(findTimeZone('Asia/Kolkata')).not.toBeNull();
  expect(findTimeZone('Asia/Calcutta')).not.toBeNull();
  for (const name of ['Asia/Delhi', '+05:30', '', 'Kolkata', 'constructor']) expect(findTimeZone(name)).toBeNull();
  expect(listZoneNames().filter((name) => findTimeZone(name) === null)).toEqual([]);
});
