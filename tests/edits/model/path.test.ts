// Paths: own properties only, and names that look like numbers stay names.
import { expect, test } from 'vitest';
import { toPath, getAtPath } from '../../../src/edits/model/path.ts';

test.each([
  ['a place in a list', '/blocks/1/title', { blocks: [{}, { title: '' }] }, ['blocks', 1, 'title']],
  ['a name that looks like a number', '/facts/2024', { facts: { 2024: 'x' } }, ['facts', '2024']],
  ['a setting that is missing', '/facts/2024', { facts: {} }, ['facts', '2024']],
  ['the place behind a list', '/blocks/2', { blocks: [{}, {}] }, ['blocks', 2]],
  ['a name with a slash and a tilde', '/a~1b/c~0d', { 'a/b': { 'c~d': 1 } }, ['a/b', 'c~d']],
  ['the whole file', '', {}, []],
])('a pointer to %s', (_what, pointer, data, path) => {
  expect(toPath(pointer, data)).toEqual(path);
});

test('a path leads to own properties only', () => {
  expect(getAtPath({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
  for (const path of [['constructor'], ['a', 'length'], ['a', 'map'], ['toString', 'name']])
    expect(getAtPath({ a: [] }, path), path.join(' ')).toBe(path[1] === 'length' ? 0 : undefined);
});
