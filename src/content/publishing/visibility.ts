// The time during which visitors see something.

/** One end of it, with the date as its author has written it. */
export interface Bound {
  /** In milliseconds since 1970 in UTC. */
  at: number;
  /** Null when there is no such end. */
  written: string | null;
  /** Which of the page's settings say so: an index into `held`. */
  held: number;
}

/** From the first moment to the one at which it is over. */
export interface Window {
  from: Bound;
  until: Bound;
  /** Which of the page's settings make it a draft, which is never seen. */
  draft: number | null;
}

export const always: Window = {
  from: { at: -Infinity, written: null, held: -1 },
  until: { at: Infinity, written: null, held: -1 },
  draft: null,
};

/** @returns the time that lies in both */
export function both(one: Window, other: Window): Window {
  if (one === always) return other;
  if (other === always) return one;
  return {
    from: other.from.at > one.from.at ? other.from : one.from,
    until: other.until.at < one.until.at ? other.until : one.until,
    draft: one.draft ?? other.draft,
  };
}

/** @returns whether it is seen at a moment */
export function isSeen({ from, until, draft }: Window, at: number): boolean {
  return draft === null && from.at <= at && at < until.at;
}

/** Why something is not seen while something else is. */
export type Lack = 'draft' | 'from' | 'until';

/**
 * @param seen when a link is seen, and from which moment on that matters
 * @returns why its target is not seen all that time; null when it is
 */
export function lackOf(target: Window, { window, now }: { window: Window; now: number }): Lack | null {
  const start = Math.max(window.from.at, now);
  const end = window.until.at;
  if (window.draft !== null || start >= end) return null;
  if (target.draft !== null) return 'draft';
  if (start < target.from.at) return 'from';
  return target.until.at < end ? 'until' : null;
}
