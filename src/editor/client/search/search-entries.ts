// Searches lists by the words that somebody types: pages, pictures, icons, what the palette offers.
import uFuzzy from '@leeoniya/ufuzzy';

/** Words of any script; a slip in a word is forgiven. The expressions are those of its guide. */
const search = new uFuzzy({
  unicode: true,
  interSplit: String.raw`[^\p{L}\p{M}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\p{M}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
  intraMode: 1,
});

/** Words in any order, which is tried for as many of them. */
const mostWords = 4;

/** @returns the entries that have all words, the best first; all of them, as they are, without words */
export function searchEntries<Entry>(
  entries: readonly Entry[],
  words: string,
  toText: (entry: Entry) => string,
): readonly Entry[] {
  const wanted = foldText(words);
  if (wanted === '') return entries;
  const texts = entries.map((entry) => foldText(toText(entry)));
  const [found, info, order] = search.search(texts, wanted, mostWords, texts.length);
  // Words of signs alone find nothing.
  if (!found) return [];
  const ranked = info && order ? order.map((place) => info.idx[place]!) : found;
  return ranked.map((index) => entries[index]!);
}

/** @returns a text without the marks above and below letters, which do not count in searches */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .trim();
}
