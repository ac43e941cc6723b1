// Colons in a text without quotes: `title: Sale: 50% off`.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { isBlank, type Line } from '../parse/lines.ts';
import { quoteText, stripComment } from '../parse/quoting.ts';
import type { ParseError } from '../parse/parse-error.ts';
import type { Repair, Repairer } from './repair.ts';

export const colonInText: Repairer = (error) => error.candidateLines.flatMap(quoteLine);

/** The same over several lines. After `indent`: most such lines are misplaced settings. */
export const colonInLongText: Repairer = (error) => error.candidateLines.flatMap((line) => quoteLines(line, error));

function quoteLine({ start, valueColumn, value: all, key }: Line): Repair[] {
  if (key === null || !/:(\s|$)/.test(all) || /^["'[{|>]/.test(all)) return [];
  // Quotes as word processors write them may be meant as those of YAML, or be part of the text.
  const inner = /^[“„«]([^“”„«»]*)[”“»]$/.exec(all)?.[1];
  const quoted = [...new Set([stripComment(all), all])].map((value, cost) => ({
    ...quoteValue(start + valueColumn, value, key),
    cost,
  }));
  return inner === undefined
    ? quoted
    : [{ ...quoteValue(start + valueColumn, all, key, quoteText(inner)), cost: -1 }, ...quoted];
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
  if (!last || !below.some(({ content }) => /:(\s|$)/.test(content))) return [];
  const start = line.start + line.valueColumn;
  return [quoteValue(start, text.slice(start, last.start + last.text.trimEnd().length), line.key)];
}

function quoteValue(start: number, value: string, key: string, better = quoteText(value)): Repair {
  const end = start + value.length;
  return {
    start,
    end,
    edits: [{ start, end, text: better }],
    report: (place, fixes) => diagnose('yaml/colon-in-text', place, { better: `${key}: ${better}`, fixes }),
  };
}
