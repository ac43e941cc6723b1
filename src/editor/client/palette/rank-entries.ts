// Ranks entries of the palette by the words that somebody types.
import { searchEntries } from '../search/search-entries.ts';
import type { PaletteEntry } from './palette-entries.ts';

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
  if (words.trim() === '') return putRecentFirst(entries, recent);
  const byTitle = searchEntries(entries, words, ({ title }) => title);
  const byAll = searchEntries(entries, words, ({ title, note, about }) => `${title} ${note} ${about}`);
  return [...putRecentFirst(byTitle, recent), ...byAll.filter((each) => !byTitle.includes(each))];
}

function putRecentFirst<Entry extends Pick<PaletteEntry, 'key'>>(entries: readonly Entry[], recent: readonly string[]) {
  const first = recent.flatMap((key) => entries.filter((each) => each.key === key));
  return [...first, ...entries.filter((each) => !recent.includes(each.key))];
}
