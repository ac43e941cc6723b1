// Gaps of a page: words in brackets that its author still has to replace.
import { expect, test } from 'vitest';
import { findGaps, mayHaveGaps } from '../../../src/editor/server/site/find-gaps.ts';

test('gaps are words in brackets, and no highlights, links or lists', () => {
  const data = {
    title: 'A [[highlight]] and a [link](/about)',
    tags: ['company', 'news'],
    blocks: [
      { text: 'Court: [town]\nNumber: [HRB 12345], [[both]] ![a picture](/x.jpg)' },
      { note: 'a[1] b[x]' },
      7,
      null,
    ],
  };
  expect(findGaps(data)).toEqual(['[town]', '[HRB 12345]']);
});

test('a file without brackets need not be read', () => {
  expect(mayHaveGaps('text: A [[highlight]] and a [link](/about)')).toBe(false);
  expect(mayHaveGaps('text: "Court: [town]"')).toBe(true);
});
