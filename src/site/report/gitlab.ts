// GitLab's code quality report, as JSON.
import type { FingerprintedDiagnostic } from './fingerprint.ts';

/** @returns the list that GitLab shows in merge requests */
export function formatGitlab(diagnostics: readonly FingerprintedDiagnostic[]): string {
  const entries = diagnostics.map(({ code, severity, message, hint, file, range, fingerprint }) => ({
    description: hint === null ? message : `${message} ${hint}`,
    check_name: code,
    fingerprint,
    severity: severity === 'error' ? 'major' : 'minor',
    location: { path: file, lines: { begin: range.start.line, end: range.end.line } },
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}
