// Opening hours in texts as people write them, in the eight languages.
import { expect, it } from 'vitest';
import { readHours } from '../../../src/base/languages/read-hours.ts';
import { weekdays, type Weekday } from '../../../src/base/languages/opening-hours.ts';

/** @returns a week of days from Monday on, "-" for closed: one text for each of seven days */
function toWeek(...days: string[]): Partial<Record<Weekday, string[]>> {
  return Object.fromEntries(days.flatMap((times, at) => (times === '-' ? [] : [[weekdays[at], times.split(' ')]])));
}

const all = (times: string, count: number) => Array<string>(count).fill(times);

it.each([
  ['de', 'Di–So 11:30–22 Uhr, Montag Ruhetag', toWeek('-', ...all('11:30-22:00', 6))],
  ['de', 'Mo-Fr 9-12 und 14-18 Uhr, Sa 9 bis 13 Uhr', toWeek(...all('09:00-12:00 14:00-18:00', 5), '09:00-13:00')],
  ['de', 'Täglich 9–18 Uhr, Sonntag geschlossen', toWeek(...all('09:00-18:00', 6))],
  ['de', 'Donnerstags bis samstags 18.00–02.00', toWeek('-', '-', '-', ...all('18:00-02:00', 3))],
  ['en', 'Mon–Fri 9am–5pm; Sat 10-1pm, Sunday closed', toWeek(...all('09:00-17:00', 5), '10:00-13:00')],
  ['en', 'Closed on Mondays. Tue to Sun 9-5', toWeek('-', ...all('09:00-17:00', 6))],
  ['fr', 'Du lundi au vendredi de 9h à 12h30 et de 14h à 18h', toWeek(...all('09:00-12:30 14:00-18:00', 5))],
  ['fr', 'Fermé le dimanche, lundi au samedi 9h-12h', toWeek(...all('09:00-12:00', 6))],
  [
    'es',
    'Lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:30. Domingo cerrado',
    toWeek(...all('09:00-14:00 17:00-20:30', 5)),
  ],
  ['pt', 'Segunda a sexta das 9h às 18h, sábado 9h às 13h', toWeek(...all('09:00-18:00', 5), '09:00-13:00')],
  ['ar', 'من الأحد إلى الخميس ٩:٠٠ – ١٧:٠٠، الجمعة مغلق', toWeek(...all('09:00-17:00', 4), '-', '-', '09:00-17:00')],
  ['hi', 'सोमवार से शनिवार 10:00 से 20:00 बजे, रविवार बंद', toWeek(...all('10:00-20:00', 6))],
  ['ja', '火〜日 11時30分〜22時、月曜定休日', toWeek('-', ...all('11:30-22:00', 6))],
  ['ja', '月曜日から金曜日 9:00〜18:00', toWeek(...all('09:00-18:00', 5))],
])('%s: %s', (lang, text, week) => {
  expect(readHours(text, [lang])).toEqual({ week, unread: [] });
  // The language of the text need not be that of the site.
  expect(readHours(text, ['en', 'de'])).toEqual({ week, unread: [] });
});

it('a day that two languages call the same is of the language that was asked for first', () => {
  expect(readHours('do 9-12', ['es']).week).toEqual({ sunday: ['09:00-12:00'] });
  expect(readHours('do 9-12', ['de']).week).toEqual({ thursday: ['09:00-12:00'] });
});

it('what is not understood is kept apart, and nothing is guessed', () => {
  expect(readHours('Mo 9-12, nach Vereinbarung', ['de'])).toEqual({
    week: { monday: ['09:00-12:00'] },
    unread: ['nach', 'Vereinbarung'],
  });
  expect(readHours('Mo 25-27 Uhr', ['de']).week).toEqual({});
  expect(readHours('Call us at 5', ['en']).week).toEqual({});
  expect(readHours('', ['en'])).toEqual({ week: {}, unread: [] });
});

it('a long text that has no hours is read in no time', () => {
  const began = performance.now();
  expect(readHours('– , und 9 '.repeat(2000), ['de']).week).toEqual({});
  expect(performance.now() - began).toBeLessThan(5000);
});
