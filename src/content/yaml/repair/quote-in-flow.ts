// Texts between { } or [ ] that need quotes: a colon, a #, a special character, or a quote that ends too early.
import { diagnose, type Diagnostic, type Fix, type Place } from '../diagnostic.ts';
import { flowParts, type FlowPart } from './flow-parts.ts';
import type { Line } from './lines.ts';
import { inQuotes } from './quoting.ts';
import type { Repair, Trap } from './wound.ts';

export const inBrackets: Trap = ({ suspects }) => suspects.flatMap(quotedParts);

/** @returns repairs that put the values in a line's brackets in quotes, each where it needs them */
export function quotedParts({ start, valueColumn, value, text }: Line): Repair[] {
  if (!/^[[{]/.test(value)) return [];
  return flowParts(text, valueColumn).flatMap((part): Repair[] => {
    const report = reportOf(part);
    if (!report) return [];
    const better = inQuotes(withoutOuter(part.text));
    const [from, to] = [start + part.start, start + part.start + part.text.length];
    return [
      {
        start: from,
        end: to,
        edits: [{ start: from, end: to, text: better }],
        report: (place, fixes) => report(place, { better, fixes }),
      },
    ];
  });
}

type Report = (place: Place, facts: { better: string; fixes: Fix[] }) => Diagnostic;

function reportOf({ text }: FlowPart): Report | null {
  // Two texts in quotes side by side: rather the comma between them is missing.
  if (/^(?:"[^"]*"|'[^']*')\s+["']/.test(text)) return null;
  if (/^(?:"[^"]*"|'[^']*')\s*\S/.test(text)) return (place, facts) => diagnose('yaml/text-after-quote', place, facts);
  if (/^(?:"[^"]*"|'[^']*')$/.test(text)) return null;
  if (/^[^{}[\]]*\S\s*\{[\w.]+\}/.test(text))
    return (place, facts) => diagnose('yaml/special-start', place, { mark: '{', where: 'in brackets', ...facts });
  const mark = /^[@%`>|?*&!#]|^\{(?=\{|[\w.]+\}\s*\S)|^\[(?=[^\]]*\]\s*\S)/.exec(text)?.[0];
  if (mark) return (place, facts) => diagnose('yaml/special-start', place, { mark, ...facts });
  if (/\s#/.test(text))
    return (place, facts) => diagnose('yaml/special-start', place, { mark: '#', where: 'in brackets', ...facts });
  return /:(?:\s|$)/.test(text) ? (place, facts) => diagnose('yaml/colon-in-text', place, facts) : null;
}

/** The outer quotes were meant; those inside must not end the text. */
function withoutOuter(text: string): string {
  return text.length > 2 &&
    /^(["']).*\1$/.test(text) &&
    text.slice(1, -1).includes(text[0]!) &&
    !/^"[^"]*"\s|^'[^']*'\s/.test(text)
    ? text.slice(1, -1)
    : text;
}
