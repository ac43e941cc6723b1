// Markdown summaries, for the page of a CI run and for comments.
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import { formatCounts, summarizeCounts, countProblems } from './counts.ts';

/** GitHub accepts 1 MiB; people read less. */
const maxRows = 100;

/** @returns a heading, the counts, and a table of the first problems, errors before warnings */
export function formatMarkdown(diagnostics: readonly Diagnostic[]): string {
  const errorsFirst = diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const rest = errorsFirst.slice(maxRows);
  const table = ['| Where | What | Code |', '| --- | --- | --- |', ...errorsFirst.slice(0, maxRows).map(formatRow)];
  return [
    '## Check of the pages',
    '',
    summarizeCounts(countProblems(diagnostics)),
    '',
    ...(diagnostics.length > 0 ? [...table, ''] : []),
    ...(rest.length > 0 ? [`And ${formatCounts(countProblems(rest))} more.`, ''] : []),
  ].join('\n');
}

function formatRow({ file, range: { start }, severity, message, hint, code }: Diagnostic): string {
  const what = hint === null ? message : `${message} ${hint}`;
  return `| ${escapeCell(`${file}:${start.line}:${start.column}`)} | **${severity}** ${escapeCell(what)} | ${escapeCell(code)} |`;
}

/** Escapes all markup in a text, and whatever would end the row. */
function escapeCell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()#+!|~]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;');
}
