// Whenever a page is seen, something is on it; and the home page is always seen.
import type { Calendar } from '../dates/calendar.ts';
import { always, isSeen, lackOf } from '../dates/window.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { PageView } from '../page-record.ts';
import type { SiteCheck } from './check.ts';

/** Reports pages that are seen at a time at which none of their sections is, and a home page that is not always seen. */
export const checkEmptyPages: SiteCheck = ({ pages, calendar }) => {
  const found = pages.flatMap((page) =>
    page.record.held ? [...emptyAt(page, calendar), ...homeHidden(page, calendar)] : [],
  );
  // Where everything is shown, nothing is empty yet; it is not to keep its author from writing on.
  return calendar.show === 'all' ? found.map((each) => ({ ...each, severity: 'warning' })) : found;
};

function emptyAt(page: PageView, calendar: Calendar): Diagnostic[] {
  const { record } = page;
  const ids = record.facts?.ids ?? [];
  const window = calendar.ofPage(record);
  const moments = [calendar.now, ...calendar.moments(record).filter((at) => at > calendar.now)];
  const isEmpty = (at: number) =>
    isSeen(window, at) && ids.every((_id, block) => !isSeen(calendar.ofBlock(record, block), at));
  const at = ids.length === 0 ? undefined : moments.find(isEmpty);
  if (at === undefined) return [];
  const place = page.locator.place('/blocks', 'key');
  return [diagnose('publish/empty-page', place, { since: dateAt(page, calendar, at) })];
}

/** The date, as it is written, at which the last section has gone by then; null when none has: there are drafts only. */
function dateAt({ record }: PageView, calendar: Calendar, at: number): string | null {
  const gone = record
    .facts!.ids.map((_id, block) => calendar.ofBlock(record, block))
    .filter(({ until, draft }) => draft === null && until.at <= at)
    .sort((a, b) => a.until.at - b.until.at);
  return gone.at(-1)?.until.written ?? null;
}

function homeHidden(page: PageView, calendar: Calendar): Diagnostic[] {
  const window = calendar.ofPage(page.record);
  if (page.route !== '/' || lackOf(window, { window: always, now: calendar.now }) === null) return [];
  return [diagnose('publish/home-page', page.placeHeld(0), {})];
}
