// SARIF 2.1.0, which code hosts read to show problems beside the lines.
import type { Code, RelatedPlace } from '../../checker/diagnostics/diagnostic.ts';
import type { TextRange } from '../../base/pure/positions.ts';
import type { FingerprintedDiagnostic } from './fingerprint.ts';

/** @returns a SARIF log with one run */
export function formatSarif(diagnostics: readonly FingerprintedDiagnostic[]): string {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Pagewright', rules: rules.map((code) => toRule(code, diagnostics)) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SITE: { description: { text: 'The folder with site.yaml.' } } },
        results: diagnostics.map((diagnostic) => toResult(diagnostic, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toRule(code: Code, diagnostics: readonly FingerprintedDiagnostic[]) {
  const { severity, docs } = diagnostics.find((each) => each.code === code)!;
  return {
    id: code,
    shortDescription: { text: code.replace(/^.*\//, '').replaceAll('-', ' ') },
    help: { text: `See ${docs}, or run: check --explain ${code}` },
    defaultConfiguration: { level: severity },
  };
}

function toResult(diagnostic: FingerprintedDiagnostic, rules: Code[]) {
  const { code, severity, message, hint, file, range, related, fingerprint } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: hint === null ? message : `${message} ${hint}` },
    locations: [{ physicalLocation: toLocation(file, range) }],
    ...(related.length > 0 ? { relatedLocations: related.map(toRelatedLocation) } : {}),
    partialFingerprints: { 'pagewright/v1': fingerprint },
  };
}

function toRelatedLocation({ file, range, message }: RelatedPlace, index: number) {
  return { id: index + 1, message: { text: message }, physicalLocation: toLocation(file, range) };
}

function toLocation(file: string, { start, end }: TextRange) {
  const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  return { artifactLocation: { uri: toUri(file), uriBaseId: 'SITE' }, region };
}

/** `encodeURI` leaves what begins a query or an anchor, which a path may contain. */
function toUri(path: string): string {
  return encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F');
}
