// `"Hello" world`: quotes that end before the text does, and apostrophes inside single quotes.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import { inQuotes, withoutComment } from './quoting.ts';
import type { Repair, Trap } from './wound.ts';

export const textAfterQuote: Trap = ({ suspects }) => suspects.flatMap(requoted);

function requoted({ start, valueColumn, value: all }: Line): Repair[] {
  const [mark = ''] = all;
  // With nothing but a comma behind it, the comma is one too many.
  if ((mark !== '"' && mark !== "'") || /^(?:"[^"]*"|'[^']*'),$/.test(all)) return [];
  return [...new Set([all, withoutComment(all)])].flatMap((value, cost) => {
    const better = meant(value, mark);
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

/** What the whole text can have been, the likeliest first. */
function meant(value: string, mark: string): string[] {
  const inner = value.slice(1, -1);
  if (value.length < 3 || !value.endsWith(mark)) return [inQuotes(value)];
  // `"text""`: one quote too many.
  if (inner.indexOf(mark) === inner.length - 1) return [value.slice(0, -1), inQuotes(value)];
  // `"Good", they say, "and cheap"`: two texts in quotes, and not quotes around all of it.
  const first = inner.indexOf(mark);
  const isTwo = mark === '"' && first > 0 && /\S/.test(inner[first - 1]!) && /^.[\s,.;:!?]/.test(inner.slice(first));
  return isTwo ? [inQuotes(value), wrapped(inner, mark)] : [wrapped(inner, mark), inQuotes(value)];
}

/** The outer quotes were meant; those inside must not end the text. */
function wrapped(inner: string, mark: string): string {
  return mark === "'" && !/["\\]/.test(inner) ? `"${inner}"` : `'${inner.replaceAll("'", "''")}'`;
}
