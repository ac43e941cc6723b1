// How long a result holds: dates of the site may lead to another one without any change of a file.
import type { View } from '../content/check-site.ts';

/** JSON that is kept with a result. */
export interface Settled {
  /** The moment that the result is of. */
  since: View['now'];
  /** The moment from which it may be another, in milliseconds since 1970; null when it never is. */
  until: number | null;
}

/** @returns whether a result is good for a moment. A date that was asked for stays the same; the time of the clock does not */
export function isSettledAt(now: View['now'], { since, until }: Settled): boolean {
  if (typeof since === 'string' || typeof now === 'string') return since === now;
  return since <= now && (until === null || now < until);
}
