// Text after a closing quote: `"Hello" world`, or an apostrophe inside single quotes.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { findLastTextLine, type Line } from '../parse/lines.ts';
import { quotedWithMark, quoteText, stripComment } from '../parse/quoting.ts';
import type { Repair, Repairer } from './repair.ts';

export const textAfterQuote: Repairer = ({ candidateLines, lines, text }) =>
  candidateLines.flatMap((line) => [...requote(line), ...requoteLines(line, { lines, text })]);

/** The same for a text over several lines. */
function requoteLines(line: Line, { lines, text }: { lines: readonly Line[]; text: string }): Repair[] {
  const last = findLastTextLine(line, lines);
  const [from, to] = [line.start + line.valueColumn, last ? last.start + last.text.trimEnd().length : 0];
  const mark = text[from] ?? '';
  const inner = text.slice(from + 1, to - 1);
  // With only a comma after it, the comma is the mistake.
  const isCommaOnly = text[to - 1] === ',' && inner.indexOf(mark) === inner.length - 1;
  if (!last || !/^["']$/.test(mark) || !inner.includes(mark) || isCommaOnly) return [];
  const value = text.slice(from, to);
  const readings =
    text[to - 1] === mark ? [wrapInQuotes(inner, mark)] : [quoteText(value), quoteText(value.replaceAll(mark, ''))];
  return readings.map((better, cost) => ({
    start: from,
    end: line.end,
    cost,
    edits: [{ start: from, end: to, text: better }],
    report: (place, fixes) => diagnose('yaml/text-after-quote', place, { better, fixes }),
  }));
}

function requote({ start, valueColumn, value: all }: Line): Repair[] {
  const [mark = ''] = all;
  // With only a comma after it, the comma is the mistake.
  if ((mark !== '"' && mark !== "'") || quotedWithMark.test(all)) return [];
  return [...new Set([all, stripComment(all)])].flatMap((value, cost) => {
    const better = listQuoteReadings(value, mark);
    return better.map((text, index): Repair => {
      const [from, to] = [start + valueColumn, start + valueColumn + value.length];
      return {
        start: from,
        end: to,
        cost: cost + index,
        edits: [{ start: from, end: to, text }],
        report: (place, fixes) => diagnose('yaml/text-after-quote', place, { better: text, fixes }),
      };
    });
  });
}

/** @returns what a text that begins with a quote may be meant as, in quotes, the likeliest first */
export function listQuoteReadings(value: string, mark: string): string[] {
  const inner = value.slice(1, -1);
  // Around the first words, the quotes may be meant for visitors, or for the whole text.
  if (value.length < 3 || !value.endsWith(mark))
    return [...new Set([quoteText(value), quoteText(value.replaceAll(mark, ''))])];
  // `""text""`: all quotes twice.
  if (/^(["'])[^"']+\1$/.test(inner) && inner.startsWith(mark)) return [inner];
  // `"text""`: one quote too many.
  if (inner.indexOf(mark) === inner.length - 1) return [value.slice(0, -1), quoteText(value)];
  // `"Good", they say, "and cheap"`: two quotations, and no quotes around all of it.
  const first = inner.indexOf(mark);
  const isTwo = mark === '"' && first > 0 && /\S/.test(inner[first - 1]!) && /^.[\s,.;:!?]/.test(inner.slice(first));
  return isTwo ? [quoteText(value), wrapInQuotes(inner, mark)] : [wrapInQuotes(inner, mark), quoteText(value)];
}

/** Puts the text into quotes that those inside do not end. */
function wrapInQuotes(inner: string, mark: string): string {
  return mark === "'" && !/["\\]/.test(inner) ? `"${inner}"` : `'${inner.replaceAll("'", "''")}'`;
}
