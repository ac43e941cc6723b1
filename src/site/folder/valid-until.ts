// Validity of a result: a date on the site can change it although no file changes.
import type { Preview } from '../../checker/check-site.ts';

/** Saved with a result, as JSON. */
export interface Validity {
  /** The moment that the result is for. */
  since: Preview['now'];
  /** When it may change, in milliseconds since 1970; null for never. */
  until: number | null;
}

/**
 * @returns whether a result holds at a moment. One for a date that the user chose holds for this
 * date only
 */
export function isStillValid(now: Preview['now'], { since, until }: Validity): boolean {
  if (typeof since === 'string' || typeof now === 'string') return since === now;
  return since <= now && (until === null || now < until);
}
