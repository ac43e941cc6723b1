// Owns the one kind of error that is the caller's: the command line ends with 2 and prints its sentence alone.

/** Thrown for a mistake in the call itself, with a sentence that says what to do. */
export class WrongUse extends Error {}
