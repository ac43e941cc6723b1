// Diffs of texts, for `--dry-run`: the lines that a command would change.
import { structuredPatch } from 'diff';

/** Two texts with more differences are shown whole: comparing them line by line takes seconds. */
const maxEditLength = 1000;

/**
 * @returns the hunks between two texts: old lines after `-`, new ones after `+`, without context
 */
export function formatDiff(file: string, before: string, after: string): string {
  const patch = structuredPatch(file, file, before, after, '', '', { context: 0, maxEditLength });
  const whole = {
    oldStart: 1,
    lines: [...before.split('\n').map((line) => `-${line}`), ...after.split('\n').map((line) => `+${line}`)],
  };
  const hunks = (patch?.hunks ?? [whole]).flatMap(({ oldStart, lines }) => [`@@ line ${oldStart} @@`, ...lines]);
  return [`--- ${file}`, `+++ ${file}`, ...hunks].map((line) => `${line.replace(/\r$/, '')}\n`).join('');
}
