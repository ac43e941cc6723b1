// One mistake, one diagnostic, at the token to change: proved on every name of every example of every block.
import { describe, expect, test } from 'vitest';
import {
  deletions,
  duplicates,
  emptyings,
  examplePages,
  misindentations,
  misspellings,
  retypings,
  type Layout,
  type Mutation,
} from './mutations.ts';
import { foundIn } from './test-site.ts';

interface Rate {
  all: number;
  /** How many give exactly one diagnostic, at the right place. */
  right: number;
  wrong: string[];
}

/**
 * Mutations that leave a right page are not counted.
 * @param byLine whether the right line is enough: of a line that is indented wrongly the mistake is the space before it
 */
function measure(mutations: Mutation[], { mayBeRight = false, byLine = false } = {}): Rate {
  const placeIn = (found: string) => found.split(byLine ? ':' : ' ')[0]!;
  const rate: Rate = { all: 0, right: 0, wrong: [] };
  for (const { name, text, expected } of mutations) {
    const found = foundIn(text);
    if (mayBeRight && found.length === 0) continue;
    rate.all++;
    if (found.length === 1 && expected.map(placeIn).includes(placeIn(found[0]!))) rate.right++;
    else rate.wrong.push(`${name}: ${found.join(', ') || 'nothing'}, expected ${expected.join(' or ')}`);
  }
  return rate;
}

function expectRate({ all, right, wrong }: Rate, least: number): void {
  expect(all).toBeGreaterThan(100);
  expect(right / all, wrong.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(least);
}

const layouts: Layout[] = ['block', 'flow', 'quoted', 'wide', 'flush', 'keys'];
/** Of the rarer ways of writing every third mutation is tried: all of them would take a minute more. */
const isRare = (layout: Layout) => layout === 'flush' || layout === 'keys';

describe.each(layouts)('in the layout %s, exactly one diagnostic at the right token for', (layout) => {
  const pages = examplePages(layout);
  const all = (mutate: (name: string, text: string, layout: Layout) => Mutation[]) =>
    pages
      .flatMap(({ name, text }) => mutate(name, text, layout))
      .filter((_mutation, index) => !isRare(layout) || index % 3 === 0);

  test('a misspelt name', () => expectRate(measure(all(misspellings)), 0.99), 60_000);
  test('a name written twice', () => expectRate(measure(all(duplicates)), 0.99), 60_000);
  test('a value of another kind', () => expectRate(measure(all(retypings)), 0.99), 60_000);
  test('a missing value', () => expectRate(measure(all(emptyings)), 0.99), 60_000);
  test('a missing name', () => expectRate(measure(all(deletions), { mayBeRight: true }), 0.99), 60_000);
});

describe.each(['block', 'wide', 'flush'] as const)(
  'in the layout %s, exactly one diagnostic at the right line for',
  (layout) => {
    test('a line that is indented wrongly', () => {
      // A sample: every one of them would take half a minute.
      const sample = examplePages(layout)
        .flatMap(({ name, text }) => misindentations(name, text))
        .filter((_mutation, index) => index % 7 === 0);
      expectRate(measure(sample, { mayBeRight: true, byLine: true }), 0.98);
    }, 60_000);
  },
);
