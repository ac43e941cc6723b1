// How much of a long run is done: a seeded sample by itself, all of it in `npm run test:all` (TEST_RUNS=all).
import fc from 'fast-check';

export const isWhole = process.env.TEST_RUNS === 'all';

export interface Runs {
  sample: number;
  all: number;
  /** Makes the long run the same every time, too. */
  seed?: number;
}

/** Checks a property: on a sample that is the same every time, or on many more inputs, which differ without a seed. */
export function assertProperty<T>(property: fc.IProperty<T>, { sample, all, seed }: Runs): void {
  fc.assert(
    property,
    isWhole ? { numRuns: all, ...(seed !== undefined && { seed }) } : { numRuns: sample, seed: seed ?? 1 },
  );
}

/** @returns every item, or of a sample one in so many */
export function sampleOf<T>(items: T[], oneIn: number): T[] {
  return isWhole ? items : items.filter((_item, index) => index % oneIn === 0);
}
