// When a page has settled that nobody uses.

/** Milliseconds from the start, after which what could wait no longer does. */
export const settledAfter = 4000;
