// Gaps of a page: words in brackets that its author still has to replace.
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { findGaps, mayHaveGaps } from '../../src/base/words/gaps.ts';
import { listStarterLanguages, readStarterWords } from '../../src/site/recipes/starter-words.ts';
import { productRoot } from '../product-root.ts';

test('gaps are words in brackets, and no highlights, links or lists', () => {
  const data = {
    title: 'A [[highlight]] and a [link](/about)',
    tags: ['company', 'news'],
    blocks: [
      { text: 'Court: [town]\nNumber: [HRB 12345], [[both]] ![a picture](/x.jpg)' },
      { note: 'a[1] b[x] [the [old] page](https://example.com)' },
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

test('lists of YAML are no gaps to look for, and brackets without words are none at all', () => {
  const lists =
    'tags: [company news, press]\nrows:\n  - [Small, 20 x 15]\n  - { name: a b, options: [one two, b] }\nx: [[a b], [c d]]\n';
  expect(mayHaveGaps(lists)).toBe(false);
  expect(mayHaveGaps(`${lists}text: |\n  - Register: [name of the register]\n`)).toBe(true);
  expect(mayHaveGaps('text: |\n  [Name the services.]\n')).toBe(true);
  expect(findGaps({ text: 'He said [...] and [1.2.3] and [a b]' })).toEqual([]);
});

test.each(listStarterLanguages(productRoot))(
  'each gap of a legal page in %s asks for one thing, and is found',
  (lang) => {
    const { sections } = readStarterWords(productRoot, lang).words;
    for (const texts of Object.values(sections)) {
      const gaps = findGaps(texts);
      expect(new Set(gaps).size).toBe(gaps.length);
      expect(gaps.length).toBeGreaterThan(0);
      expect(mayHaveGaps(stringify(texts))).toBe(true);
    }
  },
);
