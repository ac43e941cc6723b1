// Merging keeps both changes when they touch other lines, and gives up when they touch the same.
import { expect, test } from 'vitest';
import { mergeTexts } from '../../../src/editor/server/merging/merge-texts.ts';

const base = 'a: 1\nb: 2\nc: 3\nd: 4\n';

test.each([
  ['other lines', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 1\nb: 2\nc: 3\nd: 5\n', 'a: 9\nb: 2\nc: 3\nd: 5\n'],
  ['the same change', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 9\nb: 2\nc: 3\nd: 4\n'],
  ['a last line without line break', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 1\nb: 2\nc: 3\nd: 4', 'a: 9\nb: 2\nc: 3\nd: 4'],
  ['neighbouring lines', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 1\nb: 8\nc: 3\nd: 4\n', 'a: 9\nb: 8\nc: 3\nd: 4\n'],
  [
    'a line that becomes several, beside a neighbour',
    'a: |\n  9\n  9\nb: 2\nc: 7\nd: 4\n',
    'a: 1\nb: 8\nc: 3\nd: 4\n',
    'a: |\n  9\n  9\nb: 8\nc: 7\nd: 4\n',
  ],
  [
    'lines that one has removed, beside a neighbour',
    'b: 2\nc: 3\nd: 4\n',
    'a: 1\nb: 8\nc: 3\nd: 4\n',
    'b: 8\nc: 3\nd: 4\n',
  ],
  ['new lines where the other has removed some', 'a: 1\nb: 2\nx: 0\nc: 3\nd: 4\n', 'a: 1\nc: 3\nd: 4\n', null],
  ['new lines of both at one place', 'a: 1\nx: 0\nb: 2\nc: 3\nd: 4\n', 'a: 1\ny: 0\nb: 2\nc: 3\nd: 4\n', null],
  ['the same line', 'a: 9\nb: 2\nc: 3\nd: 4\n', 'a: 8\nb: 2\nc: 3\nd: 4\n', null],
])('%s', (_name, mine, theirs, merged) => {
  expect(mergeTexts(base, mine, theirs)).toBe(merged);
});
