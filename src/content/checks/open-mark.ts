// Marks in texts come in pairs: [[ and ]] around a highlight, ** around bold words. One alone is shown as it is written.
import { diagnose } from '../diagnostic.ts';
import type { FileCheck } from './check.ts';
import { aboutEachText } from './each-text.ts';

/** What the page shows as a mark (src/ui/inline-text.tsx). */
const pair = /\[\[[^[\]]+\]\]|\*\*[^*]+\*\*/g;
/** Two stars behind a word, or with a space behind them, lead to a footnote or are a power of two. */
const alone = /\[\[|\]\]|(?<![\p{L}\p{N}*])\*\*(?=[^\s*])/u;

/** Nearly all pairs are on one line; a page is read at length for the others only. */
const pairOnLine = /\[\[[^[\]\n]+\]\]|\*\*[^*\n]+\*\*/g;

/** Reports the first mark in each text that is alone. */
export const checkOpenMarks: FileCheck = {
  mayFind: (text) => alone.test(text) && alone.test(text.replaceAll(pairOnLine, ' ')),
  check: (file) =>
    aboutEachText(file, (text, placeOf) => {
      const rest = text.replaceAll(pair, (marked) => ' '.repeat(marked.length));
      const found = alone.exec(rest);
      if (!found) return undefined;
      const [mark] = found;
      return diagnose('text/open-mark', placeOf(mark, text.slice(0, found.index).split(mark).length - 1), { mark });
    }),
};
