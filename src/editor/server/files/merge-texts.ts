// Merging: an edit to a text that somebody else has changed meanwhile.
import { diff3Merge, diffComm } from 'node-diff3';

/**
 * @param base the text that both started from
 * @returns a text with both changes; null when they touch the same lines
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const [own, old, other] = [mine, base, theirs].map(linesOf) as [string[], string[], string[]];
  const regions = diff3Merge(own, old, other, { excludeFalseConflicts: true });
  if (regions.some(({ conflict }) => conflict)) return null;
  return regions.flatMap(({ ok = [] }) => ok).join('');
}

/** @returns the lines that two texts share: what they may have started from, where nobody knows it */
export function sharedText(one: string, other: string): string {
  const parts = diffComm(linesOf(one), linesOf(other)) as { common?: string[] }[];
  return parts.flatMap(({ common = [] }) => common).join('');
}

/** Lines with their line breaks, so that a last line without one differs. */
export function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
