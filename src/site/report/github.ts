// Annotations for GitHub Actions. GitHub shows ten errors and ten warnings of a step and silently
// drops the rest (actions/toolkit#734), so the first problem of every file comes first, and the
// rest is counted.
import type { Diagnostic, Severity } from '../../checker/diagnostics/diagnostic.ts';

const maxAnnotations = 10;

/**
 * @returns workflow commands for at most ten errors and ten warnings, each with a count of the rest
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  const shown = (['error', 'warning'] as const).flatMap((severity) => formatSeverity(diagnostics, severity));
  return shown.map((each) => `${each}\n`).join('');
}

function formatSeverity(diagnostics: readonly Diagnostic[], severity: Severity): string[] {
  const all = sortFirstOfEachFile(diagnostics.filter((each) => each.severity === severity));
  const rest = all.length - maxAnnotations;
  const notice = rest > 0 ? [`::notice::${rest} more ${severity}s are not shown here. Run: npm run check`] : [];
  return [...all.slice(0, maxAnnotations).map(formatAnnotation), ...notice];
}

function sortFirstOfEachFile(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  const isFirst = ({ file }: Diagnostic) => !seen.has(file) && Boolean(seen.add(file));
  const firsts = new Set(diagnostics.filter(isFirst));
  return [...firsts, ...diagnostics.filter((each) => !firsts.has(each))];
}

function formatAnnotation({ severity, file, range: { start, end }, code, message, hint }: Diagnostic): string {
  const place = `line=${start.line},col=${start.column},endLine=${end.line},endColumn=${end.column}`;
  const text = hint === null ? message : `${message}\n${hint}`;
  return `::${severity} file=${escapeProperty(file)},${place},title=${escapeProperty(code)}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
