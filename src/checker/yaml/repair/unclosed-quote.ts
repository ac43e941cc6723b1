// Quotes that are never closed, or closed by the opening quote of the next text.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { findLastTextLine, findLine, type Line } from '../parse/lines.ts';
import { quoteRepair } from './special-start.ts';
import type { Repair, Repairer } from './repair.ts';

export const unclosedQuote: Repairer = ({ text, lines, start, candidateLines }) => {
  const at = text[start] === '"' || text[start] === "'" ? start : null;
  const openings = at === null ? candidateLines.flatMap(findOpenings) : [at];
  return [...new Set(openings)].flatMap((opening) => [
    ...quoteApostrophe(opening, lines),
    ...replaceMarks(opening, text, lines),
    ...listClosings(opening, text, lines).map((close, index) =>
      closeQuote(opening, close, { mark: text[opening]!, cost: index }),
    ),
  ]);
};

/** Words that start with an apostrophe: 'tis the season, 's Brot. */
export const shortened = /^'(?:tis|twas|til|em|cause|round|n|s|d|ne|\d\ds?)(?![\p{L}\p{N}])/iu;

/** Quotes a text that starts with such a word. */
function quoteApostrophe(opening: number, lines: readonly Line[]): Repair[] {
  const { start, valueColumn, value } = findLine(lines, opening);
  if (opening !== start + valueColumn || !shortened.test(value)) return [];
  return [{ ...quoteRepair(opening, value), end: opening + 1, cost: -3 }];
}

/** `"Hello'`: replaces the closing quote, or the opening one, by the kind of the other. */
function replaceMarks(opening: number, text: string, lines: readonly Line[]): Repair[] {
  const line = findLine(lines, opening);
  const last = findLastTextLine(line, lines) ?? line;
  const rest = text.slice(opening + 1, last.start + last.text.trimEnd().length);
  const mark = text[opening]!;
  const others = mark === '"' ? /['”“»](?=[^\S\n]*[,}\]]|$)/g : /["”“’‘](?=[^\S\n]*[,}\]]|$)/g;
  return Array.from(rest.matchAll(others), ({ 0: end, index }) => index > 0 && { end, at: opening + 1 + index })
    .filter((found) => found !== false)
    .flatMap(({ end, at }, index) => {
      // Only with a backslash it makes a difference which of the two is replaced.
      const isCertain = at + 1 === opening + 1 + rest.length && !text.slice(opening, at).includes('\\');
      const replaced = (from: number, by: string, cost: number) => ({
        ...closeQuote(opening, at, { mark, cost: cost + index / 10 }),
        edits: [{ start: from, end: from + 1, text: by }],
        isCertain,
      });
      return [replaced(at, mark, -2), ...(/["']/.test(end) ? [replaced(opening, end, -1)] : [])];
    });
}

function findOpenings({ start, valueColumn, value, text }: Line): number[] {
  const isOdd = (value.split(value[0]!).length - 1) % 2 === 1;
  const inBraces = Array.from(text.matchAll(/[:,[{]\s*(["'])/g), ({ 0: all, index }) => start + index + all.length - 1);
  return /^["']/.test(value) && isOdd ? [start + valueColumn] : inBraces;
}

/** @returns the offsets where the quote may have to close */
function listClosings(opening: number, text: string, lines: readonly Line[]): number[] {
  const line = findLine(lines, opening);
  const lineEnd = line.start + line.text.trimEnd().length;
  const inBraces = Array.from(
    text.slice(opening + 1, lineEnd).matchAll(/,\s*[A-Za-z_$][\w$-]*:\s|,\s|\s*[}\]]+\s*,?\s*$/g),
    ({ index }) => opening + 1 + index,
  );
  const comment = text.slice(opening, lineEnd).search(/\s+#\s/);
  const last = findLastTextLine(line, lines);
  return [lineEnd, ...(comment === -1 ? [] : [opening + comment]), ...(last ? [last.end] : []), ...inBraces];
}

function closeQuote(opening: number, close: number, { mark, cost }: { mark: string; cost: number }): Repair {
  return {
    start: opening,
    end: opening + 1,
    edits: [{ start: close, end: close, text: mark }],
    cost,
    report: (place, fixes) => diagnose('yaml/unclosed-quote', place, { mark, fixes }),
  };
}
