// Ranks entries of the palette by the words that somebody types.
import uFuzzy from '@leeoniya/ufuzzy';
import type { PaletteEntry } from './palette-entries.ts';

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

/**
 * @param recent keys of what was chosen before, the last one first
 * @returns the entries that have all words: those in whose titles they are come first, and among
 * them those that were chosen before. Without words all entries.
 */
export function rankEntries<Entry extends Pick<PaletteEntry, 'key' | 'title' | 'note' | 'about'>>(
  entries: readonly Entry[],
  words: string,
  recent: readonly string[],
): Entry[] {
  const wanted = fold(words);
  if (wanted === '') return putRecentFirst(entries, recent);
  const byTitle = find(entries, wanted, ({ title }) => title);
  const byAll = find(entries, wanted, ({ title, note, about }) => `${title} ${note} ${about}`);
  return [...putRecentFirst(byTitle, recent), ...byAll.filter((each) => !byTitle.includes(each))];
}

function find<Entry>(entries: readonly Entry[], wanted: string, toText: (entry: Entry) => string): Entry[] {
  const texts = entries.map((entry) => fold(toText(entry)));
  const [found, info, order] = search.search(texts, wanted, mostWords, texts.length);
  // Words of signs alone find nothing.
  if (!found) return [];
  const ranked = info && order ? order.map((place) => info.idx[place]!) : found;
  return ranked.map((index) => entries[index]!);
}

function putRecentFirst<Entry extends Pick<PaletteEntry, 'key'>>(entries: readonly Entry[], recent: readonly string[]) {
  const first = recent.flatMap((key) => entries.filter((each) => each.key === key));
  return [...first, ...entries.filter((each) => !recent.includes(each.key))];
}

/** Marks above and below letters do not count. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .trim();
}
