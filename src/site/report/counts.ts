// Counts of problems, and the one-line summary of them.
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';

export interface Counts {
  errors: number;
  warnings: number;
  /** Files with problems. */
  files: number;
  /** Problems that `check --fix` would fix. */
  fixable: number;
}

export function countProblems(diagnostics: readonly Diagnostic[]): Counts {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    errors,
    warnings: diagnostics.length - errors,
    files: new Set(diagnostics.map(({ file }) => file)).size,
    fixable: diagnostics.filter(isFixable).length,
  };
}

/** @returns `2 errors and 1 warning in 2 files. To fix 1 of them: npm run check -- --fix` */
export function summarizeCounts(all: Counts): string {
  const { errors, warnings, files, fixable } = all;
  const total = errors + warnings;
  if (total === 0) return 'No mistakes found.';
  const text = `${formatCounts(all)} in ${formatNumber(files, 'file')}.`;
  if (fixable === 0) return text;
  const which = total === 1 ? 'it' : `${fixable === total ? 'all' : fixable} of them`;
  // The command can be copied into a terminal as it is.
  return `${text} To fix ${which}: npm run check -- --fix`;
}

/** @returns `2 errors and 1 warning` */
export function formatCounts({ errors, warnings }: Pick<Counts, 'errors' | 'warnings'>): string {
  return [formatNumber(errors, 'error'), formatNumber(warnings, 'warning')].filter((part) => part !== '').join(' and ');
}

function isFixable({ fixes }: Diagnostic): boolean {
  return fixes.some(({ safe }) => safe);
}

function formatNumber(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}
