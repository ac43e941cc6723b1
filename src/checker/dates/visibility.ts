// Visibility: the time during which visitors see a page, a section or a link.

/** The moment for which a site is checked, and which of its parts are shown. */
export interface Preview {
  /** In milliseconds since 1970 in UTC; or a date as people write it, in the site's time zone. */
  now: number | string;
  /**
   * `published`: what visitors see then; `drafts`: drafts, too; `all`: everything, whatever its
   * dates.
   */
  show: 'published' | 'drafts' | 'all';
}

/** One end of a visibility, with the date as its author wrote it. */
export interface Bound {
  /** In milliseconds since 1970 in UTC; infinite when there is no such end. */
  at: number;
  /** Null when there is no such end. */
  written: string | null;
  /** An index into the record's `publishSettings`; -1 when there is no such end. */
  settingsIndex: number;
}

/** Visitors see something from the first bound up to, but not including, the second. */
export interface Visibility {
  from: Bound;
  until: Bound;
  /**
   * The index of the publish settings that make it a draft, which is never visible; null when it is
   * none.
   */
  draft: number | null;
}

/** The visibility of what has no dates and is no draft. Compared by identity. */
export const alwaysVisible: Visibility = {
  from: { at: -Infinity, written: null, settingsIndex: -1 },
  until: { at: Infinity, written: null, settingsIndex: -1 },
  draft: null,
};

/** @returns the time that lies in both */
export function intersect(one: Visibility, other: Visibility): Visibility {
  if (one === alwaysVisible) return other;
  if (other === alwaysVisible) return one;
  return {
    from: other.from.at > one.from.at ? other.from : one.from,
    until: other.until.at < one.until.at ? other.until : one.until,
    draft: one.draft ?? other.draft,
  };
}

/** @returns whether visitors see it at a moment, in milliseconds since 1970 in UTC */
export function isVisible({ from, until, draft }: Visibility, at: number): boolean {
  return draft === null && from.at <= at && at < until.at;
}

/** Why something is hidden: it is a draft, has not begun, or is over. */
export type HiddenReason = 'draft' | 'from' | 'until';

/**
 * @param source the visibility of what links to the target, and the moment from which on it matters
 * @returns why the target is hidden at some time at which its source is visible; null when it never
 * is
 */
export function findHiddenReason(
  target: Visibility,
  { visibility, now }: { visibility: Visibility; now: number },
): HiddenReason | null {
  const start = Math.max(visibility.from.at, now);
  const end = visibility.until.at;
  if (visibility.draft !== null || start >= end) return null;
  if (target.draft !== null) return 'draft';
  if (start < target.from.at) return 'from';
  return target.until.at < end ? 'until' : null;
}
