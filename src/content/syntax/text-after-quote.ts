// `"Hello" world`: quotes that end before the text does, and apostrophes inside single quotes.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import { inQuotes, withoutComment } from './quoting.ts';
import type { Repair, Trap } from './wound.ts';

export const textAfterQuote: Trap = ({ suspects }) => suspects.flatMap(requoted);

function requoted({ start, valueColumn, value: all }: Line): Repair[] {
  const [mark = ''] = all;
  if (mark !== '"' && mark !== "'") return [];
  return [...new Set([all, withoutComment(all)])].flatMap((value, cost) => {
    const isWrapped = value.length > 1 && value.endsWith(mark);
    const better = isWrapped ? [wrapped(value.slice(1, -1), mark), inQuotes(value)] : [inQuotes(value)];
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

/** The outer quotes were meant; those inside must not end the text. */
function wrapped(inner: string, mark: string): string {
  return mark === "'" && !/["\\]/.test(inner) ? `"${inner}"` : `'${inner.replaceAll("'", "''")}'`;
}
