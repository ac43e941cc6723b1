// JUnit XML: one suite for each file with problems, one failed test for each diagnostic.
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';

/** @returns the XML document; a warning is a failure of the type `warning` */
export function formatJunit(diagnostics: readonly Diagnostic[]): string {
  const files = [...new Set(diagnostics.map(({ file }) => file))];
  const suites = files.map((file) => formatSuite(file, diagnostics));
  const clean = '  <testsuite name="check" tests="1" failures="0">\n    <testcase name="check"/>\n  </testsuite>\n';
  const counts = `tests="${Math.max(1, diagnostics.length)}" failures="${diagnostics.length}"`;
  const body = suites.length > 0 ? suites.join('') : clean;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Pagewright" ${counts}>\n${body}</testsuites>\n`;
}

function formatSuite(file: string, diagnostics: readonly Diagnostic[]): string {
  const own = diagnostics.filter((each) => each.file === file);
  const cases = own.map(formatTestCase).join('');
  return `  <testsuite name="${escapeXml(file)}" tests="${own.length}" failures="${own.length}">\n${cases}  </testsuite>\n`;
}

function formatTestCase({ file, range: { start }, code, severity, message, hint }: Diagnostic): string {
  const place = `${file}:${start.line}:${start.column}`;
  const text = hint === null ? place : `${place}\n${hint}`;
  return (
    `    <testcase name="${escapeXml(`${code} ${place}`)}" classname="${escapeXml(code)}">\n` +
    `      <failure type="${severity}" message="${escapeXml(message)}">${escapeXml(text)}</failure>\n    </testcase>\n`
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };

/** XML cannot contain most control characters, not even escaped: they become U+FFFD. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"\n]/g, (character) => entities[character]!);
}
