// Suggestions: the known name that an author most likely meant, by edit distance.

/**
 * @returns the candidate nearest to `written`, or null if none is near enough.
 * Differences in case, hyphens and the like cost less than letters.
 */
export function nearest(written: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestCost = Infinity;
  for (const candidate of candidates) {
    const cost = distance(written, candidate);
    if (cost < bestCost) [best, bestCost] = [candidate, cost];
  }
  return bestCost <= tolerance(written) ? best : null;
}

function tolerance(written: string): number {
  return written.length <= 2 ? 0.5 : written.length <= 4 ? 1.5 : Math.max(2, Math.floor(written.length / 3));
}

/** @returns the number of edits between two names; case and hyphens cost next to nothing */
function distance(written: string, candidate: string): number {
  if (written === candidate) return 0;
  const [a, b] = [fold(written), fold(candidate)];
  if (a === b) return 0.1;
  if (a === `${b}s` || b === `${a}s`) return 0.5;
  return Math.abs(a.length - b.length) > tolerance(written) ? Infinity : damerauDistance(a, b);
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}/#.]/gu, '');
}

/**
 * Computes the restricted Damerau-Levenshtein distance: inserting, deleting and replacing a
 * character and swapping two neighbours cost one each.
 */
export function damerauDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length]!;
}
