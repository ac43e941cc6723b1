// Style that follows from a site's language: hyphens, line heights, and what its script permits.
import {
  hasCapitals,
  isEastAsian,
  lettersAtWordEnds,
  longWordLength,
  findScript,
} from '../../base/languages/writing-system.ts';

/** @returns CSS outside of all layers, so that it overrides the stylesheet's own */
export function languageCss(lang: string): string {
  const script = findScript(lang);
  const hyphens = isEastAsian(script) ? '' : hyphenRule(lang);
  if (hasCapitals(script)) return hyphens;
  return [hyphens, plainLetters, breakRule(lang), isLow.has(script) ? '' : lineHeightRules(script)].join('');
}

/**
 * Long words only, and only in browsers that can be told so. The build hyphenates them for the
 * others (src/builder/hyphens).
 */
function hyphenRule(lang: string): string {
  const limits = `${longWordLength(lang)} ${lettersAtWordEnds} ${lettersAtWordEnds}`;
  return `@supports (hyphenate-limit-chars:9){body{hyphens:auto;hyphenate-limit-chars:${limits}}.code{hyphens:manual}}`;
}

/**
 * Letters that are joined come apart by a distance, and those of scripts without italics would be
 * slanted by the browser. What an author stresses is bold instead.
 */
const plainLetters =
  '*{letter-spacing:normal!important;text-transform:none!important;font-style:normal!important}em{font-weight:bolder}';

/** East Asian texts: no line begins or ends with a mark that may not, and phrases stay whole. */
function breakRule(lang: string): string {
  const { language } = new Intl.Locale(lang);
  const spacing = 'line-break:strict;text-spacing-trim:trim-start;text-autospace:normal';
  if (language === 'ja') return `:root{${spacing};word-break:auto-phrase}`;
  if (language === 'zh' || language === 'yue') return `:root{${spacing}}`;
  return language === 'ko' ? ':root{word-break:keep-all}' : '';
}

/** Line heights by size of text, for scripts whose lines need more room than Latin ones. */
type LineHeights = Record<'text' | 'small' | 'xl' | '2xl' | '3xl', number>;

/** Scripts without capitals whose lines need no more room than Latin ones. */
const isLow = new Set(['Hebr', 'Geor']);

/** Scripts with marks above and below their letters, such as Arabic, Devanagari and Thai. */
const tall: LineHeights = { text: 1.75, small: 1.65, xl: 1.6, '2xl': 1.5, '3xl': 1.45 };
/** Scripts whose signs fill their squares. */
const square: LineHeights = { text: 1.75, small: 1.65, xl: 1.5, '2xl': 1.4, '3xl': 1.35 };

function lineHeightRules(script: string): string {
  const { text, small, ...headings } = isEastAsian(script) ? square : tall;
  const sizes = Object.entries(headings).map(([size, height]) => `.text-${size}{line-height:${height}}`);
  return `:root,.text-base,.text-lg{line-height:${text}}.text-sm,.text-xs{line-height:${small}}${sizes.join('')}`;
}
