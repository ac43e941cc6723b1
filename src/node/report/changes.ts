// Prints what --fix would change, line by line, as `diff` would.

/** @returns the lines that differ between two texts: the old ones after `-`, the new ones after `+` */
export function changes(file: string, before: string, after: string): string {
  const [old, better] = [before.split('\n'), after.split('\n')];
  const hunks = old.length === better.length ? sameLength(old, better) : hunksOf(old, better);
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

/** How many pairs of lines are compared at most; beyond that all that differs is one hunk. */
const mostPairs = 4_000_000;

/** The parts that differ, by the longest row of lines that both texts have in common. */
function hunksOf(old: string[], better: string[]): Hunk[] {
  const shorter = Math.min(old.length, better.length);
  let start = 0;
  while (start < shorter && old[start] === better[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === better.at(-1 - end)) end++;
  const [a, b] = [old.slice(start, old.length - end), better.slice(start, better.length - end)];
  if (a.length * b.length > mostPairs) return [{ line: start + 1, old: a, better: b }];
  const common = commonLengths(a, b);
  const hunks: Hunk[] = [];
  for (let [i, j, open] = [0, 0, false]; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      [i, j, open] = [i + 1, j + 1, false];
      continue;
    }
    if (!open) hunks.push({ line: start + i + 1, old: [], better: [] });
    open = true;
    const isGone = j === b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!);
    if (isGone) hunks.at(-1)!.old.push(a[i++]!);
    else hunks.at(-1)!.better.push(b[j++]!);
  }
  return hunks;
}

/** How many lines two texts have in common, from each line to their ends. */
function commonLengths(a: string[], b: string[]): Uint32Array[] {
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i]![j] = a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  return common;
}

function hunkLines({ line, old, better }: Hunk): string[] {
  return [`@@ line ${line} @@`, ...marked('-', old), ...marked('+', better)];
}

function marked(mark: string, lines: string[]): string[] {
  return lines.map((line) => `${mark}${line.replace(/\r$/, '')}`);
}
