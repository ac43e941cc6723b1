// Directions of languages and of texts: from left to right, or from right to left.

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
/** Words, perhaps with marks of the editor, which are in private use. */
const words = /\p{L}[\p{L}\p{M}\p{Co}]*/gu;

/**
 * @param lang a language tag. Its script decides, named or likely. The platform's
 * own answer (`getTextInfo`, in Node 20 `textInfo`) is left to right for Divehi and for Kurdish in
 * Arabic letters, and Firefox has none
 */
export function findLanguageDirection(lang: string): Direction {
  return scripts.has(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/**
 * @returns the direction of most words of a text, so that a sentence may begin with a name in
 * other letters; undefined for one without words, or with as many of both
 */
export function findTextDirection(text: string): Direction | undefined {
  if (!rightToLeft.test(text)) return /\p{L}/u.test(text) ? 'ltr' : undefined;
  const all = text.match(words) ?? [];
  const balance = all.filter((word) => rightToLeft.test(word)).length * 2 - all.length;
  if (balance === 0) return undefined;
  return balance > 0 ? 'rtl' : 'ltr';
}

/** @returns the direction of a text that runs the other way than its page; otherwise undefined */
export function findForeignDirection(text: string, page: Direction): Direction | undefined {
  const own = findTextDirection(text);
  return own === page ? undefined : own;
}
