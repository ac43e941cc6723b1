// Next change: the next moment at which visitors would see a different site.
import type { RuleContext } from './rule-context.ts';
import type { PageHandle } from './page-record.ts';
import type { Calendar } from './calendar.ts';
import { isVisibleAt } from '../publishing/visibility.ts';

/**
 * @returns the first moment after now, in milliseconds, at which a page or section comes or goes;
 * null if none does
 */
export function findNextChange({ pages, calendar }: Pick<RuleContext, 'pages' | 'calendar'>): number | null {
  return earliest(pages.flatMap((page) => findNextChangeOf(page, calendar) ?? []));
}

/**
 * @returns the earliest moment at which a page's dates may change what is reported; null without
 * any
 */
export function findNextDate({ pages, calendar }: Pick<RuleContext, 'pages' | 'calendar'>): number | null {
  return earliest(pages.flatMap(({ record }) => calendar.changeTimes(record)).filter((at) => at > calendar.now));
}

/** In a loop, because ten thousand pages are too many for the arguments of Math.min. */
function earliest(moments: readonly number[]): number | null {
  return moments.length > 0 ? moments.reduce((first, moment) => Math.min(first, moment)) : null;
}

/** Skips dates that change nothing, such as that of a section on a page that is hidden then. */
function findNextChangeOf({ record }: PageHandle, calendar: Calendar): number | null {
  if (!record.publishSettings) return null;
  const before = visibleSections(record, calendar, calendar.now);
  const later = calendar.changeTimes(record).filter((at) => at > calendar.now);
  return later.find((at) => visibleSections(record, calendar, at) !== before) ?? null;
}

/** @returns a key for everything that visitors see of a page at a moment */
function visibleSections(record: PageHandle['record'], calendar: Calendar, at: number): string {
  if (!record.facts || !isVisibleAt(calendar.pageVisibility(record), at)) return 'nothing';
  return record.facts.ids
    .map((_id, block) => (isVisibleAt(calendar.blockVisibility(record, block), at) ? '+' : '-'))
    .join('');
}
