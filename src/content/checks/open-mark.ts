// Marks in texts come in pairs: [[ and ]] around a highlight, ** around bold words, { and } around the name of a value. One
// alone is shown as it is written.
import { diagnose } from '../diagnostic.ts';
import type { FileCheck } from './check.ts';
import { aboutEachText } from './each-text.ts';

/** What the page shows as a mark (src/ui/inline-text.tsx). */
const pair = /\[\[[^[\]]+\]\]|\*\*[^*]+\*\*/g;
/** Two stars between spaces are a sign of their own, and between letters or digits a power. */
const stars = String.raw`(?<![\p{L}\p{N}*])\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![\p{L}\p{N}*])`;
const braces = String.raw`\{\{(?=\s*(?:site|param)\.)|\{(?=(?:site|param)\.[^{}]*(?:$|\{))`;
const alone = new RegExp(String.raw`\[\[|\]\]|${stars}|${braces}`, 'gu');
/**
 * A pair on one line, as nearly all are, or what may be a mark alone: then the page is read at length. Without looking back,
 * because all pages are read with it: that took as long as all else there is to check.
 */
const pairOrMark = new RegExp(String.raw`\[\[[^[\]\n]+\]\]|\*\*[^*\n]+\*\*|(\[\[|\]\]|\*\*|${braces})`, 'g');
/** Where the next part of a longer text begins: no pair reaches across. */
const nextPart = /\n(?=[ \t]*(?:\n|(?:-|##|>|\d{1,2}\.)\s))/;

interface Lone {
  mark: string;
  at: number;
}

/** Reports the first mark in each text that is alone. */
export const checkOpenMarks: FileCheck = {
  mayFind: (written) => {
    // In double quotes a letter after a backslash may be the end of a line.
    const text = written.includes('\\') ? written.replaceAll(/\\\w/g, ' ') : written;
    for (const { 1: mark } of text.matchAll(pairOrMark)) if (mark !== undefined) return true;
    return false;
  },
  check: (file) => {
    const starred = { behindWords: false, atStart: false };
    aboutEachText(file, (text) => {
      const first = lonesIn(text).find(({ mark }) => mark === '**');
      if (first) starred[first.at === 0 ? 'atStart' : 'behindWords'] = true;
      return undefined;
    });
    // What is marked by stars at one place and explained behind stars at another is a footnote.
    const hasFootnote = starred.behindWords && starred.atStart;
    return aboutEachText(file, (text, placeOf) => {
      const lone = lonesIn(text).find(({ mark }) => mark !== '**' || !hasFootnote);
      if (!lone) return undefined;
      const { mark, at } = lone;
      return diagnose('text/open-mark', placeOf(mark, text.slice(0, at).split(mark).length - 1), { mark });
    });
  },
};

function lonesIn(text: string): Lone[] {
  let start = 0;
  return text.split(nextPart).flatMap((part) => {
    const from = start;
    start += part.length + 1;
    const rest = part.replaceAll(pair, (marked) => ' '.repeat(marked.length));
    return Array.from(rest.matchAll(alone), ({ 0: mark, index }): Lone => ({ mark, at: from + index }));
  });
}
