// JSON reports: one document (schemas/diagnostics.schema.json), or one line for each diagnostic.
import type { FingerprintedDiagnostic } from './fingerprint.ts';
import { countProblems } from './counts.ts';

/** @returns a document with the version, the counts and the list, with a line break at the end */
export function formatJson(diagnostics: readonly FingerprintedDiagnostic[]): string {
  return `${JSON.stringify({ version: 1, ...countProblems(diagnostics), diagnostics }, omitFacts, 2)}\n`;
}

/** @returns one line of JSON for each diagnostic */
export function formatNdjson(diagnostics: readonly FingerprintedDiagnostic[]): string {
  return diagnostics.map((diagnostic) => `${JSON.stringify(diagnostic, omitFacts)}\n`).join('');
}

/** Facts are not part of the format: the message has what they say. */
function omitFacts(name: string, value: unknown): unknown {
  return name === 'facts' ? undefined : value;
}
