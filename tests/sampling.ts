// How much of a long run is done: a seeded sample by itself, all of it in `npm run test:all` (TEST_RUNS=all).
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';

export const isWhole = process.env.TEST_RUNS === 'all';

/** For one run on other inputs, or to see once more what a long run has found. */
const wantedSeed = process.env.TEST_SEED === undefined ? undefined : Number(process.env.TEST_SEED);

export interface Runs {
  sample: number;
  all: number;
  /** Makes the long run the same every time, too. */
  seed?: number;
  /** For inputs that are too large to look for a smaller one that fails as well. */
  endOnFailure?: boolean;
}

/**
 * Checks a property: on a sample that is the same every time, or on many more inputs, which without
 * a seed are others for each commit.
 */
export function assertProperty<T>(property: fc.IProperty<T>, { sample, all, seed, endOnFailure }: Runs): void {
  const chosen = wantedSeed ?? seed ?? (isWhole ? seedOfCommit() : 1);
  fc.assert(property, {
    numRuns: isWhole ? all : sample,
    seed: chosen,
    ...(endOnFailure && { endOnFailure }),
  });
}

/** What CI finds in a commit can be seen before, and again; the next commit looks at other inputs. */
function seedOfCommit(): number {
  const hash = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return Number.parseInt(hash, 16) | 0;
}

/** @returns every item, or of a sample one in so many */
export function sampleOf<T>(items: T[], oneIn: number): T[] {
  return isWhole ? items : items.filter((_item, index) => index % oneIn === 0);
}
