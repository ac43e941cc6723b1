// Prints the diagnostics as they are, for programs that read JSON.
import type { Diagnostic } from '../../content/diagnostic.ts';

/** @returns the list as JSON, with a line break at the end */
export function json(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify(diagnostics, null, 2)}\n`;
}
