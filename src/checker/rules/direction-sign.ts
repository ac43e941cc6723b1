// Rule text/direction-sign: no invisible sign makes a text look other than it is written.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { checkEachText } from './check-each-text.ts';
import type { FileRule } from './rule.ts';
import { nameCharacter } from '../../base/pure/plain-text.ts';
import { measureRange } from '../../base/pure/positions.ts';

/** Embeddings and overrides, which U+202C ends, and isolates, which U+2069 ends (UAX #9, 2.1 to 2.5). */
const signs = /[\u202a-\u202e\u2066-\u2069]/g;
const anySign = /[\u202a-\u202e\u2066-\u2069]/;
const escaped = /\\(?:u20|U000020)(?:2[a-eA-E]|6[6-9])/;

/**
 * Reports the first sign of a text that turns letters round (U+202D, U+202E), or that is opened or
 * closed alone. Marks between letters (U+200E, U+200F) and pairs are fine.
 */
export const directionSignRule: FileRule = {
  mayFind: (text) => anySign.test(text) || (text.includes('\\') && escaped.test(text)),
  check: (file) =>
    checkEachText(file, (text, placeOf) => {
      const found = findSign(text);
      if (!found) return undefined;
      const { sign, nth, turns } = found;
      const place = placeOf(sign, nth);
      const isExact = measureRange(place.range) === sign.length;
      const code = nameCharacter(sign);
      const fixes = isExact
        ? [{ title: `Delete ${code}`, safe: false, edits: [{ range: place.range, text: '' }] }]
        : [];
      return diagnose('text/direction-sign', place, { code, turns, fixes });
    }),
};

/** @returns the sign, with its number among the same signs of the text, from 0 */
function findSign(text: string): { sign: string; nth: number; turns: boolean } | undefined {
  const all = text.match(signs) ?? [];
  const turning = all.findIndex((sign) => sign === '\u202d' || sign === '\u202e');
  const index = turning === -1 ? findUnpaired(all) : turning;
  const sign = all[index];
  if (sign === undefined) return undefined;
  return { sign, nth: all.slice(0, index).filter((each) => each === sign).length, turns: turning !== -1 };
}

/** @returns the index of the first sign that has no partner; -1 where all have one */
function findUnpaired(all: readonly string[]): number {
  const open: number[] = [];
  for (const [index, sign] of all.entries()) {
    const isEnd = sign === '\u202c' || sign === '\u2069';
    if (!isEnd) open.push(index);
    else if (open.length > 0 && all[open.at(-1)!]! < '\u2066' === (sign === '\u202c')) open.pop();
    else return open[0] ?? index;
  }
  return open[0] ?? -1;
}
