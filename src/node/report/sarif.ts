// Prints SARIF 2.1.0, which code hosts read to show findings beside the lines.
import type { Code, Range, Related } from '../../content/diagnostic.ts';
import type { Printed } from './fingerprint.ts';

/** @returns a SARIF log with one run */
export function sarif(diagnostics: readonly Printed[]): string {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Pagewright', rules: rules.map((code) => ruleOf(code, diagnostics)) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SITE: { description: { text: 'The folder with site.yaml.' } } },
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(code: Code, diagnostics: readonly Printed[]) {
  const { severity, docs } = diagnostics.find((each) => each.code === code)!;
  return {
    id: code,
    shortDescription: { text: code.replace(/^.*\//, '').replaceAll('-', ' ') },
    help: { text: `See ${docs}, or run: check --explain ${code}` },
    defaultConfiguration: { level: severity },
  };
}

function resultOf(diagnostic: Printed, rules: Code[]) {
  const { code, severity, message, hint, file, range, related, fingerprint } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: hint === null ? message : `${message} ${hint}` },
    locations: [{ physicalLocation: locationOf(file, range) }],
    ...(related.length > 0 ? { relatedLocations: related.map(relatedLocation) } : {}),
    partialFingerprints: { 'pagewright/v1': fingerprint },
  };
}

function relatedLocation({ file, range, message }: Related, index: number) {
  return { id: index + 1, message: { text: message }, physicalLocation: locationOf(file, range) };
}

function locationOf(file: string, { start, end }: Range) {
  const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  return { artifactLocation: { uri: encodeURI(file), uriBaseId: 'SITE' }, region };
}
