// Follow-up suppression: a mistake in the YAML hides the later errors that it explains.
import type { Diagnostic } from './diagnostic.ts';
import { isSectionPointer, parentPointer } from '../../base/pure/pointer.ts';
import type { TextRange } from '../../base/pure/positions.ts';

/**
 * @param yaml the mistakes in the YAML of a file
 * @param later what later stages found in the same file
 * @returns all of them, without those of `later` that a mistake in the YAML explains
 */
export function withoutFollowUps(yaml: Diagnostic[], later: Diagnostic[]): Diagnostic[] {
  const errors = yaml.filter(({ severity }) => severity === 'error');
  const isFollowUp = (each: Diagnostic) =>
    errors.some(
      (error) => isSamePlace(error, each.range) || isInDuplicate(error, each.range) || isInMovedGroup(error, each),
    );
  // A dropped line may have been the setting that seems to be missing.
  const hasDropped = yaml.some(({ code }) => code === 'yaml/syntax' || code === 'yaml/merge-conflict');
  const isHidden = (each: Diagnostic) =>
    isAboutMissing(each) && (hasDropped || errors.some((error) => mayHoldValues(error, each)));
  return [...yaml, ...later.filter((each) => !isFollowUp(each) && !isHidden(each))];
}

/** If `with` itself is wrong, or its lines are not below it, its values are not missing. */
function mayHoldValues({ code, pointer }: Diagnostic, missing: Diagnostic): boolean {
  return (
    missing.code === 'site/missing-param' &&
    code.startsWith('schema/') &&
    !isSectionPointer(pointer) &&
    [parentPointer(pointer), `${parentPointer(pointer)}/with`].includes(missing.pointer)
  );
}

function isAboutMissing({ code }: Diagnostic): boolean {
  return code === 'schema/missing-key' || code === 'site/missing-param';
}

/** @returns whether a diagnostic is about a place that an error is about already, or follows from one */
export function touchesError(reported: readonly Diagnostic[], found: Diagnostic): boolean {
  return reported.some(
    (each) =>
      each.severity === 'error' &&
      each.file === found.file &&
      (isSamePlace(each, found.range) || mayBeCaption(each, found)),
  );
}

/** A misspelt setting may be the caption that says what a picture shows. */
function mayBeCaption({ code, pointer }: Diagnostic, missing: Diagnostic): boolean {
  return (
    missing.code === 'a11y/missing-alt' &&
    code === 'schema/unknown-key' &&
    missing.pointer.startsWith(`${parentPointer(pointer)}/`)
  );
}

/** One column more: YAML reads a value that starts with # as an empty one before the #. */
function isSamePlace(error: Diagnostic, range: TextRange): boolean {
  return range.start.offset <= error.range.end.offset && error.range.start.offset <= range.end.offset + 1;
}

/** Longest group, in lines, whose contents the mistake in its first line may explain. */
const longGroup = 20;

/**
 * Once the first line of a group has moved, nobody can see which of the lines below it belong to
 * the group.
 */
function isInMovedGroup(error: Diagnostic, { code, range: { start } }: Diagnostic): boolean {
  if (error.code !== 'yaml/indent' || code !== 'schema/lost-indent') return false;
  const first = error.range.start;
  return start.column > first.column && start.line > first.line && start.line - first.line <= longGroup;
}

/** Nobody knows which value of a setting is meant that is written twice. */
function isInDuplicate({ code, range: key }: Diagnostic, { start }: TextRange): boolean {
  return code === 'yaml/duplicate-key' && start.line === key.start.line && start.offset >= key.start.offset;
}

/**
 * @param siteDiagnostics what is wrong with site.yaml
 * @returns whether a text only uses a value that is misspelt, missing or of the wrong kind there
 */
export function isFollowUpOfSite(siteDiagnostics: readonly Diagnostic[], { code, message }: Diagnostic): boolean {
  if (code !== 'site/unknown-value') return false;
  return siteDiagnostics.some(
    (each) =>
      each.code === 'schema/unknown-key' ||
      each.code === 'schema/missing-key' ||
      ((each.code === 'schema/wrong-kind' || each.code === 'schema/empty') &&
        message.startsWith(`{site${each.pointer.replaceAll('/', '.')}} `)),
  );
}
