// Rule: the dates of pages and sections exist, and an end comes after its beginning.
import type { Calendar } from '../site-model/calendar.ts';
import type { PublishSettings } from '../dates/publish-settings.ts';
import { findTimeZone, listZoneNames, type TimeZone } from '../dates/time-zone.ts';
import { firstYear, hasWrongYear, lastYear, parseDate } from '../dates/parse-date.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose, createNote } from '../diagnostics/create-diagnostic.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import type { SiteRule } from './rule.ts';
import { notes } from '../diagnostics/messages/notes.ts';

/** Reports an unknown time zone. */
export const timeZoneRule: SiteRule = ({ site: { data, locator } }) => {
  const name = data?.timeZone;
  // The schema reports text that cannot be the name of a zone.
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name) || findTimeZone(name)) return [];
  return [diagnoseUnknownZone(name, locator.place('/timeZone', 'value'))];
};

/** @returns what is told of a name that is no zone's */
export function diagnoseUnknownZone(name: string, place: Place): Diagnostic {
  const near = nearestZone(name);
  return diagnose('publish/unknown-zone', place, { name, nearest: near, fixes: suggestFix(place, near) });
}

/** Compares cities alone: people leave the region out, and it makes different cities look alike. */
function nearestZone(name: string): string | null {
  const byCity = new Map(listZoneNames().map((zone) => [zone.split('/').at(-1)!, zone]));
  const city = nearest(name.split('/').at(-1)!, [...byCity.keys()]);
  return city === null ? null : byCity.get(city)!;
}

/**
 * Reports dates that do not exist, ends before beginnings, and times that a change of clocks skips
 * or repeats.
 */
export const publishDatesRule: SiteRule = ({ pages, calendar }) =>
  pages.flatMap((page) =>
    (page.record.publishSettings ?? []).flatMap((settings, index) => [
      ...findMissingDates(settings, { page, index }),
      ...findReversed(settings, { page, index, calendar }),
      ...findUnclearTimes(settings, { page, index, calendar }),
    ]),
  );

interface SettingsPlace {
  page: PageHandle;
  /** The index of the settings in the record. */
  index: number;
}

const ends = ['from', 'until'] as const;

function findMissingDates(settings: PublishSettings, { page, index }: SettingsPlace): Diagnostic[] {
  return ends.flatMap((key) => {
    const text = settings[key];
    return text === null ? [] : checkDate(text, () => page.locatePublishSetting(index, key));
  });
}

/** @returns what is told of a text that is no date */
export function checkDate(date: string, place: () => Place): Diagnostic[] {
  if (parseDate(date)) return [];
  const wrongYear = hasWrongYear(date) ? { first: firstYear, last: lastYear } : null;
  return [diagnose('publish/no-such-date', place(), { date, wrongYear })];
}

function findReversed(
  { from, until }: PublishSettings,
  { page, index, calendar: { zone } }: SettingsPlace & { calendar: Calendar },
): Diagnostic[] {
  const [first, last] = [from && parseDate(from), until && parseDate(until)];
  if (!first || !last || zone.toStart(first).at < zone.toEnd(last).at) return [];
  const related = [createNote(page.locatePublishSetting(index, 'from'), notes.begin())];
  return [
    diagnose('publish/until-before-from', page.locatePublishSetting(index, 'until'), {
      from: from!,
      until: until!,
      related,
    }),
  ];
}

function findUnclearTimes(
  settings: PublishSettings,
  { page, index, calendar: { zone } }: SettingsPlace & { calendar: Calendar },
): Diagnostic[] {
  return ends.flatMap((key) => {
    const text = settings[key];
    return text === null ? [] : checkClocks(text, zone, () => page.locatePublishSetting(index, key));
  });
}

/** @returns what is told of a time that a change of clocks skips or repeats */
export function checkClocks(text: string, zone: TimeZone, place: () => Place): Diagnostic[] {
  const date = parseDate(text);
  const clocks = date ? zone.toStart(date).clocks : 'once';
  return clocks === 'once' ? [] : [diagnose('publish/clock-change', place(), { date: text, clocks })];
}
