// The error for wrong use: the command line prints its message alone and ends with exit code 2.

/** Its message says what to do. */
export class UsageError extends Error {}
