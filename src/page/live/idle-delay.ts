// The idle delay, which the inline script and the scheduler share.

/** Time that parts with `wake="settled"` and pictures out of view wait for a first interaction. */
export const idleDelayMs = 4000;
