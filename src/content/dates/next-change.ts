// The next moment at which visitors would see another site.
import type { SiteView } from '../checks/check.ts';
import type { PageView } from '../page-record.ts';
import type { Calendar } from './calendar.ts';
import { isSeen } from './window.ts';

/** @returns the first moment after now, in milliseconds, at which a page or a section comes or goes; null when none does */
export function nextChange({ pages, calendar }: Pick<SiteView, 'pages' | 'calendar'>): number | null {
  const moments = pages.flatMap((page) => nextOf(page, calendar) ?? []);
  return moments.length > 0 ? moments.reduce((first, moment) => Math.min(first, moment)) : null;
}

/** A date that changes nothing is passed over, such as that of a section on a page that is not seen then. */
function nextOf({ record }: PageView, calendar: Calendar): number | null {
  if (!record.held) return null;
  const before = seenAt(record, calendar, calendar.now);
  const later = calendar.moments(record).filter((at) => at > calendar.now);
  return later.find((at) => seenAt(record, calendar, at) !== before) ?? null;
}

/** Stands for all that is seen of a page at a moment. */
function seenAt(record: PageView['record'], calendar: Calendar, at: number): string {
  if (!record.facts || !isSeen(calendar.ofPage(record), at)) return 'nothing';
  return record.facts.ids.map((_id, block) => (isSeen(calendar.ofBlock(record, block), at) ? '+' : '-')).join('');
}
