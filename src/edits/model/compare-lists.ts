// Compares two versions of a list: words of a text, or blocks of it.
import { diffIndices } from 'node-diff3';

/** A stretch that was replaced: its place and length before, and those now. */
export type Replaced = [from: number, length: number, start: number, count: number];

/**
 * Pairs of entries that are compared at most, which takes a tenth of a second. Time grows faster
 * than the pairs: two texts of four pages that share only their blanks would take half a minute.
 */
const maxComparisons = 4_000_000;

/**
 * @returns what was replaced; of lists that are too long to be compared, all between what both
 *   begin and what both end with
 */
export function compareLists(before: readonly string[], now: readonly string[]): Replaced[] {
  const most = Math.min(before.length, now.length);
  let [head, tail] = [0, 0];
  while (head < most && before[head] === now[head]) head++;
  while (tail < most - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const [one, other] = [before.slice(head, before.length - tail), now.slice(head, now.length - tail)];
  if (one.length === 0 && other.length === 0) return [];
  if (one.length * other.length > maxComparisons) return [[head, one.length, head, other.length]];
  return diffIndices(one, other).map(({ buffer1: [from, length], buffer2: [start, count] }) => [
    from + head,
    length,
    start + head,
    count,
  ]);
}
