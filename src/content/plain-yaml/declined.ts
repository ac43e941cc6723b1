// What the reader of plainly written YAML says when a text is not plain enough for it.

/** Not a mistake: only that somebody else has to read the text. */
export const declined = Symbol('declined');
export type Declined = typeof declined;
