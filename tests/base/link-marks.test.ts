import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { findLinks, findMarkedLinks, writeTarget } from '../../src/base/addresses/link-marks.ts';
import { replaceAddresses } from '../../src/base/addresses/replace-links.ts';
import fc from 'fast-check';
import { assertProperty } from '../sampling.ts';

const texts = [
  '[a](/b)',
  'See [Mercury](https://en.wikipedia.org/wiki/Mercury_(planet)) today.',
  String.raw`See [Mercury](https://en.wikipedia.org/wiki/Mercury_\(planet\)) today.`,
  'Take [the list](/files/a b.pdf) with you.',
  'Take [the list](</files/a b.pdf>) with you.',
  'Call [us](tel:+49 30 123456) now.',
  'See [a](https://example.com/ "With a title") now.',
  "See [a](https://example.com/ 'With a (title)') now.",
  'See [a](https://example.com/ (title)) now.',
  'See [the [old] page](https://example.com) now.',
  'See [the [old](/x) page](https://example.com) now.',
  String.raw`See [the \] page](/a) and \[no](/b), [a]\(/b).`,
  'See `[code](/a)` and [`]`](/b).',
  '![a picture](/images/a.jpg) and ![](/images/b.jpg) and [![in](/images/c.jpg)](/d)',
  '[a]() [a](<>) [a]( /b ) [a](\n/b\n)',
  '[a](/b(c) [a](/b)c) [a](/b "t) [a](/b "t" x)',
  '[a\n\nb](/c) [a\nb](/c)',
  '[[a]](/b) [[a](/b)](/c) ![[a](/b)](/c)',
  '[a](/b"c) [a](/b<c) [a](<b<c>) [a](<b>c)',
  'a] (b) ](/c) [d](',
  String.raw`x[[(](\[e](/f))`,
  String.raw`x[![(](\[e](/f))](/g)`,
];

interface Seen {
  isPicture: boolean;
  address: string;
  title: string | null;
}

/** Pictures in links are read with their link; a label that holds a link is none. */
function readWithMarkdown(text: string): Seen[] {
  const seen: Seen[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image') {
      seen.push({ isPicture: node.type === 'image', address: node.url, title: node.title ?? null });
      return;
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromMarkdown(text));
  return seen.filter(({ address }) => address !== '');
}

const readWithOurs = (text: string): Seen[] =>
  findMarkedLinks(text).map(({ isPicture, address, title }) => ({ isPicture, address, title }));

describe('links in texts', () => {
  it.each(texts)('are those that a reader of Markdown sees: %j', (text) => {
    const wanted = readWithMarkdown(text).filter(({ address }) => address !== '');
    expect(readWithOurs(text)).toEqual(wanted);
  });

  it('are the same in random texts', () => {
    const parts = [
      '[',
      ']',
      '(',
      ')',
      '](',
      '![',
      '\\',
      'a',
      'b c',
      '/d',
      '<',
      '>',
      ' ',
      '"',
      "'",
      '`',
      '\n',
      '[e](/f)',
    ];
    const text = fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((chosen) => `x${chosen.join('')}`);
    // In others a reader of Markdown sees HTML, code, paragraphs, or links without words or address.
    const isComparable = (each: string) => !/[<`]|\n\s*\n|\[\]\(|\n *>|\]\(\s*["'()]/.test(each);
    assertProperty(
      fc.property(text.filter(isComparable), (each) => {
        expect(readWithOurs(each)).toEqual(readWithMarkdown(each));
      }),
      { sample: 3000, all: 100_000 },
    );
  });

  it('are read in time from texts that are all brackets', () => {
    const began = performance.now();
    for (const part of ['[', '![', '[a', '[a](', '[[a](/b)', '](', '[a](/b', '[a](<', '\\[', '`['])
      findLinks(part.repeat(20_000));
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('keep what is written around an address that is replaced', () => {
    const text = 'a [b](/c "d") e ![f](</g h>) i';
    expect(replaceAddresses(text, ({ address }) => address)).toBe(text);
    expect(replaceAddresses(text, ({ address }) => `${address}(`)).toBe('a [b](</c(> "d") e ![f](</g h(>) i');
    expect(replaceAddresses(text, () => '/x%20y')).toBe('a [b](/x%20y "d") e ![f](/x%20y) i');
  });

  it('have no title where its quotes are empty', () => {
    for (const text of ['[a](/b "")', "[a](/b '')", '[a](/b ())'])
      expect([findLinks(text)[0]!.title, readWithMarkdown(text)[0]!.title]).toEqual([null, null]);
  });

  it('can be written for every address', () => {
    for (const address of [
      '/a',
      '/a b',
      '/a(b)',
      '/a)b',
      '/a(b',
      '/a<b>',
      '/a\\b',
      '/a"b',
      '<a',
      'mailto:a@b.example?subject=A b',
    ])
      expect(findLinks(`[x](${writeTarget(address, 'A "title" \\')})`)).toMatchObject([
        { address, title: 'A "title" \\' },
      ]);
  });
});
