// Opening hours in words: the order of the days, their groups, and times as languages write them.
import { expect, test } from 'vitest';
import {
  listExceptionRows,
  listWeekRows,
  orderWeek,
  summarizeWeek,
  type WeekHours,
} from '../../../src/base/languages/opening-hours.ts';

const week: WeekHours = {
  tuesday: ['14:00-18:00', '9:00-12:00'],
  wednesday: ['09:00-12:00', '14:00-18:00'],
  thursday: ['09:00-12:00'],
  friday: ['09:00-12:00'],
  saturday: ['18:00-02:00'],
};
/** Spaces of languages are of many kinds; isolates are tested apart. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ');
const rows = (lang: string) => listWeekRows(week, lang).map(({ days, times }) => plain(`${days}: ${times.join(', ')}`));

test('days with the same times are one row, in the order and the words of the language', () => {
  expect(rows('de')).toEqual([
    'Montag: ',
    'Dienstag–Mittwoch: 09:00–12:00 Uhr, 14:00–18:00 Uhr',
    'Donnerstag–Freitag: 09:00–12:00 Uhr',
    'Samstag: 18:00–2:00',
    'Sonntag: ',
  ]);
  expect(rows('en-US')).toEqual([
    'Sunday–Monday: ',
    'Tuesday–Wednesday: 9:00 AM – 12:00 PM, 2:00 – 6:00 PM',
    'Thursday–Friday: 9:00 AM – 12:00 PM',
    'Saturday: 6:00 PM–2:00 AM',
  ]);
});

test('a week begins on the day of the language', () => {
  expect(['de', 'en-US', 'ar-EG', 'pt-BR'].map((lang) => orderWeek(lang)[0])).toEqual([
    'monday',
    'sunday',
    'saturday',
    'sunday',
  ]);
});

test('a line has the open days alone', () => {
  expect(plain(summarizeWeek(week, 'de'))).toBe(
    'Di–Mi 09:00–12:00 Uhr, 14:00–18:00 Uhr · Do–Fr 09:00–12:00 Uhr · Sa 18:00–2:00',
  );
  expect(summarizeWeek({}, 'de')).toBe('');
});

test('the times of a span stay together among words from right to left', () => {
  const [first] = listWeekRows({ saturday: ['09:00-17:00'] }, 'ar');
  expect(first?.times).toEqual([expect.stringMatching(/^\u2068[^\u2068\u2069]+\u2069$/)]);
});

test('exceptions are in the order of their days, closed where they have no times', () => {
  const exceptions = [
    { from: '2027-07-01', until: '2027-08-31', times: ['10:00-14:00'] },
    { from: '2026-12-24', until: '2026-12-25', note: 'Weihnachten' },
    { from: '2027-01-01' },
    { from: 'soon' },
    { from: '2027-05-02', until: '2027-05-01' },
  ];
  expect(
    listExceptionRows(exceptions, 'de').map(({ days, times, note }) => [plain(days), times.map(plain), note]),
  ).toEqual([
    ['24.–25. Dezember 2026', [], 'Weihnachten'],
    ['1. Januar 2027', [], undefined],
    ['1. Juli – 31. August 2027', ['10:00–14:00 Uhr'], undefined],
  ]);
});
