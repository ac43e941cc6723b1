// The line format: one line for each diagnostic, for programs (integrations/problem-matcher.json).
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';

/** @returns `file:line:column: severity: message [code]` for each diagnostic */
export function formatLines(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${formatLine(diagnostic)}\n`).join('');
}

function formatLine({ file, range, severity, message, code }: Diagnostic): string {
  return printable(`${file}:${range.start.line}:${range.start.column}: ${severity}: ${message} [${code}]`);
}

/** Characters that could move the cursor or begin a new line become U+FFFD. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}
