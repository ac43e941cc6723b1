// A quote that is opened and never closed, or closed by the next text's opening quote.
import { diagnose } from '../diagnostic.ts';
import { isBlank, lineAt, type Line } from './lines.ts';
import { putInQuotes } from './special-start.ts';
import type { Repair, Trap } from './wound.ts';

export const unclosedQuote: Trap = ({ text, lines, start, suspects }) => {
  const at = text[start] === '"' || text[start] === "'" ? start : null;
  const openings = at === null ? suspects.flatMap(openingsIn) : [at];
  return [...new Set(openings)].flatMap((opening) => [
    ...apostrophe(opening, lines),
    ...otherMark(opening, text, lines),
    ...closings(opening, text, lines).map((close, index) =>
      closed(opening, close, { mark: text[opening]!, cost: index }),
    ),
  ]);
};

/** Words that begin with an apostrophe: 'tis the season, 's Brot. */
const shortened = /^'(?:tis|twas|til|em|cause|round|n|s|d|ne|\d\ds?)(?![\p{L}\p{N}])/iu;

/** The text begins with such a word. */
function apostrophe(opening: number, lines: readonly Line[]): Repair[] {
  const { start, valueColumn, value } = lineAt(lines, opening);
  if (opening !== start + valueColumn || !shortened.test(value)) return [];
  return [{ ...putInQuotes(opening, value), end: opening + 1, cost: -2 }];
}

/** `"Hello'`: the text ends with another kind of quote. */
function otherMark(opening: number, text: string, lines: readonly Line[]): Repair[] {
  const { start, text: written } = lineAt(lines, opening);
  const end = start + written.trimEnd().length;
  const mark = text[opening]!;
  const others = mark === '"' ? "'”“»" : '"’‘';
  if (end - 1 <= opening + 1 || !others.includes(text[end - 1]!)) return [];
  return [{ ...closed(opening, end, { mark, cost: -1 }), edits: [{ start: end - 1, end, text: mark }] }];
}

function openingsIn({ start, valueColumn, value, text }: Line): number[] {
  const isOdd = (value.split(value[0]!).length - 1) % 2 === 1;
  const inBraces = Array.from(text.matchAll(/[:,[{]\s*(["'])/g), ({ 0: all, index }) => start + index + all.length - 1);
  return /^["']/.test(value) && isOdd ? [start + valueColumn] : inBraces;
}

/** The places where the quote could have been meant to close. */
function closings(opening: number, text: string, lines: readonly Line[]): number[] {
  const line = lineAt(lines, opening);
  const lineEnd = line.start + line.text.trimEnd().length;
  const inBraces = Array.from(
    text.slice(opening + 1, lineEnd).matchAll(/,\s*[A-Za-z_$][\w$-]*:\s|,\s|\s*[}\]]+\s*,?\s*$/g),
    ({ index }) => opening + 1 + index,
  );
  const comment = text.slice(opening, lineEnd).search(/\s+#\s/);
  const next = lines
    .slice(line.number + 1)
    .find((other) => !isBlank(other) && (other.key !== null || /^\s*-( |$)/.test(other.text)));
  const last = lines.slice(line.number + 1, next?.number ?? lines.length).findLast((other) => !isBlank(other));
  return [lineEnd, ...(comment === -1 ? [] : [opening + comment]), ...(last ? [last.end] : []), ...inBraces];
}

function closed(opening: number, close: number, { mark, cost }: { mark: string; cost: number }): Repair {
  return {
    start: opening,
    end: opening + 1,
    edits: [{ start: close, end: close, text: mark }],
    cost,
    report: (place, fixes) => diagnose('yaml/unclosed-quote', place, { mark, fixes }),
  };
}
