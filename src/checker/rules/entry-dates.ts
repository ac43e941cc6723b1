// Rule: articles and jobs have a date and events a start in a zone, the dates exist, and an end
// comes after its beginning.
import type { SiteCollection } from '#schemas';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, createNote } from '../diagnostics/create-diagnostic.ts';
import type { EventFacts } from '../collections/repeat-rule.ts';
import { findWrongRepeat } from './repeat-rules.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { findTimeZone } from '../dates/time-zone.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';
import type { Calendar } from '../site-model/calendar.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import { checkClocks, checkDate, diagnoseUnknownZone } from './publish-dates.ts';
import { parseDate } from '../dates/parse-date.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { SiteRule } from './rule.ts';
import { notes } from '../diagnostics/messages/notes.ts';

/**
 * Reports articles and jobs without a date, events without a start or zone, dates such as
 * 2026-02-30, reversed ones, and times that a change of clocks skips or repeats.
 */
export const entryDatesRule: SiteRule = ({ pages, collections, site, calendar, repeatRules }) => [
  ...[...collections().values()].flatMap(({ name, settings, pages: own }) =>
    own.flatMap((page) => findMissingDate(page, { name, kind: settings.kind })),
  ),
  ...pages.flatMap((page) => [
    ...findWrongDates(page),
    ...findWrongBounds(page),
    ...findWrongEvent(page, { site, calendar }),
    ...findWrongRepeat(page, repeatRules),
    ...findEarlyClosing(page, calendar),
  ]),
];

function findMissingDate(
  page: PageHandle,
  { name, kind }: { name: string; kind: SiteCollection['kind'] },
): Diagnostic[] {
  const { record, locator } = page;
  if (kind === 'page' || !record.facts || record.entry?.[kind === 'event' ? 'event' : 'date'] !== undefined) return [];
  return [diagnose('entries/no-date', locator.place('/title', 'key'), { collection: name, kind })];
}

function findWrongDates({ record, locator }: PageHandle): Diagnostic[] {
  if (!record.entry) return [];
  const { date: own, updated, job } = record.entry;
  return Object.entries({ date: own, updated, 'job/until': job?.until }).flatMap(([key, date]) => {
    return date === undefined ? [] : checkDate(date, () => locator.place(`/${key}`, 'value'));
  });
}

function findWrongBounds(page: PageHandle): Diagnostic[] {
  return (page.record.lists ?? []).flatMap(({ block, query }) =>
    (['since', 'until'] as const).flatMap((key) => {
      const date = query?.[key];
      return date === undefined ? [] : checkDate(date, () => page.locateInBlock(block, key));
    }),
  );
}

function findWrongEvent(page: PageHandle, { site, calendar }: Pick<RuleContext, 'site' | 'calendar'>): Diagnostic[] {
  const { event } = page.record.entry ?? {};
  if (!event) return [];
  const { locator } = page;
  const dates = [
    ['start', event.start],
    ['end', event.end],
    ['repeat/until', event.repeat?.until],
    ...(event.repeat?.except ?? []).map((date, index) => [`repeat/except/${index}`, date] as const),
  ] as const;
  const wrong = dates.flatMap(([key, date]) =>
    date === undefined ? [] : checkDate(date, () => locator.place(`/event/${key}`, 'value')),
  );
  if (wrong.length > 0) return wrong;
  return [
    ...findReversed(page, event, calendar),
    ...findZone(page, event, site),
    ...findUnclearTimes(page, event, calendar),
  ];
}

function findUnclearTimes({ locator }: PageHandle, event: EventFacts, calendar: Calendar): Diagnostic[] {
  const zone = (event.zone === undefined ? null : findTimeZone(event.zone)) ?? calendar.zone;
  return (['start', 'end'] as const).flatMap((key) => {
    const date = event[key];
    return date === undefined ? [] : checkClocks(date, zone, () => locator.place(`/event/${key}`, 'value'));
  });
}

function findReversed({ locator }: PageHandle, { start, end, repeat }: EventFacts, { zone }: Calendar): Diagnostic[] {
  const first = parseDate(start)!;
  const ends = [
    ['end', end],
    ['repeat/until', repeat?.until],
  ] as const;
  return ends.flatMap(([key, text]) => {
    const last = text === undefined ? null : parseDate(text);
    if (text === undefined || !last || zone.toEnd(last).at > zone.toStart(first).at) return [];
    const related = [createNote(locator.place('/event/start', 'value'), notes.begin())];
    return [
      diagnose('entries/end-before-start', locator.place(`/event/${key}`, 'value'), { start, end: text, related }),
    ];
  });
}

function findEarlyClosing({ record, locator }: PageHandle, { zone }: Calendar): Diagnostic[] {
  const { date, job } = record.entry ?? {};
  const [first, last] = [date, job?.until].map((text) => (text === undefined ? null : parseDate(text)));
  if (!first || !last || zone.toEnd(last).at > zone.toStart(first).at) return [];
  const related = [createNote(locator.place('/date', 'value'), notes.open())];
  const facts = { start: date!, end: job!.until!, isJob: true, related };
  return [diagnose('entries/end-before-start', locator.place('/job/until', 'value'), facts)];
}

/** Returns the event's own zone, or that of the site: nobody chose UTC. */
function findZone({ locator }: PageHandle, { start, zone }: EventFacts, { value }: ResolvedSite): Diagnostic[] {
  const place = () => locator.place(zone === undefined ? '/event/start' : '/event/zone', 'value');
  if (zone !== undefined) return findTimeZone(zone) ? [] : [diagnoseUnknownZone(zone, place())];
  const { hasTime, offsetMinutes } = parseDate(start)!;
  const hasSiteZone = isGroup(value) && value.timeZone !== undefined;
  return !hasTime || offsetMinutes !== null || hasSiteZone ? [] : [diagnose('entries/no-zone', place(), { start })];
}
