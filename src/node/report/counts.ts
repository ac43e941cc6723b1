// Counts what was found, and says it in one line.
import type { Diagnostic } from '../../content/diagnostic.ts';

export interface Tally {
  errors: number;
  warnings: number;
  /** Files with something wrong. */
  files: number;
  /** How many of them `check --fix` would mend. */
  fixable: number;
}

/** @returns the numbers for a list of diagnostics */
export function tallyOf(diagnostics: readonly Diagnostic[]): Tally {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    errors,
    warnings: diagnostics.length - errors,
    files: new Set(diagnostics.map(({ file }) => file)).size,
    fixable: diagnostics.filter(isFixable).length,
  };
}

/** @returns `2 errors and 1 warning in 2 files. To mend 1 of them: npm run check -- --fix` */
export function sentence(tally: Tally): string {
  const { errors, warnings, files, fixable } = tally;
  if (errors + warnings === 0) return 'No mistakes found.';
  const all = errors + warnings;
  const counts = `${countsOf(tally)} in ${numbered(files, 'file')}.`;
  if (fixable === 0) return counts;
  const mended = all === 1 ? 'it' : `${fixable === all ? 'all' : fixable} of them`;
  // In words that a terminal takes as they are.
  return `${counts} To mend ${mended}: npm run check -- --fix`;
}

/** @returns `2 errors and 1 warning` */
export function countsOf({ errors, warnings }: Pick<Tally, 'errors' | 'warnings'>): string {
  return [numbered(errors, 'error'), numbered(warnings, 'warning')].filter((part) => part !== '').join(' and ');
}

function isFixable({ fixes }: Diagnostic): boolean {
  return fixes.some(({ safe }) => safe);
}

function numbered(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}
