// Hidden parts: which pages and sections only authors see, and why.
import { alwaysVisible, findHiddenReason, isVisible, type HiddenReason, type Visibility } from './dates/visibility.ts';
import type { Calendar } from './site-model/calendar.ts';
import type { PageHandle } from './site-model/page-record.ts';

/** A page or section that only authors see. */
export interface HiddenPart {
  /** The id of the section; null for the whole page. */
  id: string | null;
  why: HiddenReason;
  /** The date as written; null for a draft. */
  date: string | null;
}

/** @returns what visitors do not see of a page at the moment of the calendar */
export function findHiddenParts(record: PageHandle['record'], calendar: Calendar): HiddenPart[] {
  if (!record.publishSettings) return [];
  const ofPage = calendar.pageVisibility(record);
  const sections = record.facts!.ids.flatMap((id, index) =>
    describeHidden(id, calendar.blockVisibility(record, index), calendar),
  );
  // Sections of a hidden page are not marked themselves.
  return isVisible(ofPage, calendar.now) ? sections : describeHidden(null, ofPage, calendar);
}

function describeHidden(id: string | null, visibility: Visibility, { now }: Calendar): HiddenPart[] {
  if (isVisible(visibility, now)) return [];
  const why = findHiddenReason(visibility, { visibility: alwaysVisible, now })!;
  return [{ id, why, date: why === 'draft' ? null : visibility[why].written }];
}
