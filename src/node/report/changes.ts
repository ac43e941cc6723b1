// Prints what --fix would change, line by line, as `diff` would.

/** @returns the lines that differ between two texts: the old ones after `-`, the new ones after `+` */
export function changes(file: string, before: string, after: string): string {
  const [old, better] = [before.split('\n'), after.split('\n')];
  const hunks = old.length === better.length ? sameLength(old, better) : [middle(old, better)];
  return [`--- ${file}`, `+++ ${file}`, ...hunks.flatMap(hunkLines)].map((line) => `${line}\n`).join('');
}

interface Hunk {
  line: number;
  old: string[];
  better: string[];
}

/** Nearly every fix keeps the lines as they are. */
function sameLength(old: string[], better: string[]): Hunk[] {
  return old.flatMap((line, index) =>
    line === better[index] ? [] : [{ line: index + 1, old: [line], better: [better[index]!] }],
  );
}

function middle(old: string[], better: string[]): Hunk {
  const shorter = Math.min(old.length, better.length);
  let start = 0;
  while (start < shorter && old[start] === better[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === better.at(-1 - end)) end++;
  return { line: start + 1, old: old.slice(start, old.length - end), better: better.slice(start, better.length - end) };
}

function hunkLines({ line, old, better }: Hunk): string[] {
  return [`@@ line ${line} @@`, ...marked('-', old), ...marked('+', better)];
}

function marked(mark: string, lines: string[]): string[] {
  return lines.map((line) => `${mark}${line.replace(/\r$/, '')}`);
}
