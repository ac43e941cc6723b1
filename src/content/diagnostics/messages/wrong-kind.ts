// The words for a value of another kind than the one that is needed, of a setting as of a parameter.

export interface WrongKind {
  name: string;
  needs: string;
  is: string;
  advice: string | null;
}

/** @returns the words, with `subject` for the name */
export function wrongKind(subject: string, { needs, is, advice }: WrongKind): { message: string; hint?: string } {
  return { message: `${subject} needs ${needs}, but this is ${is}.`, ...(advice ? { hint: advice } : {}) };
}
