// Facts about languages and the scripts that they are written in, for typesetting.

/** @returns the code of a language's script (ISO 15924), such as `Latn`, `Arab` or `Jpan` */
export function findScript(lang: string): string {
  return new Intl.Locale(lang).maximize().script ?? 'Latn';
}

/** Scripts with capitals and italics, whose letters may stand closer together. */
const withCapitals = new Set(['Latn', 'Cyrl', 'Grek', 'Armn']);

/** @returns whether a script has capitals and italics, and bears another distance of its letters */
export function hasCapitals(script: string): boolean {
  return withCapitals.has(script);
}

const eastAsian = new Set(['Jpan', 'Hans', 'Hant', 'Kore', 'Hira', 'Kana', 'Hani', 'Bopo']);

/** @returns whether a script sets all signs in squares, as Chinese, Japanese and Korean do */
export function isEastAsian(script: string): boolean {
  return eastAsian.has(script);
}

/** Languages that write compounds as one word, so that a word may be wider than a card. */
const withCompounds = /^(?:af|da|de|et|fi|fo|hu|is|lb|nb|nl|nn|no|sv)$/;

/**
 * @returns how many letters a word has at least that may be hyphenated. Shorter ones fit into the
 * narrowest cards, 150 pixels wide
 */
export function longWordLength(lang: string): number {
  return withCompounds.test(new Intl.Locale(lang).language) ? 12 : 15;
}

/** Letters that stay together at each end of a hyphenated word. */
export const lettersAtWordEnds = 4;
