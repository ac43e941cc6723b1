// The changes between two texts: one for each run of lines, as short as it can be.
import type { TextEdit } from '../../../base/pure/positions.ts';

/**
 * @returns the change between two texts without what they begin and end with in common; none for
 * equal texts
 */
export function shortenChanges(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [{ start: head, end: before.length - tail, text: after.slice(head, after.length - tail) }];
}
