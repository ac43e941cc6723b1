// The page decides the level of every heading: whatever stands first has the h1, and no level is left out below it.
import { describe, expect, it } from 'vitest';
import { schemas } from '../../checker/test-site.ts';
import { rendered } from './rendered.ts';

type Written = Parameters<typeof rendered>[0];

const first = { type: 'cta', heading: 'First', button: { label: 'Home', href: '/' } };

describe.each(Object.entries(schemas.blocks))('the headings of %s', (_type, schema) => {
  it.each((schema.examples as Written[]).map((example, index) => [index + 1, example] as const))(
    'leave no level out, first on the page or not: example %i',
    (_number, example) => {
      expectOrder(listLevels(rendered(example)));
      const below = listLevels(rendered(first, example));
      expectOrder(below);
      expect(below.filter((level) => level === 1)).toEqual([1]);
    },
  );
});

it('a section without a heading does not take the h1 from the one below it', () => {
  const announcement = { type: 'announcement', text: 'News.' };
  const picture = { type: 'picture', image: { src: '/images/example.svg', alt: '' } };
  expect(listLevels(rendered(announcement, picture, first, first))).toEqual([1, 2]);
});

function listLevels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
}

function expectOrder(levels: number[]) {
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  expect(jumps, `h${levels.join(', h')}`).toEqual([]);
}
