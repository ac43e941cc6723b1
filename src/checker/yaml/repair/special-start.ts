// Texts that start with a character of YAML's own, such as `@home` or `%50`.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { findNextLine, type Line } from '../parse/lines.ts';
import { listQuotings, quoteText, stripComment } from '../parse/quoting.ts';
import type { Repair, Repairer } from './repair.ts';

export const specialStart: Repairer = ({ candidateLines, lines }) => [
  ...repairBlockMarks(candidateLines, lines),
  ...candidateLines.flatMap(quoteSpecialStart),
];

function quoteSpecialStart({ start, valueColumn, value: all, key, text, contentColumn }: Line): Repair[] {
  const isEntry = key === null && contentColumn > 0 && /^\s*-\s/.test(text);
  if ((key === null && !isEntry) || !/^[@`%>|?[\]{}&*!,:-]/.test(all)) return [];
  const values = [...new Set([stripComment(all), all])];
  return values.flatMap((value, cost) => [
    ...listQuotings(value).map((better) => ({ ...quoteRepair(start + valueColumn, value, better), cost })),
    ...leaveOutMark(start + valueColumn, value),
  ]);
}

/** `- Rye` or `> Rye` behind a name: visitors may be meant to see the mark, or not. */
function leaveOutMark(start: number, value: string): Repair[] {
  const mark = /^[->] +(?=\p{L})/u.exec(value)?.[0];
  if (mark === undefined) return [];
  return [{ ...quoteRepair(start, value), cost: 2, edits: [{ start, end: start + mark.length, text: '' }] }];
}

/** @returns the repair that quotes a text because of its first character */
export function quoteRepair(start: number, value: string, better = quoteText(value)): Repair {
  const end = start + value.length;
  return {
    start,
    end,
    edits: [{ start, end, text: better }],
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark: value[0]!, better, fixes }),
  };
}

/** The mark of a block text, mistyped: `->`, `>=`, `> -`, `|;`, with the text on the lines below it. */
const mistypedMark = /^(?:[<>|=~_.+-]{1,4}|[|>] [-+]|[|>][-+]?[;,])$/;

/** @returns repairs of marks that have a text below them; alone, only a mark that is turned round */
export function repairBlockMarks(candidates: readonly Line[], lines: readonly Line[]): Repair[] {
  return candidates.flatMap((line) => {
    const next = findNextLine(lines, line);
    const hasText = next !== undefined && next.key === null && next.indent > line.contentColumn;
    const pattern = hasText ? mistypedMark : /^(?:->?|-\|)$/;
    const isMark = line.key !== null && pattern.test(line.value) && !/^[|>][-+]?$/.test(line.value);
    return isMark ? [{ ...repairBlockMark(line.start + line.valueColumn, line.value), isCertain: hasText }] : [];
  });
}

function repairBlockMark(start: number, written: string): Repair {
  const better = `${written.includes('|') ? '|' : '>'}-`;
  return {
    start,
    end: start + written.length,
    cost: -1,
    edits: [{ start, end: start + written.length, text: better }],
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark: written, better, fixes }),
  };
}
