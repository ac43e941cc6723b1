// The dates of pages and sections: each is a date that there is, and they stand in their order.
import type { Calendar } from '../dates/calendar.ts';
import type { Held } from '../dates/held.ts';
import { timeZone, zoneNames } from '../dates/time-zone.ts';
import { readDate } from '../dates/written-date.ts';
import { diagnose, noteAt, type Diagnostic } from '../diagnostic.ts';
import type { PageView } from '../page-record.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { SiteCheck } from './check.ts';

/** Reports a time zone that is not in the list of time zones. */
export const checkTimeZone: SiteCheck = ({ site: { known, locator } }) => {
  const name = known?.timeZone;
  // A name that is written wrongly is told by the schema.
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name) || timeZone(name)) return [];
  const place = locator.place('/timeZone', 'value');
  const near = nearestZone(name);
  return [diagnose('publish/unknown-zone', place, { name, nearest: near, fixes: suggestedFix(place, near) })];
};

/** By the city alone: people leave the region out, and regions make far cities look alike. */
function nearestZone(name: string): string | null {
  const byCity = new Map(zoneNames().map((zone) => [zone.split('/').at(-1)!, zone]));
  const city = nearest(name.split('/').at(-1)!, [...byCity.keys()]);
  return city === null ? null : byCity.get(city)!;
}

/** Reports dates that no calendar has, ends before beginnings, and hours that the change of clocks takes or gives twice. */
export const checkDates: SiteCheck = ({ pages, calendar }) =>
  pages.flatMap((page) =>
    (page.record.held ?? []).flatMap((held, index) => [
      ...notThere(held, { page, index }),
      ...reversed(held, { page, index, calendar }),
      ...unclear(held, { page, index, calendar }),
    ]),
  );

interface At {
  page: PageView;
  /** Of the settings on the page. */
  index: number;
}

const ends = ['from', 'until'] as const;

function notThere(held: Held, { page, index }: At): Diagnostic[] {
  return ends.flatMap((key) => {
    const text = held[key];
    if (text === null || readDate(text)) return [];
    return [diagnose('publish/no-such-date', page.placeHeld(index, key), { date: text })];
  });
}

function reversed(
  { from, until }: Held,
  { page, index, calendar: { zone } }: At & { calendar: Calendar },
): Diagnostic[] {
  const [first, last] = [from && readDate(from), until && readDate(until)];
  if (!first || !last || zone.momentOf(first).at < zone.endOf(last).at) return [];
  const related = [noteAt(page.placeHeld(index, 'from'), 'It begins here.')];
  return [
    diagnose('publish/until-before-from', page.placeHeld(index, 'until'), { from: from!, until: until!, related }),
  ];
}

function unclear(held: Held, { page, index, calendar: { zone } }: At & { calendar: Calendar }): Diagnostic[] {
  return ends.flatMap((key) => {
    const date = held[key] === null ? null : readDate(held[key]);
    const clocks = date ? zone.momentOf(date).clocks : 'once';
    if (clocks === 'once') return [];
    return [diagnose('publish/clock-change', page.placeHeld(index, key), { date: held[key]!, clocks })];
  });
}
