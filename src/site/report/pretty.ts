// The report for people at a terminal: place, message, source line and hint of each problem, then a
// summary.
import { styleText } from 'node:util';
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import { textOrEmpty, type TextSet } from '../../base/pure/text-set.ts';
import { formatCodeFrame } from './code-frame.ts';
import { formatCounts, summarizeCounts, countProblems } from './counts.ts';

export interface PrettyOptions {
  /** The texts of the checked files, for the source lines. */
  texts: TextSet;
  colors?: boolean;
  /** The rest is counted. */
  maxProblems?: number;
}

export function formatPretty(
  diagnostics: readonly Diagnostic[],
  { texts, colors = false, maxProblems = Infinity }: PrettyOptions,
): string {
  const paint = colors ? painted : plain;
  const parts = diagnostics.slice(0, maxProblems).map((diagnostic) => formatDiagnostic(diagnostic, texts, paint));
  const rest = diagnostics.slice(maxProblems);
  if (rest.length > 0)
    parts.push(`${formatCounts(countProblems(rest))} more not shown. To see all: --max-problems ${diagnostics.length}`);
  return `${[...parts, formatSummary(diagnostics, paint)].join('\n\n')}\n`;
}

function formatDiagnostic(diagnostic: Diagnostic, texts: TextSet, paint: Paint): string {
  const { file, range, severity, message, code, hint, related } = diagnostic;
  const at = `${file}:${range.start.line}:${range.start.column}`;
  const rows = [
    `${paint('bold', at)}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${message} ${paint('dim', `[${code}]`)}`,
  ];
  const text = textOrEmpty(texts, file);
  if (text) rows.push(indent(formatCodeFrame(text, range)));
  if (hint) rows.push(indent(`${paint('cyan', 'hint:')} ${hint}`));
  for (const other of related)
    rows.push(
      indent(
        `${paint('dim', `${other.file}:${other.range.start.line}:${other.range.start.column}`)}  ${other.message}`,
      ),
    );
  return rows.join('\n');
}

function formatSummary(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const counts = countProblems(diagnostics);
  const color = counts.errors > 0 ? 'red' : counts.warnings > 0 ? 'yellow' : 'green';
  return paint(color, summarizeCounts(counts));
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

type Format = Parameters<typeof styleText>[0];
type Paint = (format: Format, text: string) => string;

const plain: Paint = (_format, text) => text;
/** The caller decides whether the reader wants colors, not the stream. */
const painted: Paint = (format, text) => styleText(format, text, { validateStream: false });
