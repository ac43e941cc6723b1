// Merging: an edit to a text that somebody else has changed meanwhile.
import { diff3Merge, diffPatch } from 'node-diff3';

/** Lines of the merged text, or two versions of them: both have changed the same lines. */
export type MergedLines = { ok: string[] } | { base: string[]; mine: string[]; theirs: string[] };

/**
 * @param base the text that both started from
 * @returns a text with both changes; null when they touch the same lines
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const parts = mergeLines(base, mine, theirs);
  return parts.every((part) => 'ok' in part) ? parts.flatMap(({ ok }) => ok).join('') : null;
}

/** @returns the merged text in order */
export function mergeLines(base: string, mine: string, theirs: string): MergedLines[] {
  const [own, old, other] = [mine, base, theirs].map(linesOf) as [string[], string[], string[]];
  return diff3Merge(own, old, other, { excludeFalseConflicts: true }).map(({ ok, conflict }) => {
    if (ok) return { ok: ok as string[] };
    const [ours, before, others] = [conflict!.a, conflict!.o, conflict!.b] as [string[], string[], string[]];
    const merged = mergeNeighbours(before, ours, others);
    return merged ? { ok: merged } : { base: before, mine: ours, theirs: others };
  });
}

/**
 * To diff3, changes of neighbouring lines are a conflict; but two settings of one section are such
 * lines. Where one side only adds lines, it cannot be told what they belong to.
 */
function mergeNeighbours(base: string[], mine: string[], theirs: string[]): string[] | null {
  const changes = [...changesOf(base, mine), ...changesOf(base, theirs)].sort((one, other) => one.start - other.start);
  const touches = changes.slice(1).some(({ start, end }, index) => {
    const earlier = changes[index]!;
    const adds = start === end || earlier.start === earlier.end;
    return adds ? start <= earlier.end : start < earlier.end;
  });
  if (touches) return null;
  const merged = [...base];
  for (const { start, end, lines } of changes.toReversed()) merged.splice(start, end - start, ...lines);
  return merged;
}

/** @returns which lines were replaced by which */
function changesOf(base: string[], changed: string[]): { start: number; end: number; lines: string[] }[] {
  return diffPatch(base, changed).map(({ buffer1, buffer2 }) => {
    const { offset, length } = buffer1 as { offset: number; length: number };
    return { start: offset, end: offset + length, lines: buffer2.chunk as string[] };
  });
}

/** Lines with their line breaks, so that a last line without one differs. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
