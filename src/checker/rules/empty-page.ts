// Rule: a page that visitors see has something on it, and they always see the home page.
import type { Calendar } from '../site-model/calendar.ts';
import { alwaysVisible, isVisible, findHiddenReason } from '../dates/visibility.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { SiteRule } from './rule.ts';

/**
 * Reports pages that are visible while none of their sections is, and a home page that may be
 * hidden.
 */
export const emptyPageRule: SiteRule = ({ pages, calendar }) => {
  const found = pages.flatMap((page) =>
    page.record.publishSettings ? [...findEmptyTime(page, calendar), ...findHiddenHome(page, calendar)] : [],
  );
  // A preview that shows everything has nothing empty yet: authors can continue writing.
  return calendar.show === 'all' ? found.map((each) => ({ ...each, severity: 'warning' })) : found;
};

function findEmptyTime(page: PageHandle, calendar: Calendar): Diagnostic[] {
  const { record } = page;
  const ids = record.facts?.ids ?? [];
  const visibility = calendar.pageVisibility(record);
  const moments = [calendar.now, ...calendar.changeTimes(record).filter((at) => at > calendar.now)];
  const isEmpty = (at: number) =>
    isVisible(visibility, at) && ids.every((_id, block) => !isVisible(calendar.blockVisibility(record, block), at));
  const at = ids.length === 0 ? undefined : moments.find(isEmpty);
  if (at === undefined) return [];
  const place = page.locator.place('/blocks', 'key');
  return [diagnose('publish/empty-page', place, { since: findLastEnd(page, calendar, at) })];
}

/**
 * @returns the date, as written, at which the last section disappears; null when all sections are
 * drafts
 */
function findLastEnd({ record }: PageHandle, calendar: Calendar, at: number): string | null {
  const ended = record
    .facts!.ids.map((_id, block) => calendar.blockVisibility(record, block))
    .filter(({ until, draft }) => draft === null && until.at <= at)
    .sort((a, b) => a.until.at - b.until.at);
  return ended.at(-1)?.until.written ?? null;
}

function findHiddenHome(page: PageHandle, calendar: Calendar): Diagnostic[] {
  if (page.route !== '/') return [];
  const visibility = calendar.pageVisibility(page.record);
  if (findHiddenReason(visibility, { visibility: alwaysVisible, now: calendar.now }) === null) return [];
  return [diagnose('publish/home-page', page.locatePublishSetting(0), {})];
}
