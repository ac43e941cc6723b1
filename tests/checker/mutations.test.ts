// One mistake, one diagnostic, at the token to change: proved on every name of every example of every block.
// Where it is otherwise, `reasons` says why; a mutation that no reason covers fails.
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
import { isWhole, sampleOf } from '../sampling.ts';
import { foundIn, schemas } from './test-site.ts';

interface Reason {
  why: string;
  covers(mutation: Mutation, found: readonly string[]): boolean;
}

/** Names that are settings of some section. */
const settings = new Set(Object.values(schemas.blocks).flatMap(({ properties = {} }) => Object.keys(properties)));

const reasons: Reason[] = [
  {
    why: 'The misspelt name is that of another setting, which stands there already or takes any value.',
    covers: ({ name, text, expected }, found) => {
      if (!/ (?:shortened|swapped|doubled)$/.test(name)) return false;
      const [line, column] = expected[0]!.split(':').map(Number);
      const written = /^["']?(\w+)/.exec(text.split('\n')[line! - 1]!.slice(column! - 1))?.[1] ?? '';
      return settings.has(written) && found.length <= 3;
    },
  },
  {
    why: 'A link on the page leads to the id that was taken away, and the link is what visitors would find broken.',
    covers: ({ name }, found) =>
      name.endsWith(' deleted') && name.includes('/id ') && isOnly(found, 'site/broken-anchor'),
  },
  {
    why: 'Prices of a site have one currency: where nobody names it, that is told once, in site.yaml.',
    covers: ({ name }, found) => name.endsWith('/currency deleted') && isOnly(found, 'site/no-currency'),
  },
  {
    why: 'A caption says what a picture without a description shows: without it, the description is missing.',
    covers: ({ name }, found) => name.endsWith('/caption deleted') && isOnly(found, 'a11y/missing-alt'),
  },
  {
    why: 'Two neighbouring lines do not line up, and nobody can see which of them has moved: the other one is told.',
    covers: ({ name, expected }, found) => {
      const lines = [found[0], expected[0]].map((place) => Number(place?.split(':')[0]));
      const span = name.includes('with what is below') ? 8 : 1;
      return isIndent(name) && isOnly(found, 'yaml/indent') && Math.abs(lines[0]! - lines[1]!) <= span;
    },
  },
  {
    why: 'An entry moved to the right over the values of its only group: the lines below it, which have kept their column, are told.',
    covers: ({ name, expected }, found) =>
      isIndent(name) &&
      isOnly(found, 'schema/lost-indent') &&
      Number(found[0]!.split(':')[0]) === Number(expected[0]!.split(':')[0]) + 1,
  },
  {
    why: 'With dashes at the column of their name, a line two columns further belongs to an inner list or group, by its place.',
    covers: ({ name }, found) => / flush: line \d+ by -?[12]/.test(name) && found.length <= 4,
  },
  {
    why: 'Moved to the right, the setting joins a group that has a name of the same kind, and both are told.',
    covers: ({ name }, found) =>
      isIndent(name) && found.length === 2 && found.some((each) => each.endsWith(' yaml/duplicate-key')),
  },
];

function isIndent(name: string): boolean {
  return /: line \d+ by -?\d/.test(name);
}

function isOnly(found: readonly string[], code: string): boolean {
  return found.length === 1 && found[0]!.endsWith(` ${code}`);
}

interface Result {
  all: number;
  /** Number of those that a reason covers. */
  excused: number;
  /**
   * Mutations with no diagnostic, more than one, or one elsewhere, for no reason that is written
   * down.
   */
  unexplained: string[];
}

/**
 * Mutations that leave a right page are not counted.
 * @param byLine whether the right line is enough: of a line that is indented wrongly the mistake is the space before it
 */
function measure(mutations: Mutation[], { mayBeRight = false, byLine = false } = {}): Result {
  const findPlace = (found: string) => found.split(byLine ? ':' : ' ')[0]!;
  const result: Result = { all: 0, excused: 0, unexplained: [] };
  for (const mutation of mutations) {
    const { name, text, expected } = mutation;
    const found = foundIn(text);
    if (mayBeRight && found.length === 0) continue;
    result.all++;
    if (found.length === 1 && expected.map(findPlace).includes(findPlace(found[0]!))) continue;
    // Nothing excuses silence.
    if (found.length > 0 && reasons.some(({ covers }) => covers(mutation, found))) result.excused++;
    else result.unexplained.push(`${name}: ${found.join(', ') || 'nothing'}, expected ${expected.join(' or ')}`);
  }
  return result;
}

/**
 * @param most which share of all mutations may be excused, because a reason is for the rare case; a sample may have more by
 *   chance, up to three standard deviations
 */
function expectExplained({ all, excused, unexplained }: Result, most: number): void {
  expect(all).toBeGreaterThan(isWhole ? 100 : 20);
  expect(unexplained).toEqual([]);
  expect(excused).toBeLessThanOrEqual(all * most + 3 * Math.sqrt(all * most));
}

const layouts: Layout[] = ['block', 'flow', 'quoted', 'wide', 'flush', 'keys'];
describe.each(layouts)('in the layout %s, exactly one diagnostic at the right token for', (layout) => {
  const pages = sampleOf(examplePages(layout), 6);
  const some = (mutate: (name: string, text: string, layout: Layout) => Mutation[]) =>
    sampleOf(
      pages.flatMap(({ name, text }) => mutate(name, text, layout)),
      5,
      8,
    );

  test('a misspelt name', () => expectExplained(measure(some(misspellings)), 0.01));
  test('a name written twice', () => expectExplained(measure(some(duplicates)), 0.01));
  test('a value of another kind', () => expectExplained(measure(some(retypings)), 0.01));
  test('a missing value', () => expectExplained(measure(some(emptyings)), 0.01));
  test('a missing name', () => expectExplained(measure(some(deletions), { mayBeRight: true }), 0.01));
});

describe.each(['block', 'wide', 'flush'] as const)(
  'in the layout %s, exactly one diagnostic at the right line for',
  (layout) => {
    test('a line that is indented wrongly', () => {
      const all = sampleOf(examplePages(layout), 6).flatMap(({ name, text }) => misindentations(name, text));
      expectExplained(measure(sampleOf(all, 19, 21), { mayBeRight: true, byLine: true }), 0.02);
    });
  },
);
