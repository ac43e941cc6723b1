// Mistakes that only echo a mistake in the writing: at the same token nothing more is said.
import type { Diagnostic, Range } from './diagnostic.ts';

/** @returns all diagnostics; of the later ones only those at places where the writing is right */
export function withoutEchoes(writing: Diagnostic[], later: Diagnostic[]): Diagnostic[] {
  const marks = writing.filter(({ severity }) => severity === 'error');
  const isEcho = ({ range }: Diagnostic) => marks.some((mark) => isSame(mark, range) || isSecond(mark, range));
  const isGuess = writing.some(({ code }) => code === 'yaml/syntax' || code === 'yaml/merge-conflict');
  return [
    ...writing,
    ...later.filter((diagnostic) => !isEcho(diagnostic) && !(isGuess && diagnostic.code === 'schema/missing-key')),
  ];
}

/** @returns whether an error stands at the very same place: a value that is wrong as a whole is told once */
export function isAtErrorOf(told: readonly Diagnostic[], { file, range: { start } }: Diagnostic): boolean {
  return told.some(
    (each) => each.severity === 'error' && each.file === file && each.range.start.offset === start.offset,
  );
}

/** One column more than the token: a value that begins with # is empty to YAML, and empty is what stands before it. */
function isSame(mark: Diagnostic, range: Range): boolean {
  return range.start.offset <= mark.range.end.offset && mark.range.start.offset <= range.end.offset + 1;
}

/** Of a setting that is written twice it is not known which of the two values counts. */
function isSecond({ code, range: key }: Diagnostic, { start }: Range): boolean {
  return code === 'yaml/duplicate-key' && start.line === key.start.line && start.offset >= key.start.offset;
}

/** @returns whether a text only asks for a value whose own mistake is among those of site.yaml: misspelt, missing, of a wrong kind */
export function isEchoIn(ofSite: readonly Diagnostic[], { code, message }: Diagnostic): boolean {
  if (code !== 'site/unknown-value') return false;
  return ofSite.some(
    (each) =>
      each.code === 'schema/unknown-key' ||
      each.code === 'schema/missing-key' ||
      ((each.code === 'schema/wrong-kind' || each.code === 'schema/empty') &&
        message.startsWith(`{site${each.pointer.replaceAll('/', '.')}} `)),
  );
}
