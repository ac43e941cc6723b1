// Finds the gaps of a page in what is written.
import { isGroup } from '../../../base/pure/pointer.ts';
import { gapPattern } from '../../../edits/model/gap.ts';

/** @returns the gaps in the texts of a page, in their order */
export function findGaps(data: unknown): string[] {
  if (typeof data === 'string') return data.match(gapPattern) ?? [];
  if (Array.isArray(data)) return data.flatMap(findGaps);
  return isGroup(data) ? Object.values(data).flatMap(findGaps) : [];
}

/** @returns whether a file may have gaps; lists of YAML look like them */
export function mayHaveGaps(text: string): boolean {
  return text.search(gapPattern) !== -1;
}
