// Directions of languages and of texts: from left to right, or from right to left.
import { findScript } from './writing-system.ts';

export type Direction = 'ltr' | 'rtl';

/** Scripts that Unicode writes from right to left (CLDR, scriptMetadata.txt), with Arabic's Nastaliq. */
const scripts = new Set(
  (
    'Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb ' +
    'Nbat Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Syre Syrj Syrn Thaa Yezi'
  ).split(' '),
);

/**
 * Letters that are written from right to left: all letters of the blocks that Unicode reserves for
 * such scripts (DerivedBidiClass.txt).
 */
const rightToLeft = /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Words of two letters or more, perhaps with marks of the editor, which are in private use. */
const words = /\p{L}[\p{M}\p{Co}]*\p{L}[\p{L}\p{M}\p{Co}]*/gu;
/** Addresses, files and code, which are Latin on every page. */
const noWords = /`[^`]*`|[^\s()]*[\p{L}\p{Nd}\p{Co}][.@:/_][\p{L}\p{Nd}\p{Co}/][^\s()]*/gu;
const signedNumber = /(?:^|\s)[+\-−±]\p{Co}?\p{Nd}/u;

/**
 * @param lang a language tag. Its script decides, named or likely. The platform's
 * own answer (`getTextInfo`, in Node 20 `textInfo`) is left to right for Divehi and for Kurdish in
 * Arabic letters
 */
export function findLanguageDirection(lang: string): Direction {
  return scripts.has(findScript(lang)) ? 'rtl' : 'ltr';
}

/**
 * @returns the direction of a text that runs the other way than its page, or undefined: it has more
 * than twice as many words of that direction as of the page's, so that a sentence may begin with,
 * and hold, names in other letters. Numbers alone run with the page, but for those with a sign
 */
export function findForeignDirection(text: string, page: Direction): Direction | undefined {
  const hasRightToLeft = rightToLeft.test(text);
  if (page === 'ltr' && !hasRightToLeft) return undefined;
  if (!hasRightToLeft) return /\p{L}/u.test(text) || signedNumber.test(text) ? 'ltr' : undefined;
  const all = text.replaceAll(noWords, '').match(words) ?? [];
  const mirrored = all.filter((word) => rightToLeft.test(word)).length;
  const [own, other] = page === 'rtl' ? [mirrored, all.length - mirrored] : [all.length - mirrored, mirrored];
  if (other <= 2 * own) return undefined;
  return page === 'rtl' ? 'ltr' : 'rtl';
}
