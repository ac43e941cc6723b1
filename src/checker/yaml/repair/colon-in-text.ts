// Colons in a text without quotes: `title: Sale: 50% off`.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { isBlank, type Line } from '../parse/lines.ts';
import { listQuotings, stripComment } from '../parse/quoting.ts';
import type { ParseError } from '../parse/parse-error.ts';
import { isEntry } from './indent-levels.ts';
import type { Repair, Repairer } from './repair.ts';

export const colonInText: Repairer = (error) => error.candidateLines.flatMap(quoteLine);

/** The same over several lines. After `indent`: most such lines are misplaced settings. */
export const colonInLongText: Repairer = (error) => error.candidateLines.flatMap((line) => quoteLines(line, error));

function quoteLine({ start, valueColumn, value: all, key }: Line): Repair[] {
  if (key === null || !/:(\s|$)/.test(all) || /^["'[{|>]/.test(all)) return [];
  return [...new Set([stripComment(all), all])].flatMap((value, cost) =>
    quoteWhole(start + valueColumn, value, key).map((repair) => ({ ...repair, cost })),
  );
}

/** Quotes a text that continues below its key and has a colon in one of its lines. */
function quoteLines(line: Line, { text, lines }: ParseError): Repair[] {
  if (line.key === null || line.value === '' || /^["'[{|>]/.test(line.value)) return [];
  const below: Line[] = [];
  for (const next of lines.slice(line.number + 1)) {
    if (isBlank(next) || next.indent <= line.contentColumn) break;
    below.push(next);
  }
  const last = below.at(-1);
  if (!last || ![line.value, ...below.map(({ content }) => content)].some((each) => /:(\s|$)/.test(each))) return [];
  const start = line.start + line.valueColumn;
  // Entries with settings are hardly a text.
  const isGuess = below.some((each) => isEntry(each) && each.key !== null);
  const quoted = quoteWhole(start, text.slice(start, last.start + last.text.trimEnd().length), line.key);
  return quoted.map((repair) => ({ ...repair, isGuess }));
}

function quoteWhole(start: number, value: string, key: string): Repair[] {
  const end = start + value.length;
  return listQuotings(value).map((better) => ({
    start,
    end,
    edits: [{ start, end, text: better }],
    report: (place, fixes) => diagnose('yaml/colon-in-text', place, { better: `${key}: ${better}`, fixes }),
  }));
}
