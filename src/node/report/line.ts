// Prints one line for each diagnostic, for programs that read lines.
import type { Diagnostic } from '../../content/diagnostic.ts';

/** @returns `file:line:column: severity: message [code]` for each diagnostic */
export function lines(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(
      ({ file, range, severity, message, code }) =>
        `${file}:${range.start.line}:${range.start.column}: ${severity}: ${message} [${code}]\n`,
    )
    .join('');
}
