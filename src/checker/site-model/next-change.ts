// Next change: the next moment at which visitors would see a different site.
import type { RuleContext } from './rule-context.ts';
import type { PageHandle } from './page-record.ts';
import { toWallClock, type Calendar } from './calendar.ts';
import { isVisible } from '../dates/visibility.ts';

type DatedParts = Pick<RuleContext, 'pages' | 'calendar' | 'collections'>;

/**
 * @returns the first moment after now, in milliseconds, at which a page or section comes or goes;
 * null if none does
 */
export function findNextChange(context: DatedParts): number | null {
  const { pages, calendar } = context;
  return earliest([...pages.flatMap((page) => findPageChange(page, calendar) ?? []), ...listEntryMoments(context)]);
}

/**
 * @returns the earliest moment at which a page's dates may change what is reported; null without
 * any
 */
export function findNextDate(context: DatedParts): number | null {
  const { pages, calendar } = context;
  const ofPages = pages.flatMap(({ record }) => calendar.changeTimes(record)).filter((at) => at > calendar.now);
  return earliest([...ofPages, ...listEntryMoments(context)]);
}

/**
 * @returns when events and jobs are over, or the next time of an event is another one, and when a
 * calendar begins with another month
 */
function listEntryMoments({ pages, calendar, collections }: DatedParts): number[] {
  const ends = [...collections().values()].flatMap(({ entries }) =>
    entries.flatMap(({ endsAt, isOver }) => (endsAt === null || isOver ? [] : [endsAt])),
  );
  const hasCalendar = pages.some(({ record }) => record.lists?.some(({ query }) => query?.layout === 'calendar'));
  return hasCalendar ? [...ends, findNextMonth(calendar)] : ends;
}

/** In a loop, because ten thousand pages are too many for the arguments of Math.min. */
function earliest(moments: readonly number[]): number | null {
  return moments.length > 0 ? moments.reduce((first, moment) => Math.min(first, moment)) : null;
}

/** Skips dates that change nothing, such as that of a section on a page that is hidden then. */
function findPageChange({ record }: PageHandle, calendar: Calendar): number | null {
  if (!record.publishSettings) return null;
  const before = visibleSections(record, calendar, calendar.now);
  const later = calendar.changeTimes(record).filter((at) => at > calendar.now);
  return later.find((at) => visibleSections(record, calendar, at) !== before) ?? null;
}

/** @returns a key for everything that visitors see of a page at a moment */
function visibleSections(record: PageHandle['record'], calendar: Calendar, at: number): string {
  if (!record.facts || !isVisible(calendar.pageVisibility(record), at)) return 'nothing';
  return record.facts.ids
    .map((_id, block) => (isVisible(calendar.blockVisibility(record, block), at) ? '+' : '-'))
    .join('');
}

function findNextMonth({ zone, now }: Calendar): number {
  const clock = new Date(toWallClock(zone, now));
  const wallClockMs = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 1);
  return zone.toStart({ wallClockMs, hasTime: false, offsetMinutes: null }).at;
}
