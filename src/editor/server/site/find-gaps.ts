// Gaps of a page: words in brackets that a recipe left for its author, such as [street and town].
import { isGroup } from '../../../base/pure/pointer.ts';

/** Brackets around words; none of [[highlights]] and [links](/). */
const gap = /(?<!\[)\[[^[\]\n]{3,}\](?![(\]])/g;

/** @returns the gaps in the texts of a page, in their order */
export function findGaps(data: unknown): string[] {
  if (typeof data === 'string') return data.match(gap) ?? [];
  if (Array.isArray(data)) return data.flatMap(findGaps);
  return isGroup(data) ? Object.values(data).flatMap(findGaps) : [];
}

/** @returns whether a file may have gaps; lists of YAML look like them */
export function mayHaveGaps(text: string): boolean {
  return text.search(gap) !== -1;
}
