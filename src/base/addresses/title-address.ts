// Parts of addresses made of words: of a page's title, or of a name for a section.

/** Letters that no mark makes of another one, as Latin addresses have them. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

const danish = { æ: 'ae', ø: 'oe', å: 'aa' };
/** Languages that write a letter otherwise where it has no sign, as WordPress does, too. */
const lettersOfLanguage: Record<string, Record<string, string>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
};

interface NameOptions {
  /** The language of the words. */
  lang: string;
  /** More words are left out. */
  maxWords?: number;
}

/**
 * @returns "See it at work" as see-it-at-work and "Über uns" as ueber-uns. Letters of other scripts
 *   stay; "" for words without letters and digits
 */
export function toName(words: string, { lang, maxWords = Infinity }: NameOptions): string {
  const ownLetters = lettersOfLanguage[lang.split('-')[0]!.toLowerCase()] ?? {};
  const plain = words
    .normalize('NFC')
    .toLocaleLowerCase(lang)
    .replaceAll(/['’\u200D]/g, '')
    .replaceAll(/\p{Script=Latin}/gu, (letter) => ownLetters[letter] ?? letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords).join('-');
}
