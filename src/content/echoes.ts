// Mistakes that only echo a mistake in the writing: at the same token nothing more is said.
import type { Diagnostic } from './diagnostic.ts';

/** @returns all diagnostics; of the later ones only those at places where the writing is right */
export function withoutEchoes(writing: Diagnostic[], later: Diagnostic[]): Diagnostic[] {
  const marks = writing.filter(({ severity }) => severity === 'error');
  const isEcho = ({ range }: Diagnostic) =>
    marks.some((mark) => range.start.offset <= mark.range.end.offset && mark.range.start.offset <= range.end.offset);
  const isGuess = writing.some(({ code }) => code === 'yaml/syntax' || code === 'yaml/merge-conflict');
  return [
    ...writing,
    ...later.filter((diagnostic) => !isEcho(diagnostic) && !(isGuess && diagnostic.code === 'schema/missing-key')),
  ];
}
