// The idle delay, which the inline script and the scheduler share.

/** How long parts with `wake="settled"` and pictures out of view wait for a first interaction. */
export const idleDelayMs = 4000;
