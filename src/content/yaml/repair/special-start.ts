// Text that starts with a character that YAML keeps for itself.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import { inQuotes, withoutComment } from './quoting.ts';
import type { Repair, Trap } from './wound.ts';

export const specialStart: Trap = ({ suspects }) => suspects.flatMap(quoted);

function quoted({ start, valueColumn, value: all, key, text, contentColumn }: Line): Repair[] {
  const isEntry = key === null && contentColumn > 0 && /^\s*-\s/.test(text);
  if ((key === null && !isEntry) || !/^[@`%>|?[\]{}&*!,:-]/.test(all)) return [];
  // The mark for a text of several lines, turned round.
  const wanted = /^(?:->?|-\|)$/.test(all) ? [marked(start + valueColumn, all)] : [];
  const values = [...new Set([withoutComment(all), all])];
  return [...wanted, ...values.map((value, cost) => ({ ...putInQuotes(start + valueColumn, value), cost }))];
}

/** @returns the repair that puts a text into quotes whose first character means something else to YAML */
export function putInQuotes(start: number, value: string): Repair {
  const better = inQuotes(value);
  const end = start + value.length;
  return {
    start,
    end,
    edits: [{ start, end, text: better }],
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark: value[0]!, better, fixes }),
  };
}

function marked(start: number, written: string): Repair {
  const better = `${written[1] ?? '>'}-`;
  return {
    start,
    end: start + written.length,
    cost: -1,
    edits: [{ start, end: start + written.length, text: better }],
    report: (place, fixes) => diagnose('yaml/special-start', place, { mark: written, better, fixes }),
  };
}
