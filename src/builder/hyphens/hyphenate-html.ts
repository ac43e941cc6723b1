// Puts soft hyphens into the long words of a page, for browsers without a dictionary of its
// language (docs/decisions/0081-typesetting.md).
import { memoize } from '../../base/pure/lazy.ts';
import { lettersAtWordEnds, longWordLength } from '../../base/languages/writing-system.ts';
import { hyphenPatterns } from './hyphen-patterns.ts';

/** Takes and returns HTML. */
export type Hyphenate = (html: string) => string;

const softHyphen = '\u00ad';

/**
 * Elements whose text is no running text, and islands: the browser would render them again, and
 * find another text than is there. What is called by a name of its own shows words of that name.
 */
const untouched =
  '<(script|style|textarea|select|option|pre|code|svg|pw-island)\\b[^]*?</\\1>|' +
  '<(a|button)\\b[^>]*\\saria-label=[^]*?</\\2>';

/** Column's name of a cell, which the style of narrow screens shows. */
const shownLabel = /^<td\b[^>]*?\sdata-label="[^"]*/;

/**
 * @returns a function for HTML in a language; where there are no patterns, it changes nothing.
 * Addresses and codes are not hyphenated: a hyphen would be read as a part of them
 */
export async function openHyphenator(lang: string): Promise<Hyphenate> {
  const { language } = new Intl.Locale(lang);
  if (!Object.hasOwn(hyphenPatterns, language)) return (html) => html;
  const [{ default: createHyphenator }, { default: patterns }] = await Promise.all([
    import('hyphen/hyphen.js'),
    hyphenPatterns[language]!(),
  ]);
  const minWordLength = longWordLength(lang);
  const findBreaks = createHyphenator(patterns, { minWordLength });
  const hyphenateWord = memoize((word: string) => keepEnds(findBreaks(word).split(softHyphen)));
  const word = `(?<![\\p{L}\\p{M}\\p{N}@./_:\\u00ad])\\p{L}{${minWordLength},}(?![\\p{L}\\p{M}\\p{N}@/_\\u00ad]|[.:]\\p{L})`;
  const pieces = new RegExp(`${untouched}|<[^>]*>|${word}`, 'gu');
  const words = new RegExp(word, 'gu');
  const hyphenateTag = (tag: string) => tag.replace(shownLabel, (label) => label.replaceAll(words, hyphenateWord));
  return (html) =>
    html.replaceAll(pieces, (piece) => (piece.startsWith('<') ? hyphenateTag(piece) : hyphenateWord(piece)));
}

/** Joins syllables to a word without a break near its ends. */
function keepEnds(syllables: string[]): string {
  let word = '';
  const { length } = syllables.join('');
  let at = 0;
  for (const syllable of syllables) {
    const mayBreak = at >= lettersAtWordEnds && length - at >= lettersAtWordEnds;
    word += (mayBreak ? softHyphen : '') + syllable;
    at += syllable.length;
  }
  return word;
}
