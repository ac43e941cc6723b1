// How much of a long run is done: a seeded sample by itself, all of it in `npm run test:all` (TEST_RUNS=all).
import fc from 'fast-check';

export const isWhole = process.env.TEST_RUNS === 'all';

/** Checks a property: on a sample that is the same every time, or on many more inputs, which differ every time. */
export function assertProperty<T>(property: fc.IProperty<T>, { sample, all }: { sample: number; all: number }): void {
  fc.assert(property, isWhole ? { numRuns: all } : { numRuns: sample, seed: 1 });
}

/** @returns every item, or of a sample one in so many */
export function sampleOf<T>(items: T[], oneIn: number): T[] {
  return isWhole ? items : items.filter((_item, index) => index % oneIn === 0);
}
