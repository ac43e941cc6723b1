// Owns the kind of error that is a developer's: something in `src` or `schemas` contradicts itself.

/** Thrown for a mistake in what a developer has written, with a sentence that says where: no text of a site is to blame. */
export class WrongSource extends Error {}
