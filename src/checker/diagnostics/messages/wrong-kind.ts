// The message for a value of the wrong kind, of a setting or of a parameter.

export interface WrongKind {
  name: string;
  needs: string;
  is: string;
  advice: string | null;
}

/** @returns the message; `subject` names the setting at the start of the sentence */
export function wrongKindMessage(
  subject: string,
  { needs, is, advice }: WrongKind,
): { message: string; hint?: string } {
  return { message: `${subject} needs ${needs}, but this is ${is}.`, ...(advice ? { hint: advice } : {}) };
}
