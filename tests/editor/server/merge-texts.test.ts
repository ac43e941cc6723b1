// Merging keeps both changes when they touch other lines, and gives up when they touch the same.
import { expect, test } from 'vitest';
import { mergeTexts } from '../../../src/editor/server/files/merge-texts.ts';

const base = 'a: 1\nb: 2\nc: 3\nd: 4\n';

test.each([
  ['other lines', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 1\nb: 2\nc: 3\nd: 5\n', 'a: 9\nb: 2\nc: 3\nd: 5\n'],
  ['the same change', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 9\nb: 2\nc: 3\nd: 4\n'],
  ['a last line without line break', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 1\nb: 2\nc: 3\nd: 4', 'a: 9\nb: 2\nc: 3\nd: 4'],
  ['the same line', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 8\nb: 2\nc: 3\nd: 4\n', null],
])('%s', (_name, mine, theirs, merged) => {
  expect(mergeTexts(base, mine, theirs)).toBe(merged);
});
