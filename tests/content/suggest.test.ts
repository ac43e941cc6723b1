import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest, restrictedDamerau } from '../../src/content/suggest.ts';

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

test('one swap of neighbours costs one', () => {
  expect(restrictedDamerau('ab', 'ba')).toBe(1);
  expect(restrictedDamerau('', 'abc')).toBe(3);
});

test('the distance is the same both ways, and none only for equal texts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(restrictedDamerau(a, b)).toBe(restrictedDamerau(b, a));
      expect(restrictedDamerau(a, b) === 0).toBe(a === b);
    }),
  );
});
