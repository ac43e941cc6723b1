// The answer of the fast path for a text that it does not support.

/** No mistake: the general path has to read the text. */
export const unsupported = Symbol('unsupported');
export type Unsupported = typeof unsupported;
