// Prints a summary in Markdown, for the page of a CI run and for comments.
import type { Diagnostic } from '../../content/diagnostic.ts';
import { countsOf, sentence, tallyOf } from './tally.ts';

/** A step's summary on GitHub holds a MiB; a reader holds less. */
const most = 100;

/** @returns a heading, the counts, and a table with one row for each of the first problems, errors before warnings */
export function markdown(diagnostics: readonly Diagnostic[]): string {
  const errorsFirst = diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const rest = errorsFirst.slice(most);
  const table = ['| Where | What | Code |', '| --- | --- | --- |', ...errorsFirst.slice(0, most).map(row)];
  return [
    '## Check of the pages',
    '',
    sentence(tallyOf(diagnostics)),
    '',
    ...(diagnostics.length > 0 ? [...table, ''] : []),
    ...(rest.length > 0 ? [`And ${countsOf(tallyOf(rest))} more.`, ''] : []),
  ].join('\n');
}

function row({ file, range: { start }, severity, message, hint, code }: Diagnostic): string {
  const what = hint === null ? message : `${message} ${hint}`;
  return `| ${cell(`${file}:${start.line}:${start.column}`)} | **${severity}** ${cell(what)} | ${cell(code)} |`;
}

/** Nothing in a text is markup, and nothing ends the row. */
function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()#+!|~]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;');
}
