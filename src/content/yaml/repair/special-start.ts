// Texts that start with a character of YAML's own, such as `@home` or `%50`.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Line } from '../parse/lines.ts';
import { quoteText, stripComment } from '../parse/quoting.ts';
import type { Repair, Repairer } from './repair.ts';

export const specialStart: Repairer = ({ candidateLines }) => candidateLines.flatMap(quoteSpecialStart);

function quoteSpecialStart({ start, valueColumn, value: all, key, text, contentColumn }: Line): Repair[] {
  const isEntry = key === null && contentColumn > 0 && /^\s*-\s/.test(text);
  if ((key === null && !isEntry) || !/^[@`%>|?[\]{}&*!,:-]/.test(all)) return [];
  // The mark of a block text, turned round.
  const wanted = /^(?:->?|-\|)$/.test(all) ? [repairBlockMark(start + valueColumn, all)] : [];
  const values = [...new Set([stripComment(all), all])];
  return [...wanted, ...values.map((value, cost) => ({ ...quoteRepair(start + valueColumn, value), cost }))];
}

/** @returns the repair that quotes a text because of its first character */
export function quoteRepair(start: number, value: string): Repair {
  const better = quoteText(value);
  const end = start + value.length;
  return {
    start,
    end,
    edits: [{ start, end, text: better }],
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark: value[0]!, better, fixes }),
  };
}

function repairBlockMark(start: number, written: string): Repair {
  const better = `${written[1] ?? '>'}-`;
  return {
    start,
    end: start + written.length,
    cost: -1,
    edits: [{ start, end: start + written.length, text: better }],
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark: written, better, fixes }),
  };
}
