// Samples of inputs: the same small one every time, or in `npm run test:all` (TEST_RUNS=all) a larger one, which is
// another for each commit.
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';

export const isWhole = process.env.TEST_RUNS === 'all';

/** For one run on other inputs, or to see once more what a long run has found. */
const wantedSeed = process.env.TEST_SEED === undefined ? undefined : Number(process.env.TEST_SEED);

export interface Runs {
  sample: number;
  all: number;
  /** For inputs that are too large to look for a smaller one that fails as well. */
  endOnFailure?: boolean;
}

/**
 * Checks a property: on a sample that is the same every time, or on many more inputs, which are
 * others for each commit.
 */
export function assertProperty<T>(property: fc.IProperty<T>, runs: Runs): void;
export function assertProperty<T>(property: fc.IAsyncProperty<T>, runs: Runs): Promise<void>;
export function assertProperty<T>(
  property: fc.IRawProperty<T>,
  { sample, all, endOnFailure }: Runs,
): Promise<void> | void {
  return fc.assert(property, {
    // fast-check counts down to zero: with a part of a run it would never end.
    numRuns: Math.ceil(isWhole ? all : sample),
    seed: chooseSeed(),
    ...(endOnFailure && { endOnFailure }),
  });
}

function chooseSeed(): number {
  return wantedSeed ?? (isWhole ? seedOfCommit() : 1);
}

/**
 * Derives a seed from the commit: what CI finds in it can be seen before, and again; the next
 * commit looks at other inputs.
 */
function seedOfCommit(): number {
  const hash = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return Number.parseInt(hash, 16) | 0;
}

/**
 * @param oneIn of how many items one is taken
 * @param oneInLongRun the same for the long run, which begins at another item for each commit
 */
export function sampleOf<T>(items: T[], oneIn: number, oneInLongRun = 1): T[] {
  const [step, first] = isWhole ? [oneInLongRun, Math.abs(chooseSeed()) % oneInLongRun] : [oneIn, 0];
  return items.filter((_item, index) => index % step === first);
}
