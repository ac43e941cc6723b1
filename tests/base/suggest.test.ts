import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest, damerauDistance } from '../../src/base/pure/suggest.ts';
import { assertProperty } from '../sampling.ts';

const names = ['heading', 'text', 'background', 'cards', 'columns', 'buttons'];

test.each([
  ['headin', 'heading'],
  ['haeding', 'heading'],
  ['Heading', 'heading'],
  ['card', 'cards'],
  ['coloumns', 'columns'],
  ['back-ground', 'background'],
  ['tex', 'text'],
])('%s is taken for %s', (written, meant) => {
  expect(nearest(written, names)).toBe(meant);
});

test.each(['colour', 'zzz', 'x', ''])('"%s" is taken for nothing', (written) => {
  expect(nearest(written, names)).toBe(null);
});

test('a letter of another alphabet is a letter', () => {
  expect(nearest('sid\u0435', ['id', 'side'])).toBe('side');
});

test('one swap of neighbours costs one', () => {
  expect(damerauDistance('ab', 'ba')).toBe(1);
  expect(damerauDistance('', 'abc')).toBe(3);
});

test('the distance is the same both ways, and none only for equal texts', () => {
  assertProperty(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(damerauDistance(a, b)).toBe(damerauDistance(b, a));
      expect(damerauDistance(a, b) === 0).toBe(a === b);
    }),
    { sample: 100, all: 20_000 },
  );
});
