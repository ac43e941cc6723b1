// Texts in brackets that need quotes: with a colon, #, special character or quote inside.
import type { Diagnostic, Fix, Place } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { listFlowParts, type FlowPart } from '../parse/flow-parts.ts';
import type { Line } from '../parse/lines.ts';
import { listQuotings, quoteText } from '../parse/quoting.ts';
import type { Repair, Repairer } from './repair.ts';
import { listQuoteReadings } from './text-after-quote.ts';

export const quoteInFlow: Repairer = ({ candidateLines }) =>
  candidateLines.flatMap((line) => [...quoteParts(line), ...closePlaceholder(line)]);

/** `{ label: Call {site.name now, href: / }`: a placeholder without its closing brace. */
const openPlaceholder = /([:,[{]\s+)((?!["'])[^,:{}[\]"]*\{(?:site|param)\.[\w.]+)(?![\w.}])([^,{}[\]]*?)(?=\s*[,}\]])/;

function closePlaceholder({ start, text, value, valueColumn }: Line): Repair[] {
  if (!/^[[{]/.test(value)) return [];
  const [all, lead = '', before = '', after = ''] = openPlaceholder.exec(text.slice(valueColumn)) ?? [];
  if (all === undefined) return [];
  const from = start + text.indexOf(all, valueColumn) + lead.length;
  const better = quoteText(`${before}}${after}`);
  const [mark, where] = ['{', 'in brackets'] as const;
  return [
    {
      start: from,
      end: from + before.length + after.length,
      edits: [{ start: from, end: from + before.length + after.length, text: better }],
      report: (place, fixes) => diagnose('yaml/special-start', place, { mark, where, better, fixes }),
    },
  ];
}

/** Proposes quotes for each value in the brackets of a line that needs them. */
function quoteParts({ start, valueColumn, value, text }: Line): Repair[] {
  if (!/^[[{]/.test(value)) return [];
  return listFlowParts(text, valueColumn).flatMap((part): Repair[] => {
    const report = findReport(part);
    if (!report) return [];
    const [from, to] = [start + part.start, start + part.start + part.text.length];
    return listReadings(part.text).map((better, cost) => ({
      start: from,
      end: to,
      cost,
      edits: [{ start: from, end: to, text: better }],
      report: (place, fixes) => report(place, { better, fixes }),
    }));
  });
}

/** @returns what a value may be meant as, in quotes, the likeliest first */
function listReadings(text: string): string[] {
  const [mark = ''] = text;
  return isTextAfterQuote(text) && !text.endsWith(mark)
    ? listQuoteReadings(text, mark)
    : listQuotings(stripOuterQuotes(text));
}

function isTextAfterQuote(text: string): boolean {
  return /^(?:"[^"]*"|'[^']*')\s*\S/.test(text);
}

type Report = (place: Place, facts: { better: string; fixes: Fix[] }) => Diagnostic;

function findReport({ text }: FlowPart): Report | null {
  // Between two texts in quotes, more likely the comma is missing.
  if (/^(?:"[^"]*"|'[^']*')\s+["']/.test(text)) return null;
  if (isTextAfterQuote(text)) return (place, facts) => diagnose('yaml/text-after-quote', place, facts);
  if (/^(?:"[^"]*"|'[^']*')$/.test(text)) return null;
  if (/^[^{}[\]]*\S\s*\{[\w.]+\}/.test(text))
    return (place, facts) => diagnose('yaml/special-start', place, { mark: '{', where: 'in brackets', ...facts });
  const mark = /^[@%`>|?*&!#]|^\{(?=\{|[\w.]+\}\s*\S)|^\[(?=[^\]]*\]\s*\S)/.exec(text)?.[0];
  if (mark) return (place, facts) => diagnose('yaml/special-start', place, { mark, ...facts });
  if (/\s#/.test(text))
    return (place, facts) => diagnose('yaml/special-start', place, { mark: '#', where: 'in brackets', ...facts });
  return /:(?:\s|$)/.test(text) ? (place, facts) => diagnose('yaml/colon-in-text', place, facts) : null;
}

/** Removes the outer quotes of a text with the same quotes inside, which must not end it. */
function stripOuterQuotes(text: string): string {
  return text.length > 2 &&
    /^(["']).*\1$/.test(text) &&
    text.slice(1, -1).includes(text[0]!) &&
    !/^"[^"]*"\s|^'[^']*'\s/.test(text)
    ? text.slice(1, -1)
    : text;
}
