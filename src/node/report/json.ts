// Prints the diagnostics as data: one JSON document (schemas/diagnostics.schema.json), or one line of JSON for each.
import type { Printed } from './fingerprint.ts';
import { tallyOf } from './tally.ts';

/** @returns a document with the version, the counts and the list, with a line break at the end */
export function json(diagnostics: readonly Printed[]): string {
  return `${JSON.stringify({ version: 1, ...tallyOf(diagnostics), diagnostics }, null, 2)}\n`;
}

/** @returns one line of JSON for each diagnostic */
export function ndjson(diagnostics: readonly Printed[]): string {
  return diagnostics.map((diagnostic) => `${JSON.stringify(diagnostic)}\n`).join('');
}
