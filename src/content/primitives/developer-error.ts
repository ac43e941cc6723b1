// Developer errors: `src` or `schemas` contradicts itself, and no author can do anything about it.

/** Thrown for a mistake in the source code or the schemas; the message says where it is. */
export class DeveloperError extends Error {}
