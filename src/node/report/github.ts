// Prints annotations for GitHub Actions. GitHub shows ten errors and ten warnings of a step and drops the rest in
// silence (actions/toolkit#734), so errors come before warnings, the first of every file first, and what is left out is said.
import type { Diagnostic, Severity } from '../../content/diagnostic.ts';

const most = 10;

/** @returns workflow commands: at most ten errors and ten warnings, then how many were left out */
export function github(diagnostics: readonly Diagnostic[]): string {
  const shown = (['error', 'warning'] as const).flatMap((severity) => annotations(diagnostics, severity));
  return shown.map((each) => `${each}\n`).join('');
}

function annotations(diagnostics: readonly Diagnostic[], severity: Severity): string[] {
  const all = onePerFileFirst(diagnostics.filter((each) => each.severity === severity));
  const left = all.length - most;
  const rest = left > 0 ? [`::notice::Not shown here: ${left} more of the kind ${severity}. Run: npm run check`] : [];
  return [...all.slice(0, most).map(annotation), ...rest];
}

function onePerFileFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  const isFirst = ({ file }: Diagnostic) => !seen.has(file) && Boolean(seen.add(file));
  const firsts = new Set(diagnostics.filter(isFirst));
  return [...firsts, ...diagnostics.filter((each) => !firsts.has(each))];
}

function annotation({ severity, file, range: { start, end }, code, message, hint }: Diagnostic): string {
  const place = `line=${start.line},col=${start.column},endLine=${end.line},endColumn=${end.column}`;
  const text = hint === null ? message : `${message}\n${hint}`;
  return `::${severity} file=${property(file)},${place},title=${property(code)}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
