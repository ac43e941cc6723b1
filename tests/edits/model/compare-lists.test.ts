// Comparison of two versions of a list: what was replaced, and an end of the comparison where it takes too long.
import { expect, it } from 'vitest';
import { compareLists } from '../../../src/edits/model/compare-lists.ts';

it('finds what was put in, taken out and replaced', () => {
  expect(compareLists([...'abcdef'], [...'abcdef'])).toEqual([]);
  expect(compareLists([...'abcdef'], [...'abXdeYZ'])).toEqual([
    [2, 1, 2, 1],
    [5, 1, 5, 2],
  ]);
  expect(compareLists([], [...'ab'])).toEqual([[0, 0, 0, 2]]);
});

it('replaces all between the same start and the same end of lists that would take too long', () => {
  const middle = (word: string) => Array.from({ length: 3000 }, (_each, at) => (at % 2 === 0 ? ' ' : `${word}${at}`));
  const before = ['a', 'b', ...middle('x'), 'z'];
  const now = ['a', 'b', ...middle('y').slice(1), 'z'];
  expect(compareLists(before, now)).toEqual([[2, 3000, 2, 2999]]);
});
